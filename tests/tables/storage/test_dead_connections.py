"""Options of lines to PostgreSQL. What becomes of a silent one is tested with whole nodes."""

from sqlalchemy.engine import make_url

from ubongo.tables.storage.dead_connections import timeouts_of


def test_a_line_is_given_up_after_seconds_and_the_address_may_say_otherwise():
    assert timeouts_of(make_url("postgresql://db/ubongo"))["tcp_user_timeout"] == "10000"
    own = timeouts_of(make_url("postgresql://db/ubongo?tcp_user_timeout=500&connect_timeout=1"))
    assert own.keys() == {"keepalives_idle", "keepalives_interval", "keepalives_count"}
