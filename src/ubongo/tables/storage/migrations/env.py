"""What Alembic runs: the migrations, on the connection handed over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
