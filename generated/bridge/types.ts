// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

export interface paths {
    readonly "/api/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the daemon runs */
        readonly get: operations["getDaemonHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/backups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How scheduled backups went
         * @description Those that the process of this surface writes by itself (`SVC_BACKUP_DIR`). With several processes, each tells of its own.
         */
        readonly get: operations["getBackups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/system": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The machine and the daemon */
        readonly get: operations["getSystem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/qr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a controller pairs with the bridge
         * @description For the Home app, or any HAP controller: the setup URI goes into a QR code, the pincode is typed. `problem` says why no phone could pair by it.
         */
        readonly get: operations["getSetupCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every plugin that the config uses */
        readonly get: operations["listPlugins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look for plugins again
         * @description Scans the plugin folders again. A platform entry that is new in the config still needs a restart.
         */
        readonly post: operations["refreshPlugins"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One plugin */
        readonly get: operations["getPlugin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}/restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restart one plugin
         * @description Ends its process and starts a fresh one, with the config as it now is. Answers once the new process has been started; a plugin that had failed or was disabled by its crashes starts again.
         */
        readonly post: operations["restartPlugin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep a plugin from running
         * @description Puts it on `disabledPlugins` of the config and stops it. Its accessories stay with the bridge, and do not answer.
         */
        readonly post: operations["disablePlugin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}/enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a plugin run
         * @description Takes it off `disabledPlugins` of the config and starts it.
         */
        readonly post: operations["enablePlugin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}/accessories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove every accessory of a plugin
         * @description Empties what the bridge keeps of them. The plugin is restarted, and what it brings is new: rooms and automations are lost.
         */
        readonly delete: operations["resetPluginAccessories"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/plugins/{id}/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a plugin costs */
        readonly get: operations["getPluginStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every accessory of the bridge
         * @description With the values that were known last, each with the time of that. With `fresh`, plugins are asked for the values that they do not report by themselves; those that do not answer within 9 seconds stay as they were.
         */
        readonly get: operations["listAccessories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories/debug": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Names of the accessories */
        readonly get: operations["debugAccessories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories/external": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Accessories with a HAP server of their own
         * @description What cannot go through the bridge, such as cameras and televisions, and what a plugin publishes on its own: each is paired by itself, with its own setup code.
         */
        readonly get: operations["listExternalAccessories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories/external/{uuid}/pairings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Unpair an external accessory
         * @description Forgets every controller that is paired with it and drops their connections; its setup code stays.
         */
        readonly delete: operations["resetExternalPairings"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories/{uuid}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An accessory's `uuid`. */
                readonly uuid: components["parameters"]["AccessoryUuid"];
            };
            readonly cookie?: never;
        };
        /**
         * One accessory
         * @description With `fresh`, its plugin is asked for the values that it does not report by itself. No other accessory is waited for.
         */
        readonly get: operations["getAccessory"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove one accessory
         * @description For one that is gone. Its plugin is restarted without it; one that the plugin still has comes back as a new accessory, without its rooms and automations.
         */
        readonly delete: operations["removeAccessory"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/accessories/{uuid}/characteristics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write a characteristic
         * @description Hands the value to the plugin, once the characteristic's properties allow it; controllers hear of it. Answers with the three fields of the request.
         */
        readonly post: operations["writeCharacteristic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The config file, as text */
        readonly get: operations["getConfig"];
        readonly put?: never;
        /**
         * Overwrite the config file
         * @description The content becomes the file, byte for byte. Takes effect after a restart.
         */
        readonly post: operations["replaceConfig"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/overrides": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fields that settings override
         * @description What the environment of the daemon says is in force, whatever the config file says.
         */
        readonly get: operations["listConfigOverrides"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/backups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Versions of the config file
         * @description The newest 50, the newest first; the first is the file as it is.
         */
        readonly get: operations["listConfigBackups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/backups/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A version of the config file, as text */
        readonly get: operations["getConfigBackup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/backups/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bring a version of the config file back
         * @description What the file was until then is a version too. Takes effect after a restart.
         */
        readonly post: operations["restoreConfigBackup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/platform": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create or replace a platform entry
         * @description Replaces the entry with the same `platform`, or adds one. Of several it replaces the one with the same `name`, else the first. Takes effect after a restart.
         */
        readonly post: operations["putPlatform"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/config/platform/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The platform entry of a name */
        readonly get: operations["getPlatform"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bridge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The bridge section of the config */
        readonly get: operations["getBridge"];
        readonly put?: never;
        /**
         * Change fields of the bridge section
         * @description Only the fields that are there change. `logLevel` is in force at once, the others after a restart.
         */
        readonly post: operations["changeBridge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the package registry for Homebridge plugins
         * @description The registry is the one that npm is configured with.
         */
        readonly get: operations["searchPlugins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/install": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Install or update a Homebridge plugin
         * @description Answers when it is done; its progress is in the log. The package is put together in a temporary folder and then takes the place of the one before, so that an installation that fails leaves what was there. A plugin that runs is restarted. `skippedScripts` names the packages whose install scripts did not run: ask again with `runScripts` for those that need theirs.
         */
        readonly post: operations["installPlugin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/uninstall/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove an installed plugin
         * @description Its entries of the config stay, and with them its accessories, so that installing it again brings everything back; accessories of a plugin that the config no longer names are forgotten at the next restart.
         */
        readonly delete: operations["uninstallPlugin"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/rollback/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bring back the version of a plugin that was there before its update
         * @description With all that it depended on in the same versions, each with the same integrity; answers when it is done, and needs no registry for what npm still has in its cache. A plugin that runs is restarted. `previous` of the installed plugins says which version that is. What was rolled back from is no version to go back to.
         */
        readonly post: operations["rollBackPlugin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/updates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Installed plugins and the registry's versions of them */
        readonly get: operations["listPluginUpdates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/installed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Third-party plugins that are installed */
        readonly get: operations["listInstalledPlugins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/local": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Native plugins in the plugin folders */
        readonly get: operations["listLocalPlugins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/signature/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the registry's signature is that of an installed plugin, and what the plugin was built from
         * @description Looked at as `npm audit signatures` does, for the plugin's own package and with the integrity of what is installed.
         */
        readonly get: operations["getPluginSignature"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/plugin-info/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Platform names and accessory types that a plugin registers
         * @description Detected by loading the plugin in a process of its own, which ends once it has reported, or after 10 s.
         */
        readonly get: operations["getPluginInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/plugin-schema/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The config schema of a plugin */
        readonly get: operations["getPluginSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/marketplace/plugin-form/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a form for a plugin's config needs
         * @description The plugin's config schema made regular, with defaults, layout, and the names that an entry may have.
         */
        readonly get: operations["getPluginForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The newest log entries
         * @description From the log that is kept in memory, 10,000 entries in all and 2,000 of one plugin; the oldest first.
         */
        readonly get: operations["listLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/logs/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every log entry that is kept, as text */
        readonly get: operations["downloadLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/daemon/restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restart the daemon
         * @description Answers, then drops every connection, stops and starts every plugin, and listens again.
         */
        readonly post: operations["restartDaemon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hap/pairings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Controllers that are paired with the bridge */
        readonly get: operations["listPairings"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Unpair every controller
         * @description Drops their connections. The Home app loses its rooms and automations of this bridge.
         */
        readonly delete: operations["resetPairings"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hap/pairings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Unpair one controller
         * @description Drops its connections. Without an administrator among those that are left, they are unpaired as well (HAP, 5.11).
         */
        readonly delete: operations["removePairing"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bridges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every bridge of the daemon
         * @description The main one, those that entries of the config ask for (`_bridge`), and those that were opened when one was full. Each is paired on its own.
         */
        readonly get: operations["listBridges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bridges/{username}/pairings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Unpair every controller of a bridge
         * @description Drops their connections. The Home app loses its rooms and automations of this bridge.
         */
        readonly delete: operations["resetBridgePairings"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bridges/{username}/pairings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Unpair one controller of a bridge
         * @description Drops its connections. Without an administrator among those that are left, they are unpaired as well (HAP, 5.11).
         */
        readonly delete: operations["removeBridgePairing"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Access tokens of this bridge
         * @description Those that have not expired, the newest first. Tokens of an auth surface are not among them.
         */
        readonly get: operations["listTokens"];
        readonly put?: never;
        /**
         * Make an access token
         * @description For a program that reads accessories (`bridge:read`), writes to them (`bridge:write`), or both. It can do nothing else.
         */
        readonly post: operations["createToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke an access token */
        readonly delete: operations["revokeToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the browser console begins
         * @description With `SVC_BRIDGE_AUTH=session` or `token` it redirects to sign-in without a session.
         */
        readonly get: operations["getConsole"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirect to the console
         * @description Leads to `/`, where it begins.
         */
        readonly get: operations["getConsoleStart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console/{page}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which page; the console's script reads it, and says so when the page does not exist. */
                readonly page: components["parameters"]["ConsolePage"];
            };
            readonly cookie?: never;
        };
        /**
         * A page of the console
         * @description The same page as `/`, whose script shows what this address is about. With `SVC_BRIDGE_AUTH=session` or `token` it redirects to sign-in without a session, and from there back to this address.
         */
        readonly get: operations["getConsolePage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/visitor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is signed in to this console
         * @description Answered with or without a session. A bridge that requires no sign-in has no `person`. The other consoles are there for those who may see this one.
         */
        readonly get: operations["getVisitor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sign in to this console
         * @description Leads to the auth surface, which leads to sign-in without a session, and back to `/sign-in/callback`. A cookie ties what comes back to this browser.
         */
        readonly get: operations["startSignIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-in/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Back from the auth surface
         * @description Trades the one-time code for a session of this console and leads to `next`; a code that is late, used, or another browser's leads to the sign-in page with an error.
         */
        readonly get: operations["finishSignIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-in/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page to sign in with the bridge's own token
         * @description For a bridge with `SVC_BRIDGE_AUTH=token`, which prints this address with its first token. Opening it does nothing yet: what looks at links before people do would use the token up.
         */
        readonly get: operations["getTokenSignIn"];
        readonly put?: never;
        /**
         * Sign in with the bridge's own token
         * @description A form: trades the token, which is spent then, for a session of this console, and leads to `next`. With another token it leads back to the page.
         */
        readonly post: operations["submitTokenSignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out, on every console */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether this surface can serve
         * @description `200` once the database answers and its migrations are done, `503` until then and whenever the data is out of reach or damaged; `reason` says which. Every operation that needs the data is answered with `503` then.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counters and timings for Prometheus
         * @description Answered to loopback callers only, unless `SVC_METRICS_PUBLIC=true`.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This contract, as a page
         * @description Shows every operation of `/openapi.json`, and sends requests to this server.
         */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/manual": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The manual, as a page
         * @description Every page of the manual, with a search. It is the same on every surface.
         */
        readonly get: operations["getManual"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This contract, as OpenAPI 3.1
         * @description Everything that this surface answers over HTTP. No credential is asked for, from no origin.
         */
        readonly get: operations["getOpenApi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/asyncapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The contract of the streams, as AsyncAPI 3.0
         * @description Everything that goes over the WebSocket streams of this surface.
         */
        readonly get: operations["getAsyncApi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/api-catalog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What there is to be found here
         * @description An API catalog (RFC 9727): where the API begins, and where its contracts, its documentation and its state are.
         */
        readonly get: operations["getApiCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/assets/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A file that the console's page loads
         * @description Scripts, styles and fonts. Each has a hash of its bytes in its name, so what is kept never has to be asked about again.
         */
        readonly get: operations["getAsset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs/streams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The contract of the streams, as a page */
        readonly get: operations["getStreamsDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How reachable a bridge is for controllers. */
        readonly HapStatus: {
            readonly listening: boolean;
            /** @description Whether controllers can find it by mDNS. */
            readonly advertised: boolean;
            /** @description Whether a controller is paired. */
            readonly paired: boolean;
            /** @description Controllers that are connected now. */
            readonly controllers: number;
            /** @description Why it does not listen; it is tried again by itself. Null when it does. */
            readonly error: string | null;
        };
        readonly BridgeHealth: {
            /** @description What HAP knows the bridge by. */
            readonly username: string;
            readonly name: string;
            readonly hap: components["schemas"]["HapStatus"];
        };
        readonly DaemonHealth: {
            /** @constant */
            readonly status: "ok";
            /** @description Of the daemon. */
            readonly version: string;
            /** Format: date-time */
            readonly timestamp: string;
            /** @description Of the main bridge. */
            readonly hap?: components["schemas"]["HapStatus"];
            /** @description Every bridge, the main one first. */
            readonly bridges?: readonly components["schemas"]["BridgeHealth"][];
        };
        readonly BackupSuccess: {
            /** Format: date-time */
            readonly at: string;
            /** @description Bytes. */
            readonly size: number;
        };
        readonly BackupFailure: {
            /** Format: date-time */
            readonly at: string;
            /** @description For people; as in the log. */
            readonly reason: string;
        };
        /** @description How the scheduled backups of a process went. */
        readonly BackupStatus: {
            /** @description Whether `SVC_BACKUP_DIR` has this process write backups by itself. */
            readonly scheduled: boolean;
            /** @description The newest archive in the folder, of an earlier process too; null before the first. */
            readonly lastSuccess: components["schemas"]["BackupSuccess"] | null;
            /** @description What failed since then; null where nothing did. */
            readonly lastFailure: components["schemas"]["BackupFailure"] | null;
            /**
             * Format: date-time
             * @description When the next is due; null while one is written.
             */
            readonly next: string | null;
        };
        readonly SystemInfo: {
            /** @description `linux`, `darwin` or `win32`. */
            readonly os: string;
            /** @description `x64` or `arm64`. */
            readonly arch: string;
            readonly hostname: string;
            /** @description Primary local address. */
            readonly ip: string;
            readonly nodeVersion: string;
            /** @description Of the daemon, in seconds. */
            readonly uptime: number;
            /**
             * @description Who holds plugins to their `memoryMb`. `cgroup`: the kernel, with the programs that they start, as the daemon was given a cgroup to share out; `proc`: the daemon, which looks each second; `none`: there is no limit, on systems other than Linux.
             * @enum {string}
             */
            readonly pluginMemory?: "cgroup" | "proc" | "none";
        };
        readonly Pincode: string;
        readonly SetupCode: {
            /** @description What a QR code for the Home app holds. */
            readonly setupURI: string;
            readonly pincode: components["schemas"]["Pincode"];
            /** @description Why no phone can pair, with the setting that helps; null where one can. */
            readonly problem?: string | null;
        };
        readonly PluginManifest: {
            readonly name: string;
            readonly version: string;
            readonly description: string;
            readonly author: string;
        };
        /** @enum {string} */
        readonly PluginStatus: "disabled" | "starting" | "running" | "unresponsive" | "restarting" | "stopped" | "failed";
        /** @description Plugin-specific settings. */
        readonly PluginSettings: {
            readonly [key: string]: unknown;
        };
        readonly PluginInstance: {
            /** @description Equals `manifest.name`; of entries with a bridge of their own it ends in its `username`. */
            readonly id: string;
            readonly manifest: components["schemas"]["PluginManifest"];
            readonly status: components["schemas"]["PluginStatus"];
            readonly config: components["schemas"]["PluginSettings"];
            /** @description The package that it is of; operations that take an id take this for the first of several. */
            readonly package?: string;
            /** @description The `username` of the bridge that its entries ask for; null behind the main one. */
            readonly bridge?: string | null;
        };
        readonly PluginList: {
            readonly plugins: readonly components["schemas"]["PluginInstance"][];
        };
        readonly Ok: {
            /** @constant */
            readonly ok: true;
        };
        /** @description A package name, with its scope. */
        readonly PluginName: string;
        readonly PluginStats: {
            readonly status: components["schemas"]["PluginStatus"];
            /** @description Why it has this status, where there is more to say. */
            readonly reason: string | null;
            /**
             * Format: date-time
             * @description When a plugin that is `restarting` is started again.
             */
            readonly retryAt?: string | null;
            /** @description Resident set of its process, in bytes; 0 without one. */
            readonly memory: number;
            /** @description In bytes. */
            readonly heapUsed: number;
            /** @description Percent of one core, over the last seconds. */
            readonly cpu: number;
            /** @description Since the daemon started. */
            readonly restarts: number;
            readonly accessories: number;
            /** @description Of its process since it was ready, in seconds. */
            readonly uptime: number;
            /** @description Ids of the other plugins in its process; absent where it has one of its own. `memory`, `heapUsed` and `cpu` are of all of them. */
            readonly sharedWith?: readonly string[];
            /** @description Why it has a process of its own, although the config has it share one. */
            readonly apart?: string;
        };
        /** @description Any JSON value; null where it can only be written. */
        readonly Value: unknown;
        readonly Characteristic: {
            /** @description Unique and stable for this characteristic of this service. */
            readonly uuid: string;
            /** @description HAP name, `On`. */
            readonly type: string;
            readonly value: components["schemas"]["Value"];
            /**
             * Format: date-time
             * @description When the plugin last reported, read or took the value; null before it has since the daemon started.
             */
            readonly updatedAt?: string | null;
            /** @description `bool`, `int`, `float`, `string`, `uint8`, … */
            readonly format: string;
            readonly unit?: string;
            /** @description `pr` read, `pw` write, `ev` events, … */
            readonly perms: readonly string[];
            readonly minValue?: number;
            readonly maxValue?: number;
            readonly minStep?: number;
            readonly validValues?: readonly number[];
        };
        readonly AccessoryService: {
            /** @description Unique and stable for this service of this accessory. */
            readonly uuid: string;
            /** @description HAP name, `Lightbulb`; the UUID of a type that HAP does not name. */
            readonly type: string;
            readonly characteristics: readonly components["schemas"]["Characteristic"][];
        };
        readonly Accessory: {
            readonly uuid: string;
            readonly name: string;
            readonly services: readonly components["schemas"]["AccessoryService"][];
            /** @description Id of the plugin that it belongs to. */
            readonly plugin: string;
            /** @description The `username` of the bridge that it is behind; null while the config does not ask for that bridge. */
            readonly bridge?: string | null;
        };
        readonly AccessoryList: {
            readonly accessories: readonly components["schemas"]["Accessory"][];
        };
        readonly AccessoryNames: {
            readonly count: number;
            readonly names: readonly string[];
        };
        readonly ExternalAccessory: {
            readonly uuid: string;
            readonly name: string;
            /** @description Id of its plugin. */
            readonly plugin: string;
            /** @description HAP accessory category. */
            readonly category: number;
            /** @description Its HAP device id. */
            readonly username: string;
            /** @description Its own setup code, as NNN-NN-NNN. */
            readonly pincode: string;
            /** @description What its QR code holds. */
            readonly setupURI: string;
            readonly paired: boolean;
            /** @description Null while it does not listen. */
            readonly port: number | null;
            /** @description Why it does not. */
            readonly error: string | null;
        };
        readonly ExternalAccessoryList: {
            readonly accessories: readonly components["schemas"]["ExternalAccessory"][];
        };
        readonly CharacteristicWrite: {
            /** @description The service's `uuid`. */
            readonly serviceUuid: string;
            /** @description The characteristic's `uuid`. */
            readonly charUuid: string;
            readonly value: components["schemas"]["Value"];
        };
        readonly ConfigText: {
            /** @description The whole file, as text. */
            readonly content: string;
        };
        readonly FieldError: {
            /** @enum {string} */
            readonly in: "path" | "query" | "header" | "cookie" | "body";
            /** @description The parameter, or the JSON Pointer (RFC 6901) into the body without its first slash; empty for the whole body. */
            readonly name: string;
            readonly message: string;
        };
        readonly ConfigOverride: {
            /**
             * @description Of `bridge` in the config file.
             * @enum {string}
             */
            readonly field: "port" | "bind" | "advertiser";
            /** @description The environment variable that is set. */
            readonly setting: string;
            /** @description What is in force; port `0` is a free one. */
            readonly value: string;
        };
        readonly ConfigOverrides: {
            readonly overrides: readonly components["schemas"]["ConfigOverride"][];
        };
        readonly ConfigBackup: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description In bytes. */
            readonly size: number;
        };
        readonly ConfigBackups: {
            readonly backups: readonly components["schemas"]["ConfigBackup"][];
        };
        /** @description An entry of `platforms`; a plugin's own fields stand beside these two. */
        readonly PlatformEntry: {
            readonly platform: string;
            /** @description Path of the plugin's entry file, relative to the data folder or absolute. */
            readonly plugin: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlatformConfig: {
            readonly config: components["schemas"]["PlatformEntry"];
        };
        /**
         * @description How much a log entry matters.
         * @enum {string}
         */
        readonly LogLevel: "debug" | "info" | "warn" | "error";
        /**
         * @description The mDNS advertiser of the HAP server.
         * @enum {string}
         */
        readonly Advertiser: "ciao" | "bonjour-hap" | "avahi" | "resolved" | "none";
        readonly BridgeConfig: {
            readonly name: string;
            readonly port: number;
            readonly hapPort: number;
            readonly pincode: components["schemas"]["Pincode"];
            readonly username: string;
            readonly logLevel: components["schemas"]["LogLevel"];
            /** @description What the HAP server listens on, several separated by commas; null for all. */
            readonly bind?: string | null;
            readonly advertiser?: components["schemas"]["Advertiser"];
            readonly manufacturer?: string | null;
            readonly model?: string | null;
            readonly firmwareRevision?: string | null;
            readonly setupID?: string | null;
            readonly addIdentifyingMaterial?: boolean;
            readonly keepOrphans?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Any of the fields; those that are left out stay. */
        readonly BridgeChange: {
            /** @description What the Home app calls the bridge. */
            readonly name?: string;
            /** @description Of this API; in force after a restart. */
            readonly port?: number;
            /** @description Of the HAP server; in force after a restart. */
            readonly hapPort?: number;
            readonly pincode?: components["schemas"]["Pincode"];
            /** @description What HAP knows the bridge by; another one is another bridge. */
            readonly username?: string;
            readonly logLevel?: components["schemas"]["LogLevel"];
            /** @description An address or a network interface that the HAP server listens on, or several, separated by commas; null for all. */
            readonly bind?: string | null;
            readonly advertiser?: components["schemas"]["Advertiser"];
            /** @description What the Home app shows of the bridge; this program's where it is null. */
            readonly manufacturer?: string | null;
            /** @description The same. */
            readonly model?: string | null;
            /** @description The same: a version, as 1.2.3. */
            readonly firmwareRevision?: string | null;
            /** @description The end of the setup URI; made once where it is null. */
            readonly setupID?: string | null;
            /** @description Whether four characters that follow from `username` stand behind the name, as in Homebridge. */
            readonly addIdentifyingMaterial?: boolean;
            /** @description Whether accessories stay whose plugin the config does not name any more; in force after a restart. */
            readonly keepOrphans?: boolean;
        };
        readonly MarketplacePackage: {
            readonly name: string;
            readonly version: string;
            readonly description: string;
            /** @description `Name <email>`; empty where the registry does not say. */
            readonly author: string;
            /** @description When this version was published, ISO 8601; empty where the registry does not say. */
            readonly date: string;
        };
        readonly SearchResults: {
            readonly results: readonly components["schemas"]["MarketplacePackage"][];
            /** @description How many the registry has, before `from` and `size` apply. */
            readonly total: number;
            /** @description False where the registry has no search: then only a plugin of exactly that name is found. */
            readonly searchable?: boolean;
        };
        /** @description A Homebridge plugin's package name, with its scope; `@` and an exact version or a tag may follow. */
        readonly PackageSpec: string;
        readonly InstallRequest: {
            readonly package: components["schemas"]["PackageSpec"];
            /** @description Whether the install scripts of the plugin, and of what it depends on, run this time; as `allowScripts` of the config says when absent. */
            readonly runScripts?: boolean;
        };
        readonly InstallOutcome: {
            /** @constant */
            readonly ok: true;
            /** @description The packages whose install scripts were not run; absent where there is none. Some need theirs, to fetch or compile a program. */
            readonly skippedScripts?: readonly string[];
        };
        readonly PluginUpdate: {
            readonly name: string;
            /** @description The installed one. */
            readonly version: string;
            /** @description The registry's; empty for a package that it does not have. */
            readonly latest: string;
            /** @description Whether the registry''s is newer. */
            readonly update: boolean;
        };
        readonly PluginUpdates: {
            readonly plugins: readonly components["schemas"]["PluginUpdate"][];
        };
        /** @description What was installed before, where it is known; `rollback` brings it back. */
        readonly PreviousVersion: {
            readonly version: string;
            /**
             * Format: date-time
             * @description When the version that is installed took its place.
             */
            readonly replacedAt: string;
        };
        readonly LocalPackage: {
            readonly name: string;
            readonly version: string;
            /** @description The entry file, as a platform entry's `plugin` takes it. */
            readonly path: string;
            readonly previous?: components["schemas"]["PreviousVersion"];
        };
        readonly PackageList: {
            readonly plugins: readonly components["schemas"]["LocalPackage"][];
        };
        readonly PackageBuild: {
            /** @description Address of the source. */
            readonly repository: string;
            /** @description Its commit, in hexadecimal. */
            readonly commit: string;
            /** @description Address of the workflow that built it, with `@` and its ref. */
            readonly builder: string;
            /** @description Address of the run; null where the builder does not say. */
            readonly run: string | null;
        };
        /** @description Whether it is proven where what is installed was built, and from what. */
        readonly PackageProvenance: {
            /**
             * @description `verified`: the builder signed what is installed, and the signature is in Sigstore's public log; `invalid`: the registry has an attestation that does not prove this; `none`: it was published without; `unverified`: the registry or its attestations cannot be reached, or newer keys than those at hand are needed.
             * @enum {string}
             */
            readonly state: "verified" | "invalid" | "none" | "unverified";
            /** @description Why it is `invalid` or `unverified`; where it is `verified`, why Sigstore's keys may be out of date, if they may. */
            readonly reason: string | null;
            /** @description Of what is `verified`, by the certificate of the build. */
            readonly build: components["schemas"]["PackageBuild"] | null;
        };
        readonly PackageSignature: {
            /**
             * @description `verified`: a key of the registry signed what is installed; `invalid`: it signed something else; `missing`: it has keys and no signature of this; `unverified`: the registry or its keys cannot be reached, or do not tell.
             * @enum {string}
             */
            readonly state: "verified" | "invalid" | "missing" | "unverified";
            /** @description Why it is not `verified`. */
            readonly reason: string | null;
            readonly provenance?: components["schemas"]["PackageProvenance"];
        };
        readonly PluginInfo: {
            readonly platforms: readonly string[];
            /** @description Accessory types that it registers, for entries of `accessories`. */
            readonly accessories: readonly string[];
        };
        readonly PluginSchema: {
            /** @description The plugin's `config.schema.json`: `pluginAlias`, `pluginType` and a nested `schema`. */
            readonly schema: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A field (`key`), a text (`help`), or a group of them (`items`). */
        readonly FormPart: {
            /** @description The path of a property, `devices[].name`; of a group, the list whose entries its items are for. */
            readonly key?: string;
            /** @description Of a group `section`, `row`, `tabs` or `array`; of a field what to show it as, where that is said. */
            readonly type?: string;
            readonly title?: string;
            readonly description?: string;
            readonly placeholder?: string;
            /** @description Markdown. */
            readonly help?: string;
            /** @description What the button is called that adds an entry. */
            readonly add?: string;
            /** @description Whether the group can be folded. */
            readonly expandable?: boolean;
            /** @description Whether it is open at first. */
            readonly expanded?: boolean;
            readonly notitle?: boolean;
            /** @description What the values are called. */
            readonly options?: readonly {
                readonly value: unknown;
                readonly title: string;
            }[];
            readonly items?: readonly components["schemas"]["FormPart"][];
            readonly condition?: components["schemas"]["FormCondition"];
        };
        /** @description Whether something is shown: the JavaScript of a plugin's form, as a tree that needs no JavaScript. `path` is what the config has there; of its steps, `[]` is the position of the entry, `[0]` that in the outermost list. `unknown` is beyond this subset: it is shown. */
        readonly FormCondition: {
            /** @enum {string} */
            readonly kind: "value" | "list" | "path" | "not" | "and" | "or" | "else" | "typeof" | "choose" | "compare" | "includes" | "indexOf" | "unknown";
            /** @description Of a `value`, a text, a number, true, false or null; `undefined` when absent. */
            readonly value?: unknown;
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly operator?: "===" | "!==" | "==" | "!=" | "<" | "<=" | ">" | ">=";
            /** @description What it is made of, in order. */
            readonly of?: readonly components["schemas"]["FormCondition"][];
        };
        readonly FieldCondition: {
            /** @description The path of a property, `devices[].name`. */
            readonly key: string;
            readonly condition: components["schemas"]["FormCondition"];
        };
        readonly PluginForm: {
            /** @description The platform or accessory type that an entry is for. */
            readonly pluginAlias: string;
            /** @enum {string} */
            readonly pluginType: "platform" | "accessory";
            /** @description Whether one entry is all that may be. */
            readonly singular: boolean;
            /** @description Platform names that the plugin registers. */
            readonly platforms: readonly string[];
            /** @description Accessory types that it registers. */
            readonly accessories: readonly string[];
            /** @description JSON Schema (draft-07) of an entry: `required` is a list, types are there, and no JavaScript is left. */
            readonly schema: {
                readonly [key: string]: unknown;
            };
            /** @description An entry to begin with, every default filled in. */
            readonly defaults: {
                readonly [key: string]: unknown;
            };
            /** @description How the fields are arranged, outermost first; null leaves it to the schema's order. */
            readonly layout: readonly components["schemas"]["FormPart"][] | null;
            /** @description When properties are shown, as their schema says: beside the conditions of the layout. */
            readonly conditions: readonly components["schemas"]["FieldCondition"][];
            /** @description Markdown, shown above the form. */
            readonly header: string;
            /** @description Markdown, shown below the form. */
            readonly footer: string;
            /** @description Whether what the schema refuses is not to be saved. */
            readonly strictValidation: boolean;
            /** @description Whether the plugin brings a settings page of its own, which is not served. */
            readonly customUi: boolean;
        };
        /** @description One log entry. */
        readonly LogEntry: {
            /**
             * Format: date-time
             * @description When it was made, ISO 8601 in UTC.
             */
            readonly timestamp: string;
            readonly level: components["schemas"]["LogLevel"];
            /** @description The plugin that made it; `bridge` is the daemon itself. */
            readonly plugin: string;
            /** @description At most 8 KiB; control sequences other than colours are removed. */
            readonly message: string;
        };
        readonly LogEntries: {
            readonly entries: readonly components["schemas"]["LogEntry"][];
        };
        readonly Text: string;
        readonly Restarting: {
            /** @constant */
            readonly restarting: true;
        };
        readonly Pairing: {
            /** @description The controller's pairing identifier. */
            readonly id: string;
            /** @description Whether it may add and remove pairings. */
            readonly admin: boolean;
        };
        readonly Pairings: {
            readonly pairings: readonly components["schemas"]["Pairing"][];
        };
        readonly Bridge: {
            /** @description What HAP knows the bridge by. */
            readonly username: string;
            readonly name: string;
            /**
             * @description `child`: an entry of the config asks for it with `_bridge`; `overflow`: it was opened when another was full.
             * @enum {string}
             */
            readonly kind: "main" | "child" | "overflow";
            /** @description The `username` of the bridge that was full; null where it is no `overflow`. */
            readonly of: string | null;
            /** @description Ids of the plugins behind it, not repeated for an `overflow`. */
            readonly plugins: readonly string[];
            /** @description How many are behind it. */
            readonly accessories: number;
            readonly pincode: components["schemas"]["Pincode"];
            /** @description What its QR code holds; null while its keys cannot be read or written. */
            readonly setupURI: string | null;
            /** @description Why no phone can pair, with the setting that helps; null where one can. */
            readonly problem: string | null;
            /** @description Null while it does not listen. */
            readonly port: number | null;
            readonly hap: components["schemas"]["HapStatus"];
            readonly pairings: readonly components["schemas"]["Pairing"][];
        };
        readonly BridgeList: {
            /** @description The main one first. */
            readonly bridges: readonly components["schemas"]["Bridge"][];
        };
        /**
         * @description What a token may do with accessories. To write does not include to read.
         * @enum {string}
         */
        readonly TokenScope: "bridge:read" | "bridge:write";
        readonly Token: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly lastFour: string;
            readonly scopes: readonly components["schemas"]["TokenScope"][];
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
            /**
             * Format: date-time
             * @description To the minute; `null` before the first use.
             */
            readonly lastUsedAt: string | null;
        };
        readonly Tokens: {
            readonly tokens: readonly components["schemas"]["Token"][];
        };
        readonly TokenRequest: {
            /** @description Where it is used. */
            readonly name: string;
            /** @description What it may do; both when absent. */
            readonly scopes?: readonly ("bridge:read" | "bridge:write")[];
            /** @default 90 */
            readonly expiresInDays?: number;
        };
        readonly NewToken: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly lastFour: string;
            readonly scopes: readonly components["schemas"]["TokenScope"][];
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly lastUsedAt: null;
            /** @description The secret, shown this once. */
            readonly token: string;
        };
        readonly VisitingPerson: {
            /** @description Null for who has given none. */
            readonly name: string | null;
            readonly email: string;
            /** @enum {string} */
            readonly role: "admin" | "member";
        };
        readonly ConsoleLink: {
            /** @enum {string} */
            readonly surface: "auth" | "bridge" | "content";
            /**
             * Format: uri
             * @description Its first page.
             */
            readonly url: string;
        };
        /** @description Who looks at a console. */
        readonly Visitor: {
            /** @description Null without a session. */
            readonly person: components["schemas"]["VisitingPerson"] | null;
            /** @description Where people look after their account; null without an auth surface. */
            readonly accountUrl: string | null;
            /**
             * Format: uri
             * @description Where the person proves that it is them, while their last proof is too old for what asks for a fresh one (`step_up_required`).
             */
            readonly proofUrl?: string;
            /** @description The consoles of the other surfaces that this process knows the address of, and that are for this visitor: that of a bridge that requires a sign-in is for administrators. */
            readonly consoles: readonly components["schemas"]["ConsoleLink"][];
        };
        /** @description The fields of the page to sign in with a token. */
        readonly TokenSignInForm: {
            readonly token: string;
            readonly next?: string;
        };
        readonly Health: {
            /** @constant */
            readonly status: "ready";
            /** @enum {string} */
            readonly surface: "auth" | "bridge" | "content";
        };
        /** @description An OpenAPI or AsyncAPI document. */
        readonly ContractDocument: {
            readonly [key: string]: unknown;
        };
        readonly LinkTarget: {
            /** Format: uri */
            readonly href: string;
            /** @description Its media type. */
            readonly type?: string;
        };
        readonly LinkContext: {
            /**
             * Format: uri
             * @description What the links start from.
             */
            readonly anchor: string;
            /** @description APIs of this catalog. */
            readonly item?: readonly components["schemas"]["LinkTarget"][];
            /** @description Contracts for programs (RFC 8631). */
            readonly "service-desc"?: readonly components["schemas"]["LinkTarget"][];
            /** @description Documentation for people (RFC 8631). */
            readonly "service-doc"?: readonly components["schemas"]["LinkTarget"][];
            /** @description Whether it can serve (RFC 8631). */
            readonly status?: readonly components["schemas"]["LinkTarget"][];
        };
        /** @description Links, by what they start from (RFC 9264, 4.2). */
        readonly LinkSet: {
            readonly linkset: readonly components["schemas"]["LinkContext"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotAllowedStepUpRequiredProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "plugin_forbidden" | "session_required" | "admin_required" | "step_up_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly TooManyTokensProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "too_many_tokens";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly GetMetrics403Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "loopback_only" | "plugin_forbidden";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnauthenticatedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 401;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unauthenticated";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotAllowedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "plugin_forbidden" | "session_required" | "admin_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ForeignHostProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 421;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_host";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InternalErrorProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 500;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "internal_error";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnavailableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 503;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unavailable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly MalformedPathProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "malformed_path";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotFoundProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 404;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "not_found";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ConfigInvalidProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 422;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "config_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InvalidRequestProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "invalid_request";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotYoursProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "plugin_forbidden" | "session_required" | "admin_required" | "insufficient_scope";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PluginUnavailableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 503;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "plugin_unavailable" | "unavailable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly BadRequestProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "malformed_path" | "invalid_request";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotWritableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "not_writable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly BodyTooLargeProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 413;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "body_too_large";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnsupportedMediaTypeProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 415;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unsupported_media_type";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ValueInvalidProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 422;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "value_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description A problem that may name a place in a text. */
        readonly ConfigNotJsonProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "config_not_json" | "invalid_request";
            /** @description What is wrong with which part of the request. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
            /** @description Of the first fault. */
            readonly line?: number;
            /** @description Of the first fault, in UTF-16 code units. */
            readonly column?: number;
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly RegistryUnavailableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 502;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "registry_unavailable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PackageNotFoundProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 404;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "package_not_found";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotInstallableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "not_a_plugin" | "install_busy";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InstallFailedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 502;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "install_failed" | "registry_unavailable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InstallBusyProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "install_busy";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SignInDisabledProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 404;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "sign_in_disabled";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ForeignOriginProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a surface cannot serve (RFC 9457). */
        readonly DegradedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 503;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unavailable";
            /**
             * @description The config file has errors; the file of the database is damaged; the database cannot be reached; the data folder is full, cannot be read or written, or holds no good key. The log has the particulars.
             * @enum {string}
             */
            readonly reason?: "config_invalid" | "database_damaged" | "database_unavailable" | "storage_unavailable";
            /** @description None here. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly StaleProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 412;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "stale";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description No live session, and no token that is valid here. */
        readonly Unauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or by one of the bridge's own plugins (`plugin_forbidden`); or the bridge requires credentials (`SVC_BRIDGE_AUTH`), and it came with a token (`session_required`), or from a person who is not an administrator (`admin_required`). */
        readonly NotAllowed: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotAllowedProblem"];
            };
        };
        /** @description The `Host` is not a name of this surface. */
        readonly ForeignHost: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignHostProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly Unavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description How they went. */
        readonly BackupStatus: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BackupStatus"];
            };
        };
        /** @description Done. */
        readonly Ok: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Ok"];
            };
        };
        /** @description The path is malformed, or a parameter in it does not match the contract. */
        readonly MalformedPath: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["MalformedPathProblem"];
            };
        };
        /** @description There is no such thing, or the caller may not see it. */
        readonly NotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The config would not be what its schema says; each of the `errors` names a place in the config (JSON Pointer). The file is as it was. */
        readonly ConfigInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ConfigInvalidProblem"];
            };
        };
        /** @description A parameter or the body does not match the contract. */
        readonly InvalidRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or by one of the bridge's own plugins (`plugin_forbidden`); or the bridge requires credentials (`SVC_BRIDGE_AUTH`), and it came from a person who is not an administrator (`admin_required`), with that person's token (`session_required`), or with a token that is limited to something else (`insufficient_scope`). */
        readonly NotYours: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotYoursProblem"];
            };
        };
        /** @description The plugin is not there, took too long, or said no (`plugin_unavailable`); or what it takes to answer is out of reach (`unavailable`). */
        readonly PluginUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PluginUnavailableProblem"];
            };
        };
        /** @description The path is malformed, or a parameter or the body does not match the contract. */
        readonly BadRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The characteristic takes no writes. */
        readonly NotWritable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotWritableProblem"];
            };
        };
        /** @description The body is larger than 1 MiB; a form, than 16 KiB. */
        readonly BodyTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BodyTooLargeProblem"];
            };
        };
        /** @description The body is not of a declared type and charset, or is compressed. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description The characteristic's properties do not allow the value. */
        readonly ValueInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ValueInvalidProblem"];
            };
        };
        /** @description The request does not match the contract (`invalid_request`), or its `content` is not JSON (`config_not_json`, with the line and column of the first fault, both counted from 1). The file is as it was. */
        readonly ConfigNotJson: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ConfigNotJsonProblem"];
            };
        };
        /** @description The registry does not answer, takes too long, or answers with something else. */
        readonly RegistryUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["RegistryUnavailableProblem"];
            };
        };
        /** @description The registry has no package of this name, or not this version of it. */
        readonly PackageNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PackageNotFoundProblem"];
            };
        };
        /** @description The package is not a Homebridge plugin (`not_a_plugin`), or another one is being installed or removed (`install_busy`). */
        readonly NotInstallable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotInstallableProblem"];
            };
        };
        /** @description The registry does not answer (`registry_unavailable`), or the installation failed (`install_failed`), with the last lines of npm as `errors`. What was installed before is as it was. */
        readonly InstallFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InstallFailedProblem"];
            };
        };
        /** @description Another package is being installed or removed. */
        readonly InstallBusy: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InstallBusyProblem"];
            };
        };
        /** @description The console's page, the same for each of its addresses; its script shows what there is to be seen. */
        readonly ConsolePage: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description On to another page. */
        readonly Redirect: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no auth surface, so sign-in is not possible. */
        readonly NoSignIn: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SignInDisabledProblem"];
            };
        };
        /** @description On to another page; a sign-in that begins, ends or goes on has cookies. */
        readonly SentOn: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page; it runs no script. */
        readonly Page: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Content-Security-Policy": components["headers"]["PagePolicy"];
                readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description A page of another origin made the request. */
        readonly ForeignOrigin: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignOriginProblem"];
            };
        };
        /** @description This surface cannot serve; `reason` says why. */
        readonly Degraded: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DegradedProblem"];
            };
        };
        /** @description The copy that the caller holds is still current. */
        readonly NotModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The copy that `If-Match` names is not the current one. */
        readonly AnotherCopy: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description A page that shows every stream of this contract. */
        readonly DocsPage: {
            headers: {
                readonly "Cache-Control": components["headers"]["Revalidate"];
                readonly ETag: components["headers"]["ETag"];
                readonly "Content-Security-Policy": components["headers"]["PagePolicy"];
                readonly Link: components["headers"]["CatalogLink"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or by one of the bridge's own plugins (`plugin_forbidden`); or the bridge requires credentials (`SVC_BRIDGE_AUTH`), and it came with a token (`session_required`), or from a person who is not an administrator (`admin_required`). */
        readonly NotAllowedStepUpRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotAllowedStepUpRequiredProblem"];
            };
        };
        /** @description The copy that the caller holds is still current. */
        readonly NotModifiedWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter or the body does not match the contract. */
        readonly InvalidRequestWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description The copy that `If-Match` names is not the current one. */
        readonly AnotherCopyWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalErrorWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
    };
    parameters: {
        /** @description A plugin's id, the name in its manifest; the slash of a scoped one may be sent as it is or as `%2F`. */
        readonly PluginId: components["schemas"]["PluginName"];
        /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
        readonly PluginIdWithin: components["schemas"]["PluginName"];
        /** @description Whether plugins are asked for values first, as a HAP controller asks them. */
        readonly Fresh: boolean;
        /** @description An external accessory's `uuid`. */
        readonly ExternalUuid: string;
        /** @description An accessory's `uuid`. */
        readonly AccessoryUuid: string;
        /** @description A version's id. */
        readonly BackupId: string;
        /** @description The `platform` of an entry of the config. */
        readonly PlatformName: string;
        /** @description Words to look for; every plugin when empty. */
        readonly SearchText: string;
        /** @description How many results to leave out, the first ones. */
        readonly SearchFrom: number;
        /** @description How many results at most. */
        readonly SearchSize: number;
        /** @description The name of an installed third-party plugin. */
        readonly InstalledName: components["schemas"]["PluginName"];
        /** @description A plugin's name, native or third-party. */
        readonly PluginName: components["schemas"]["PluginName"];
        /** @description Only entries of the plugin of this name; `bridge` is the daemon itself. All when absent. */
        readonly LogPlugin: string;
        /** @description How many entries at most, the newest. */
        readonly LogLimit: number;
        /** @description A controller's `id`, as in the list of pairings. */
        readonly ControllerId: string;
        /** @description Six pairs of hexadecimal digits, as `GET /api/bridges` has it. */
        readonly BridgeUsername: string;
        /** @description A token's id. */
        readonly TokenId: string;
        /** @description Which page; the console's script reads it, and says so when the page does not exist. */
        readonly ConsolePage: string;
        /** @description A path of this console to go to; anything else counts as absent. */
        readonly ConsolePath: string;
        /** @description The one-time code. */
        readonly HandoverCode: string;
        /** @description The token, as the bridge printed it. */
        readonly SignInToken: string;
        /** @description What became of a sign-in, `token_invalid` or `signed_out`. */
        readonly SignInError: string;
        /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
        readonly IfNoneMatch: string;
        /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
        readonly IfMatchCopy: string;
        /** @description The file's name, as the page spells it. */
        readonly AssetFile: string;
    };
    requestBodies: never;
    headers: {
        /** @description Never kept. */
        readonly NoStore: "no-store";
        /** @description How to show a credential (RFC 6750, 3). */
        readonly WWWAuthenticate: string;
        /** @description A file to keep. */
        readonly Attachment: "attachment; filename=\"bridge.log\"";
        /** @description What the page may load and who may frame it (CSP 3): scripts from `/assets/` alone, none inline, no evaluation, no frame. */
        readonly ConsolePolicy: string;
        /** @description `no-referrer` would make browsers send `Origin: null` with a form. */
        readonly ReferrerPolicy: "same-origin";
        /** @description What it is, its type says. */
        readonly NoSniff: "nosniff";
        /** @description Where to go on. */
        readonly Location: string;
        /** @description HttpOnly, SameSite=Lax, Path=/; over https also Secure, and its name begins with `__Host-`. */
        readonly SetCookie: string;
        /** @description What the page may load and who may frame it (CSP 3); no script, no frame. */
        readonly PagePolicy: string;
        /** @description Where all that describes the API is found (RFC 9727, 3). */
        readonly CatalogLink: "</.well-known/api-catalog>; rel=\"api-catalog\"";
        /** @description May be kept, must be asked about each time. */
        readonly Revalidate: "no-cache";
        /** @description That `Accept-Encoding` chose the form, where there are several. */
        readonly VaryByCoding: "Accept-Encoding";
        /** @description Strong validator, a hash of the body (RFC 9110, 8.8.3). */
        readonly ETag: string;
        /** @description What kind of link set this is (RFC 9727, 4.1; RFC 6906), and which catalog, for HEAD (RFC 9727, 3). */
        readonly CatalogProfile: "<https://www.rfc-editor.org/info/rfc9727>; rel=\"profile\", </.well-known/api-catalog>; rel=\"api-catalog\"";
        /** @description What has this name never changes. */
        readonly Immutable: "public, max-age=31536000, immutable";
        /** @description A refusal is never kept, unless its operation says otherwise. */
        readonly RefusalCaching: "no-store";
        /** @description What the log calls this request. */
        readonly RequestId: string;
        /** @description Scripts of every origin may read the answer (Fetch, 3.3.3). */
        readonly AnyOrigin: "*";
        /** @description The headers that such scripts may read. */
        readonly ReadableHeaders: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getDaemonHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the daemon runs. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DaemonHealth"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBackups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BackupStatus"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSystem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The machine and the daemon. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SystemInfo"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSetupCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How a controller pairs with the bridge. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetupCode"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPlugins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every plugin that the config uses. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly refreshPlugins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one may be sent as it is or as `%2F`. */
                readonly id: components["parameters"]["PluginId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One plugin. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginInstance"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restartPlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
                readonly id: components["parameters"]["PluginIdWithin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly disablePlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
                readonly id: components["parameters"]["PluginIdWithin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ConfigInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly enablePlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
                readonly id: components["parameters"]["PluginIdWithin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetPluginAccessories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
                readonly id: components["parameters"]["PluginIdWithin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPluginStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's id, the name in its manifest; the slash of a scoped one is sent as `%2F`. */
                readonly id: components["parameters"]["PluginIdWithin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What a plugin costs. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginStats"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAccessories: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether plugins are asked for values first, as a HAP controller asks them. */
                readonly fresh?: components["parameters"]["Fresh"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every accessory of the bridge. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccessoryList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotYours"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly debugAccessories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Names of the accessories. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccessoryNames"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotYours"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listExternalAccessories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Accessories with a HAP server of their own. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExternalAccessoryList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetExternalPairings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An external accessory's `uuid`. */
                readonly uuid: components["parameters"]["ExternalUuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["PluginUnavailable"];
        };
    };
    readonly getAccessory: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether plugins are asked for values first, as a HAP controller asks them. */
                readonly fresh?: components["parameters"]["Fresh"];
            };
            readonly header?: never;
            readonly path: {
                /** @description An accessory's `uuid`. */
                readonly uuid: components["parameters"]["AccessoryUuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The accessory. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accessory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotYours"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeAccessory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An accessory's `uuid`. */
                readonly uuid: components["parameters"]["AccessoryUuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeCharacteristic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An accessory's `uuid`. */
                readonly uuid: components["parameters"]["AccessoryUuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CharacteristicWrite"];
            };
        };
        readonly responses: {
            /** @description Write a characteristic. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CharacteristicWrite"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotYours"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["NotWritable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ValueInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["PluginUnavailable"];
        };
    };
    readonly getConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The config file, as text. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfigText"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly replaceConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfigText"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["ConfigNotJson"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ConfigInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listConfigOverrides: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Fields that settings override. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfigOverrides"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listConfigBackups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Versions of the config file. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfigBackups"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConfigBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A version's id. */
                readonly id: components["parameters"]["BackupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A version of the config file, as text. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfigText"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreConfigBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A version's id. */
                readonly id: components["parameters"]["BackupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ConfigInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putPlatform: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlatformEntry"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ConfigInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlatform: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `platform` of an entry of the config. */
                readonly name: components["parameters"]["PlatformName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The platform entry of a name. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlatformConfig"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBridge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bridge section of the config. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BridgeConfig"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeBridge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BridgeChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 422: components["responses"]["ConfigInvalid"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly searchPlugins: {
        readonly parameters: {
            readonly query?: {
                /** @description Words to look for; every plugin when empty. */
                readonly q?: components["parameters"]["SearchText"];
                /** @description How many results to leave out, the first ones. */
                readonly from?: components["parameters"]["SearchFrom"];
                /** @description How many results at most. */
                readonly size?: components["parameters"]["SearchSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the registry has. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["RegistryUnavailable"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly installPlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InstallRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InstallOutcome"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["PackageNotFound"];
            readonly 409: components["responses"]["NotInstallable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["InstallFailed"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uninstallPlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The name of an installed third-party plugin. */
                readonly name: components["parameters"]["InstalledName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["InstallBusy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rollBackPlugin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The name of an installed third-party plugin. */
                readonly name: components["parameters"]["InstalledName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InstallOutcome"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["InstallBusy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["InstallFailed"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPluginUpdates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Installed plugins and the registry's versions of them. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginUpdates"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["RegistryUnavailable"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listInstalledPlugins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Third-party plugins that are installed. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackageList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listLocalPlugins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Native plugins in the plugin folders. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackageList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPluginSignature: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The name of an installed third-party plugin. */
                readonly name: components["parameters"]["InstalledName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the registry's signature says, and the provenance. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackageSignature"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPluginInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's name, native or third-party. */
                readonly name: components["parameters"]["PluginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Platform names that a plugin registers. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginInfo"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPluginSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's name, native or third-party. */
                readonly name: components["parameters"]["PluginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The config schema of a plugin. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginSchema"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPluginForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A plugin's name, native or third-party. */
                readonly name: components["parameters"]["PluginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What a form for a plugin's config needs. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PluginForm"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listLogs: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries of the plugin of this name; `bridge` is the daemon itself. All when absent. */
                readonly plugin?: components["parameters"]["LogPlugin"];
                /** @description How many entries at most, the newest. */
                readonly limit?: components["parameters"]["LogLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest log entries. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogEntries"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every log entry that is kept, as text. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Content-Disposition": components["headers"]["Attachment"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": components["schemas"]["Text"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restartDaemon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Restart the daemon. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Restarting"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPairings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Controllers that are paired with the bridge. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Pairings"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetPairings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removePairing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A controller's `id`, as in the list of pairings. */
                readonly id: components["parameters"]["ControllerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBridges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every bridge of the daemon. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BridgeList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetBridgePairings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Six pairs of hexadecimal digits, as `GET /api/bridges` has it. */
                readonly username: components["parameters"]["BridgeUsername"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeBridgePairing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Six pairs of hexadecimal digits, as `GET /api/bridges` has it. */
                readonly username: components["parameters"]["BridgeUsername"];
                /** @description A controller's `id`, as in the list of pairings. */
                readonly id: components["parameters"]["ControllerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Access tokens of this bridge. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token, shown this once. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            /** @description There are 100 tokens already. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["TooManyTokensProblem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A token's id. */
                readonly id: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ok"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["NotAllowedStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["Redirect"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsoleStart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getConsolePage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which page; the console's script reads it, and says so when the page does not exist. */
                readonly page: components["parameters"]["ConsolePage"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["Redirect"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVisitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is signed in, and where they look after their account. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Visitor"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startSignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description A path of this console to go to; anything else counts as absent. */
                readonly next?: components["parameters"]["ConsolePath"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly finishSignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description The one-time code. */
                readonly code?: components["parameters"]["HandoverCode"];
                /** @description A path of this console to go to; anything else counts as absent. */
                readonly next?: components["parameters"]["ConsolePath"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTokenSignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description The token, as the bridge printed it. */
                readonly token?: components["parameters"]["SignInToken"];
                /** @description A path of this console to go to; anything else counts as absent. */
                readonly next?: components["parameters"]["ConsolePath"];
                /** @description What became of a sign-in, `token_invalid` or `signed_out`. */
                readonly error?: components["parameters"]["SignInError"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly submitTokenSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenSignInForm"];
            };
        };
        readonly responses: {
            readonly 303: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 303: components["responses"]["SentOn"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Degraded"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Prometheus text exposition format. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": components["schemas"]["Text"];
                };
            };
            /** @description The caller is not on this machine (`loopback_only`), or is a plugin of a bridge that runs in the same process (`plugin_forbidden`). */
            readonly 403: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["GetMetrics403Problem"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page; its script reads the contract. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                    readonly Link: components["headers"]["CatalogLink"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["Text"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getManual: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, as its script reads it; the first one without it.
                 * @example operate/backups
                 */
                readonly page?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page; its script has the text. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["Text"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getOpenApi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contract in one document; compressed where the caller takes gzip. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly Vary: components["headers"]["VaryByCoding"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["CatalogLink"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractDocument"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeaders"];
            readonly 400: components["responses"]["InvalidRequestWithAnyOriginReadableHeaders"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
        };
    };
    readonly getAsyncApi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contract in one document; compressed where the caller takes gzip. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly Vary: components["headers"]["VaryByCoding"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["CatalogLink"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractDocument"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeaders"];
            readonly 400: components["responses"]["InvalidRequestWithAnyOriginReadableHeaders"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
        };
    };
    readonly getApiCatalog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A set of links (RFC 9264). */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly Link: components["headers"]["CatalogProfile"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/linkset+json": components["schemas"]["LinkSet"];
                };
            };
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
        };
    };
    readonly getAsset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The file's name, as the page spells it. */
                readonly file: components["parameters"]["AssetFile"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file; compressed, and `Content-Encoding` says how, where the caller takes it so and that makes it smaller. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Immutable"];
                    readonly Vary: components["headers"]["VaryByCoding"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": unknown;
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getStreamsDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DocsPage"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
}
