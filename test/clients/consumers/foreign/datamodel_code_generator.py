"""The models of datamodel-code-generator hold the answers that calls.mts asks for; the calls are httpx's."""

import json
import sys

import auth
import bridge
import content
import httpx

auth_url, bridge_url, content_url, token = sys.argv[1:]
shown = {"Authorization": f"Bearer {token}"}
site = f"{content_url}/api/v1/docs/production"

me = auth.Me.model_validate_json(httpx.get(f"{auth_url}/api/v1/me", headers=shown).content)
page = content.Document.model_validate_json(httpx.get(f"{site}/content/delivery").content)
routes = content.RouteList.model_validate_json(httpx.get(f"{site}/_routes", params={"limit": 3}).content)
missing = httpx.get(f"{site}/nowhere")
new_site = content.NewSite(id="another").model_dump(mode="json", exclude_unset=True)
refused = httpx.post(f"{content_url}/api/console/sites", headers=shown, json=new_site)
plugins = bridge.PluginList.model_validate_json(httpx.get(f"{bridge_url}/api/plugins").content)
print(
    json.dumps(
        {
            "me": me.actor.email,
            "title": page.meta.title,
            "routes": len(routes.routes),
            "missing": [missing.status_code, content.NotFoundProblem.model_validate_json(missing.content).code],
            "refused": content.AdministratorChangesOnlyStepUpRequiredProblem.model_validate_json(refused.content).code,
            "plugins": [plugin.manifest.name for plugin in plugins.plugins],
        }
    )
)
