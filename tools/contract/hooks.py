"""What Schemathesis has to be told to test these contracts.

A page is a string. A run calls as one kind of caller: which, and with which credential, the desk says (`desk.ts`), whose address
is in `CONTRACT_DESK`; without one, a run is anonymous.
"""

import itertools
import json
import os
import sys
from urllib.parse import quote
from urllib.request import Request, urlopen

import schemathesis

sys.path.append(os.path.dirname(__file__))
from learned import Learned  # noqa: E402


@schemathesis.deserializer("text/html")
@schemathesis.deserializer("text/event-stream")
def page(_context, response):
    return response.text


DESK = os.environ.get("CONTRACT_DESK")

if DESK:

    # Schemathesis's own cache of credentials is left out: in the stateful phase it would not look at refusals.
    @schemathesis.auth(refresh_interval=None)
    class Caller:
        credential = None

        def get(self, _case, _context):
            if Caller.credential is None:
                with urlopen(DESK) as answer:
                    Caller.credential = json.load(answer)
            return Caller.credential

        def set(self, case, credential, _context):
            container = "cookies" if credential["in"] == "cookie" else "headers"
            values = getattr(case, container) or {}
            values[credential["name"]] = credential["value"]
            setattr(case, container, values)

    @schemathesis.hook
    def after_call(_context, case, response):
        """Once its credential is refused, the run has signed itself out or removed itself: a new caller takes over."""
        # The MCP endpoint takes tokens alone, and connectors and directories prove who they are in their own way.
        elsewhere = case.operation.path == "/mcp" or case.operation.path.startswith(("/oauth/", "/scim/"))
        if response.status_code != 401 or Caller.credential is None or elsewhere:
            return
        shown = "".join(response.request.headers.get(name, "") for name in ("Cookie", "Authorization"))
        if Caller.credential["value"] in shown and response.json()["code"] == "unauthenticated":
            Caller.credential = None


# One address may ask for 30 codes an hour, and register 20 applications. Each asks more often, well or badly, so that
# both answers are seen.
ADDRESSES = {
    operation: (f"198.51.100.{i // count % 256}" for i in itertools.count())
    for operation, count in {"requestCode": 100, "submitLogin": 100, "registerClient": 30}.items()
}


@schemathesis.hook("before_call").apply_to(operation_id=list(ADDRESSES))
def ask_from_many_addresses(_context, case, _kwargs):
    operation = case.operation.definition.raw["operationId"]
    case.headers["X-Forwarded-For"] = next(ADDRESSES[operation])


@schemathesis.hook("before_call").apply_to(operation_id=["postMcp"])
def accept_both_types(_context, case, _kwargs):
    """Clients of MCP have to (Streamable HTTP, 'Sending Messages to the Server'); OpenAPI cannot say it of `Accept`."""
    case.headers.setdefault("Accept", "application/json, text/event-stream")


@schemathesis.hook("after_call").apply_to(operation_id=["disablePlugin"])
def let_it_run_again(_context, _case, response):
    """What comes later writes to its accessories."""
    if response.status_code == 200:
        sent = response.request
        enable = sent.url.removesuffix("/disable") + "/enable"
        headers = {name: sent.headers[name] for name in ("Origin", "Cookie") if name in sent.headers}
        urlopen(Request(enable, method="POST", headers=headers)).close()


# The listener reads a head of 16 KiB, and answers 431 to a longer one before any contract is looked at: bounds of texts
# count characters, which an address spells with up to twelve bytes each. Names, methods and cookies have the rest.
LONGEST_HEAD = 13_000

# A path of more than 2,048 bytes is malformed, whatever its parts are.
LONGEST_PATH = 1_800


@schemathesis.hook
def filter_case(_context, case):
    """Leaves out what is refused before an operation is looked for."""
    path = sum(len(quote(str(text), safe="")) for text in (case.path_parameters or {}).values())
    texts = [*parts(case.query), *(case.cookies or {}).values()]
    head = path + sum(len(quote(str(text), safe="")) for text in texts)
    if path > LONGEST_PATH:
        return False
    return head + sum(len(str(text)) for text in (case.headers or {}).values()) <= LONGEST_HEAD


def parts(query):
    for name, value in (query or {}).items():
        yield name
        yield from value if isinstance(value, list) else [value]


LEARNED = Learned(int(os.environ["CONTRACT_SEED"]))


@schemathesis.hook("before_call")
def ask_about_what_there_is(_context, case, _kwargs):
    LEARNED.guide(case)


@schemathesis.hook("after_call")
def remember_what_there_is(_context, case, response):
    LEARNED.learn(case, response)
