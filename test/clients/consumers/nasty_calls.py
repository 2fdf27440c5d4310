"""Calls the nasty contract's operations, and those of the wide one."""

import json
import sys
from typing import Any, assert_type

from triptych_nasty_client import NastyClient
from triptych_nasty_client.errors import ApiError_, InternalError, InternalError_, ProblemError
from triptych_nasty_client.models import AB, Call_, Cat, Iterable_, Literal_, NastyThing
from triptych_wide_client import WideClient

thing: NastyThing = {"content-type": "a", "class": None, "kind": True, "both": {"if": 1, "b": 1}, "more": {"a": {"children": [{}]}}}
empty: Literal_ = {"if": 1}
problems: list[type[ProblemError]] = [ApiError_, InternalError, InternalError_]


def never(client: NastyClient) -> None:
    """Is held against the types alone."""
    got = client.import_("a", "b/c", from_=None, self_query=1, body_query=True, x_from_header="h", x_from_query="q")
    assert_type(got.data, NastyThing)
    client.close_(body=empty)
    calls = client.list_(a_b_query=1, a_b_query_=2, a_b_query__=3, top=4, n_1st=5, gr_e="g", proto="p", constructor="").data
    assert_type(calls, list[Call_])
    assert_type(client.str_(client.bytes_(b"x").data, q="q").data, list[Iterable_])
    pet = calls[0].get("pet")
    if pet is not None and pet["kind"] == "cat":
        assert_type(pet, Cat)
    dog: AB = {"kind": "dog", "__proto__": "", "pets": []}
    call: Call_ = {"str": "", "owned": {**dog, "owner": "me"}, "marked": {"id": "a"}, "pet": dog}
    assert_type(call.get("owned"), dict[str, Any] | None)


with WideClient(sys.argv[1]) as wide:
    said = [
        wide.list_items(
            ids=[1, 2],
            names=["a,b", "c"],
            tag=["x", "y"],
            filter={"date.gte": "2026-01-01"},
            range={"age": 3},
            x_names=["n", "m"],
            theme="dark",
        ).data,
        wide.create_item({"name": "cup"}).data,
        wide.create_item("cup,1", content_type="text/csv").status,
        wide.send_note("# Hello").data,
        wide.send_photos({"title": "Ada", "cover": ("a.png", b"png", "image/png")}).data,
    ]
print(json.dumps(said))
