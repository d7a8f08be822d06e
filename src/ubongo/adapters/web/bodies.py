"""The form of a request's body, checked before a route reads it."""

from ubongo.adapters.web.admission import ApiError
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.unique_keys import repeated_key


async def check_body(request: AnyRequest) -> None:
    """Check that a posted body declares itself as JSON, and that no object in it has a key twice.

    Raises:
        ApiError: it does not, or one has.
        RecursionError: it is nested too deeply.
    """
    if request.method != "POST":
        return
    if not _is_json(request.headers.get("content-type", "")):
        raise ApiError(400, "bad-request", "the body must be JSON, with the content type application/json")
    key = repeated_key(await request.body())
    if key is not None:
        raise ApiError(400, "bad-request", f"the body has the key {key[:40]!r} twice")


def _is_json(content_type: str) -> bool:
    kind, _, parameters = content_type.partition(";")
    charset = parameters.strip().lower().replace('"', "")
    return kind.strip().lower() == "application/json" and charset in ("", "charset=utf-8")
