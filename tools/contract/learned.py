"""What a run has learned from the answers it got: the resources of the content console, and their entity tags.

Every change there needs the tag of what it changes, and most need something that is in a certain state. No generator
guesses either, so a run does what a client does: it remembers what it was shown, and asks about that. Half of the cases
of the phases that follow no links stay as they were generated, and so do all that are meant to be refused.
"""

import json
import re
from itertools import count
from random import Random
from urllib.error import HTTPError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

CONSOLE = "/api/console"
SITE = CONSOLE + "/sites/{site}"
ENVIRONMENT = SITE + "/environments/{env}"
DOCUMENT = ENVIRONMENT + "/documents/{documentId}"
RELEASE = ENVIRONMENT + "/releases/{releaseId}"
LINK_POLICY = SITE + "/link-policy"
PUBLIC_SEARCH = SITE + "/public-search"
LANGUAGES = SITE + "/languages"
TRANSLATIONS = DOCUMENT + "/translations"

# The deepest first: an operation is about the first one that its path begins with.
RESOURCES = (
    TRANSLATIONS,
    DOCUMENT,
    ENVIRONMENT + "/deleted-documents/{documentId}",
    RELEASE,
    ENVIRONMENT + "/block-types/{type}",
    ENVIRONMENT + "/page-types/{type}",
    SITE + "/webhooks/{webhookId}",
    SITE + "/media/{key}",
    SITE + "/block-types/{type}",
    SITE + "/page-types/{type}",
    LINK_POLICY,
    PUBLIC_SEARCH,
    LANGUAGES,
    ENVIRONMENT,
    SITE,
    CONSOLE,
)

# What an operation can be done to; the others can be done to anything. A release of which an item is known is kept for
# the operation that takes one out.
FITTING = {
    "deleteSite": lambda site, _: not site["environments"],
    "deleteEnvironment": lambda environment, _: environment["name"] != "production",
    "saveDraft": lambda document, body: document["kind"] == body["kind"],
    "moveDocument": lambda document, _: document["kind"] == "page",
    "unpublishDocument": lambda document, _: document["live"],
    "deleteDocument": lambda document, _: not document["live"],
    "renameRelease": lambda release, _: is_open(release),
    "deleteRelease": lambda release, _: is_open(release) and "item" not in release,
    "putReleaseItem": lambda release, _: is_open(release),
    "listReleaseItems": lambda release, _: is_open(release) and release["items"] and "item" not in release,
    "deleteReleaseItem": lambda release, _: is_open(release) and "item" in release,
    "rebaseRelease": lambda release, _: is_open(release),
    "publishRelease": lambda release, _: is_open(release) and release["items"],
    "scheduleRelease": lambda release, _: is_open(release) and release["items"] and "item" not in release,
    "unscheduleRelease": lambda release, _: release["state"] == "scheduled",
    "revertRelease": lambda release, _: release["state"] == "published",
}

# Where something is already; the other sites and environments stay empty, and may go.
INHABITED = {
    SITE: lambda site, _: site["environments"],
    ENVIRONMENT: lambda environment, _: environment["name"] == "production",
}

# What a body calls something new by.
NAMES = ("id", "name", "to", "route", "key", "locale")
NAMED = ("createSite", "createEnvironment", "createDocument", "createRelease", "moveDocument")

# What a client names in the path, and where a new one goes.
MADE = {
    "putMedia": ("key", "docs%2Fnew-{}.txt"),
    "putBlockType": ("type", "new-{}"),
    "putPageType": ("type", "new-{}"),
    "putEnvironmentBlockType": ("type", "new-{}"),
    "putEnvironmentPageType": ("type", "new-{}"),
}


class Learned:
    """What there is, by the path parameters that lead to it, and what there is no more."""

    def __init__(self, seed):
        self._random = Random(seed)
        self._known = {template: {} for template in RESOURCES}
        self._gone = set()
        self._names = count()

    def guide(self, case):
        """Leads cases that should succeed to something that there is, and shows its tag."""
        template = resource_of(case.operation.path)
        if template is None or not case.meta.generation.mode.is_positive:
            return
        operation = case.operation.definition.raw["operationId"]
        linked = case.meta.phase.name.value == "stateful"
        if not linked and self._random.random() < 0.5:
            return
        known = self._known[template]
        makes = operation in MADE and self._random.random() < 0.5
        if makes:
            name, value = MADE[operation]
            case.path_parameters[name] = value.format(next(self._names))
            if place_of(SITE, case) not in self._known[SITE]:
                case.path_parameters["site"] = "docs"
            if "env" in case.path_parameters and place_of(ENVIRONMENT, case) not in self._known[ENVIRONMENT]:
                case.path_parameters.update({"site": "docs", "env": "production"})
        place = place_of(template, case)
        # What a link led to stays, and so does what was there, so that what comes after a deletion is seen too.
        stays = linked and (place in known or (template, place) in self._gone)
        if not stays and not makes:
            everywhere = INHABITED.get(template) if case.operation.path != template else None
            fits = FITTING.get(operation) or everywhere or (lambda _resource, _body: True)
            # The newest, which least has happened to.
            fitting = [place for place, (_, resource) in known.items() if fits(resource, case.body)][-4:]
            if fitting:
                place = self._random.choice(fitting)
                case.path_parameters.update(place)
        self._complete(case, operation, known.get(place))

    def _complete(self, case, operation, known):
        declared = {parameter.name for parameter in case.operation.headers}
        tag, resource = known or (None, {})
        if "If-Match" in declared:
            case.headers.pop("If-None-Match", None)
            case.headers.pop("If-Match", None)
            if tag is not None:
                case.headers["If-Match"] = tag
            elif "If-None-Match" in declared:
                case.headers["If-None-Match"] = "*"
        if operation in NAMED:
            name = next(name for name in NAMES if name in case.body)
            slash = "/" if str(case.body[name]).startswith("/") else ""
            case.body[name] = f"{slash}new-{next(self._names)}"
        # Late enough to be called off; at once is fine as well.
        if operation == "scheduleRelease" and self._random.random() < 0.5:
            case.body["at"] = "2037-03-20T09:00:00Z"
        if operation == "deleteReleaseItem" and "item" in resource:
            case.path_parameters["documentId"] = resource["item"]
        if operation == "putReleaseItem":
            case.path_parameters["documentId"] = self._document_beside(case)
        # The one revision that every document has.
        if "revision" in case.path_parameters:
            case.path_parameters["revision"] = 1
        for container in (case.query, case.body):
            for name in ("revision", "from", "to"):
                if isinstance(container, dict) and isinstance(container.get(name), int):
                    container[name] = 1

    def _document_beside(self, case):
        release = case.path_parameters
        beside = [
            place["documentId"]
            for place in map(dict, self._known[DOCUMENT])
            if (place["site"], place["env"]) == (release["site"], release["env"])
        ]
        return self._random.choice(beside) if beside else release["documentId"]

    def learn(self, case, response):
        """Remembers what an answer shows, and forgets what is not there."""
        template = resource_of(case.operation.path)
        if template is None or case.method.upper() != case.operation.method.upper():
            return
        place = place_of(template, case)
        is_item = case.operation.path.endswith("/items/{documentId}")
        if is_item and case.method.upper() == "DELETE" and response.status_code in (200, 404):
            self._known[template].get(place, (None, {}))[1].pop("item", None)
        if response.status_code == 204 and case.method.upper() == "DELETE":
            self._forget(template, place)
            if template == ENVIRONMENT and place[:1] in self._known[SITE]:
                self._read_again(SITE, place[:1], response.request)
        elif response.status_code in (404, 409, 412) and place in self._known[template]:
            self._read_again(template, place, response.request)
        elif response.status_code in (200, 201) and "etag" in response.headers:
            location = response.headers.get("location")
            if response.status_code == 201 and location is not None:
                template, place = parse(urlsplit(location[0]).path)
            self._remember(template, place, response.headers["etag"][0], response.json())
            if is_item and case.method.upper() == "PUT":
                self._known[template][place][1]["item"] = case.path_parameters["documentId"]
        elif response.status_code == 200 and case.operation.path.endswith("/items") and place in self._known[template]:
            for item in response.json()["items"]:
                self._known[template][place][1]["item"] = item["documentId"]

    def _read_again(self, template, place, refused):
        """It is not what it was: a release is another one as soon as what it would replace is."""
        parts = urlsplit(refused.url)
        url = f"{parts.scheme}://{parts.netloc}{template.format(**dict(place))}"
        headers = {name: refused.headers[name] for name in ("Cookie", "Authorization") if name in refused.headers}
        try:
            with urlopen(Request(url, headers=headers)) as answer:
                self._remember(template, place, answer.headers["ETag"], json.load(answer))
        except HTTPError:
            self._forget(template, place)

    def _remember(self, template, place, tag, shown):
        _, before = self._known[template].pop(place, (None, {}))
        kept = {"item": before["item"]} if "item" in before else {}
        self._known[template][place] = (tag, {**kept, **shown.get("webhook", shown)})
        self._gone.discard((template, place))

    def _forget(self, template, place):
        if place in self._known[template]:
            self._gone.add((template, place))
        for known in self._known.values():
            for other in [other for other in known if other[: len(place)] == place]:
                del known[other]


def is_open(release):
    """Whether items come and go."""
    return release["state"] in ("open", "failed")


def resource_of(path):
    """The template of the resource that the operation with this path is about."""
    return next((each for each in RESOURCES if path == each or path.startswith(each + "/")), None)


def place_of(template, case):
    """The parameters that lead to a resource, outermost first."""
    names = re.findall(r"\{(\w+)\}", template)
    return tuple((name, written(case.path_parameters.get(name, ""))) for name in names)


def parse(path):
    """The template and the parameters of a path."""
    for template in RESOURCES:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template.replace("{key}", "(?P<key>.+)"))
        match = re.fullmatch(pattern, path)
        if match:
            return template, tuple((name, written(value)) for name, value in match.groupdict().items())
    raise ValueError(f"no resource is at {path}")


def written(value):
    """A value as it stands in a path, slashes and all in one way."""
    return quote(unquote(str(value)), safe="")
