"""What is offered on a date."""

import pytest

from ubongo.formats.daily import FIRST_DAY, LAST_DAY, Date, DateError, day_of, day_out, encode, month_of, parse_date

# Pinned: a program that gives a date another board has another scheme.
CHRISTMAS_EVE = (
    b'{"format":"ubongo-daily","version":1,"scheme":"daily-1","date":"2026-12-24","boards":['
    b'{"name":"easy","box":"flat","region":"#####/..###/.##../####.","pieces":["I4","Y5","Z5"],"solutions":1,"grade":3.0},'
    b'{"name":"hard","box":"flat","region":"##..#./.#####/.#####/.###..","pieces":["I3","V3","Y5","L5"],"solutions":1,'
    b'"grade":6.6},'
    b'{"name":"solid","box":"solid","region":"##.../#####/.#...","pieces":["red-domino","green-hook","blue-ell",'
    b'"blue-hook"],"solutions":1,"grade":7.4}],'
    b'"hand":{"name":"cards","round":1,"cards":{"1":"L5 S4 T4/P5 I4 O4","6":"L5 O4 T4/S4 P5 I4",'
    b'"9":"L5 P5 I4/T4 S4 O4","12":"T4 O4 L5/I4 P5 S4","16":"L5 P5 O4/S4 I4 T4","18":"P5 T4 S4/O4 I4 L5",'
    b'"27":"L5 O4 T4/P5 S4 I4","28":"P5 S4 O4/I4 T4 L5","34":"P5 O4 L5/T4 I4 S4"}}}'
)


@pytest.mark.slow
def test_a_date_has_the_same_bytes_in_every_program():
    assert encode(day_out(day_of(Date(2026, 12, 24)))) == CHRISTMAS_EVE


@pytest.mark.slow
@pytest.mark.parametrize(("year", "month", "days"), [(2028, 2, 29), (2027, 2, 28), (2027, 4, 30)])
def test_a_month_has_its_days_in_order(year: int, month: int, days: int):
    assert [day.date for day in month_of(year, month)] == [Date(year, month, day) for day in range(1, days + 1)]


@pytest.mark.parametrize("text", ["2026-01-01", "2036-12-31", "2028-02-29"])
def test_a_date_of_the_scheme_is_read(text: str):
    assert str(parse_date(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-02-30",
        "2027-02-29",
        "20261224",
        "2026-W52-4",
        "2026-12-24T00:00",
        " 2026-12-24",
        "2026-12-24\n",
        "24.12.2026",
        "٢٠٢٦-١٢-٢٤",
        "x" * 500,
    ],
)
def test_text_that_is_no_date_is_named_in_one_line(text: str):
    with pytest.raises(DateError, match="is not a date such as 2026-12-24") as raised:
        parse_date(text)
    assert len(str(raised.value)) < 100
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("text", ["2025-12-31", "2037-01-01", "0001-01-01", "9999-12-31"])
def test_a_date_outside_the_scheme_is_refused_with_its_span(text: str):
    with pytest.raises(DateError, match=f"from {FIRST_DAY} to {LAST_DAY}"):
        parse_date(text)
