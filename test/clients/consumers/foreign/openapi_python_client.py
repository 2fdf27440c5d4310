"""What the clients of openapi-python-client are asked to do: the same as those of calls.mts."""

import json
import sys

from auth.api.account import get_me
from auth.client import AuthenticatedClient as AuthClient
from bridge.api.plugins import list_plugins
from bridge.client import Client as BridgeClient
from content.api.delivery import get_document, list_routes
from content.api.sites import create_site
from content.client import AuthenticatedClient as ContentClient
from content.models import NewSite

auth_url, bridge_url, content_url, token = sys.argv[1:]
auth = AuthClient(base_url=auth_url, token=token)
bridge = BridgeClient(base_url=bridge_url)
content = ContentClient(base_url=content_url, token=token)

missing = get_document.sync_detailed("docs", "production", "nowhere", client=content)
print(
    json.dumps(
        {
            "me": get_me.sync(client=auth).actor.email,
            "title": get_document.sync("docs", "production", "content/delivery", client=content).meta.title,
            "routes": len(list_routes.sync("docs", "production", client=content, limit=3).routes),
            "missing": [missing.status_code, missing.parsed.code],
            "refused": create_site.sync(client=content, body=NewSite(id="another")).code,
            "plugins": [plugin.manifest.name for plugin in list_plugins.sync(client=bridge).plugins],
        }
    )
)
