// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

export interface paths {
    readonly "/api/v1/auth/config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How people sign in here */
        readonly get: operations["getAuthConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to an email
         * @description Six digits that live for ten minutes, sent if the email is a member's. The answer is the same for every email. The code belongs to the browser that asked, by the cookie `auth_challenge`. A code a minute and five an hour leave for one email, silently; an address may ask thirty times an hour.
         */
        readonly post: operations["requestCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/otp/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a code
         * @description Five tries a code, ten failures an hour for an email. A code that is wrong, late, used up or was never sent is answered alike. An address that keeps sending codes while none is pending has to wait; a browser with a pending code does not.
         */
        readonly post: operations["verifyCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to sign in with a passkey
         * @description What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. The challenge works once, for ten minutes, in the browser that asked, by the cookie `auth_passkey`. Where sign-in is a provider's alone, there are no passkeys.
         */
        readonly post: operations["beginPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkey/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a passkey
         * @description A passkey that is not known, or was removed, a challenge that was used, is late or is another browser's, and a member who is suspended are answered alike.
         */
        readonly post: operations["signInWithPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sso/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Sign in with the provider */
        readonly get: operations["startSso"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sso/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Back from the provider
         * @description An OpenID Connect provider sends `code` and `state` (and `iss`, RFC 9207) or `error`; an older one sends `token` and `state`. Leads to where the sign-in was begun for, or to `/login?error=sso_token` or `/login?error=not_a_member`; why is written to the log alone.
         */
        readonly get: operations["finishSso"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sso/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The provider signs a person out
         * @description OpenID Connect Back-Channel Logout 1.0, called by the provider. A logout token with `sid` ends the sign-ins that began in that session of the provider, one with `sub` alone every sign-in of that person. Where nothing is left to end, that is a success too. Tokens and connected applications stay.
         */
        readonly post: operations["endProviderSessions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/handover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Take a sign-in to another console
         * @description Leads to the callback of the console of `bridge` or `content` with a one-time `code`, tied to `code_challenge`. Without a challenge it leads to where that console begins; without a session, to sign-in first.
         */
        readonly get: operations["handOver"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who am I */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Sign out
         * @description Ends the sign-in on every console.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/console-sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Trade a handover code for a session
         * @description The session is for one console and ends when the sign-in does. A code works once, within a minute.
         */
        readonly post: operations["createConsoleSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/console-sessions/introspect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whose a console session is
         * @description The holder of a console's session may ask about it; to ask about a session takes its secret.
         */
        readonly post: operations["introspectConsoleSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/console-sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out from a console
         * @description Ends the sign-in that the console session belongs to, on every console. A dead one is fine.
         */
        readonly post: operations["endConsoleSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/tokens/introspect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whose a token is
         * @description A server that received a token may ask about it; to ask about a token takes the token itself. Personal tokens and agents' tokens only: a connector's is for this surface, and is not active here.
         */
        readonly post: operations["introspectToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/memberships/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether a person is still a member
         * @description For what a member made and what ends with them; a suspended one is none. Ids cannot be guessed, and the answer tells only whether the member is an administrator.
         */
        readonly get: operations["getMembership"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is calling
         * @description With any credential.
         */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change my name */
        readonly patch: operations["updateMe"];
        readonly trace?: never;
    };
    readonly "/api/v1/me/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything that is kept on me
         * @description The member, identities of providers, sessions, passkeys, second factors, tokens, applications and requests to approve some, browsers, and the newest 10,000 entries of the activity by and about them; `activity_complete` says whether that is all. Secrets are kept as hashes, and are not in it.
         */
        readonly get: operations["exportMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to a new email
         * @description Six digits that live for ten minutes, with which the email of the caller becomes the new one. The answer is the same where the email is another member's, and then nothing is sent. Once a minute, five times an hour.
         */
        readonly post: operations["requestEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/email/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change my email with a code
         * @description Five tries a code. Both addresses are sent a mail; the one of before has a link that takes the change back, for 72 hours. Ids, tokens and sessions stay as they are.
         */
        readonly post: operations["confirmEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether I have to prove that it is me
         * @description With `SVC_STEP_UP` what administrates, mints or approves answers 403 `step_up_required` where the person of the session last proved more than ten minutes ago that it is them. With `SVC_REQUIRE_PASSKEY` the proof is by a passkey for some. Where a second factor is asked for (`SVC_SECOND_FACTOR`, `SVC_REQUIRE_PASSKEY`, or an authenticator app that the member has added), all but what is for this answers 403 `second_factor_required` until it was shown once in the session.
         */
        readonly get: operations["getMyProof"];
        readonly put?: never;
        /**
         * Prove that it is me
         * @description With the code that was sent, a passkey, what an authenticator app shows, or a recovery code, which counts once. Five tries a code, ten wrong ones an hour, of whatever kind. It counts for this session, for ten minutes.
         */
        readonly post: operations["proveMyself"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/proof/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send me a code to prove that it is me
         * @description Six digits to the email of the caller, good for ten minutes and in this session alone. Once a minute, five times an hour, beside the limits of sign-in codes.
         */
        readonly post: operations["requestMyProofCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/proof/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to prove with a passkey that it is me
         * @description What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. The challenge works once, for ten minutes, in this session, by the cookie `auth_passkey`.
         */
        readonly post: operations["beginMyProof"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My sessions */
        readonly get: operations["listMySessions"];
        readonly put?: never;
        readonly post?: never;
        /** Sign out everywhere else */
        readonly delete: operations["endMyOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: components["parameters"]["SessionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End one of my sessions */
        readonly delete: operations["endMySession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My passkeys */
        readonly get: operations["listMyPasskeys"];
        readonly put?: never;
        /**
         * Add a passkey
         * @description What the browser made of the options, which were asked for in this session (`…/options`). The member is notified by mail. A member has at most 20.
         */
        readonly post: operations["addMyPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to add a passkey
         * @description What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. The challenge works once, for ten minutes, in this session, by the cookie `auth_passkey_new`. Where sign-in is a provider's alone, there are no passkeys.
         */
        readonly post: operations["beginPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly passkeyId: components["parameters"]["PasskeyId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a passkey
         * @description It can no longer be used to sign in. Sessions that began with it continue. The member is notified by mail.
         */
        readonly delete: operations["removeMyPasskey"];
        readonly options?: never;
        readonly head?: never;
        /** Rename a passkey */
        readonly patch: operations["renameMyPasskey"];
        readonly trace?: never;
    };
    readonly "/api/v1/me/second-factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My authenticator app and recovery codes */
        readonly get: operations["getMySecondFactors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/authenticator/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to add an authenticator app
         * @description A new secret, and its URI for a QR code. It works with a code of it (`…/authenticator`), once, for ten minutes, in this session, by the cookie `auth_authenticator`; the server stores nothing until then.
         */
        readonly post: operations["beginAuthenticator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/authenticator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an authenticator app
         * @description With a code of the secret that this session asked for. It takes the place of one that is there. From then on each of the member's sign-ins asks for a second factor. Who has no recovery codes gets ten. The member is notified by mail.
         */
        readonly post: operations["addMyAuthenticator"];
        /**
         * Remove my authenticator app
         * @description Its codes no longer work. Recovery codes end with the last second factor. The member is notified by mail.
         */
        readonly delete: operations["removeMyAuthenticator"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make new recovery codes
         * @description Ten, each of which stands in for a second factor once; earlier ones end. The member is notified by mail.
         */
        readonly post: operations["createMyRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My personal tokens */
        readonly get: operations["listMyTokens"];
        readonly put?: never;
        /**
         * Mint a personal token
         * @description It acts as the member, without administrator rights, and mints nothing. At most 100 at a time.
         */
        readonly post: operations["createMyToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/tokens/{tokenId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke a personal token */
        readonly delete: operations["revokeMyToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Applications that act in my name */
        readonly get: operations["listMyApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/applications/{clientId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an application
         * @description Ends every grant that it holds from this member.
         */
        readonly delete: operations["revokeMyApplication"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What I did
         * @description With any credential: an agent reads its own.
         */
        readonly get: operations["listMyActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The members
         * @description For any member, with any credential; the first to join comes first.
         */
        readonly get: operations["listMembers"];
        readonly put?: never;
        /**
         * Invite a member
         * @description They get a mail with a link to `/login`, and are a member from now on.
         */
        readonly post: operations["inviteMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        /** One member */
        readonly get: operations["getMember"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a member
         * @description Ends their sessions, passkeys, tokens, grants and codes with them, and the tokens of agents that they made.
         */
        readonly delete: operations["removeMember"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename, promote, demote, suspend or reinstate
         * @description A demoted administrator is signed out everywhere; their tokens, grants and codes end too. So is a suspended member, with the tokens of agents that they made; they cannot sign in until they are `active` again, and then do so anew.
         */
        readonly patch: operations["updateMember"];
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        /**
         * Everything that is kept on a member
         * @description The member, identities of providers, sessions, passkeys, second factors, tokens, applications and requests to approve some, browsers, and the newest 10,000 entries of the activity by and about them; `activity_complete` says whether that is all. Secrets are kept as hashes, and are not in it.
         */
        readonly get: operations["exportMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change the email of a member
         * @description At once, on the administrator's word. Both addresses are sent a mail; a member who has not signed in yet is invited at the new one instead. Ids, tokens and sessions stay as they are.
         */
        readonly put: operations["changeMemberEmail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a removed member from the activity
         * @description Takes out of the activity what names a former member: their name and email, what their tokens were called, where they came from. What was done stays, under an id that nothing else has. It cannot be undone.
         */
        readonly delete: operations["eraseMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the invitation again
         * @description Once a minute, five times an hour.
         */
        readonly post: operations["resendInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/unlock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a member in again
         * @description Codes that were sent for their email and failures to enter one count no more, from whatever address: the member may request a code at once.
         */
        readonly post: operations["unlockMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/credentials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        /**
         * What a member can act with
         * @description Sessions, passkeys, second factors, personal tokens, tokens of agents that the member made, and authorized applications.
         */
        readonly get: operations["listMemberCredentials"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End all that a member can act with
         * @description Their sessions, passkeys, tokens, grants and codes, and the tokens of agents that they made. They may sign in again.
         */
        readonly delete: operations["endMemberCredentials"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly sessionId: components["parameters"]["SessionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Sign a member out of one browser
         * @description On every console.
         */
        readonly delete: operations["endMemberSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly passkeyId: components["parameters"]["PasskeyId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a passkey of a member
         * @description It can no longer be used to sign in. The member is notified by mail.
         */
        readonly delete: operations["removeMemberPasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/second-factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Reset a member's second factors
         * @description Removes their authenticator app, recovery codes and passkeys, for one who has lost them; their sessions go on. Where a second factor is asked for, they add one after their next sign-in. The member is notified by mail.
         */
        readonly delete: operations["resetMemberSecondFactors"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/tokens/{tokenId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a personal token of a member
         * @description Those of agents are revoked with their agents.
         */
        readonly delete: operations["revokeMemberToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/applications/{clientId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an application of a member
         * @description Ends every grant that the application holds from this member. It may ask again.
         */
        readonly delete: operations["revokeMemberApplication"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/identity-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        /**
         * Sign-ins of a provider that wait to be approved
         * @description A provider vouched for the member's email under another `sub` than the one it is linked with already. It signs no member in until an administrator approves it.
         */
        readonly get: operations["listIdentityRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/identity-requests/{requestId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly requestId: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Refuse a sign-in of a provider
         * @description Takes the request away; the next sign-in with that `sub` makes another one.
         */
        readonly delete: operations["refuseIdentity"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/members/{memberId}/identity-requests/{requestId}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly requestId: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve a sign-in of a provider
         * @description Links the `sub` to the member, who is sent a mail about it and may sign in with it from then on.
         */
        readonly post: operations["approveIdentity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The applications of the workspace
         * @description Every application that a member has authorized or asked an approval for, and every one that an administrator decided about; those that wait for an approval first.
         */
        readonly get: operations["listApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/applications/{clientId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an application for every member
         * @description Ends every grant that the application holds, from every member, with its codes and tokens. It may ask again.
         */
        readonly delete: operations["revokeApplication"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/applications/{clientId}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Approve or block an application
         * @description Blocking ends every grant that the application holds, from every member, with its codes and tokens, and keeps members from authorizing it again. An approval lets them, also where `SVC_APPROVE_APPLICATIONS` asks for one, and is for the hosts that the application leads members to: at another one members ask anew. The application need not have been used yet.
         */
        readonly put: operations["decideApplication"];
        readonly post?: never;
        /**
         * Take a decision about an application back
         * @description What a block ended stays ended.
         */
        readonly delete: operations["resetApplication"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/applications/{clientId}/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Dismiss the requests to approve an application
         * @description Members may ask again.
         */
        readonly delete: operations["dismissApplication"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/agents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The agents */
        readonly get: operations["listAgents"];
        readonly put?: never;
        /** Create an agent */
        readonly post: operations["createAgent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/agents/{agentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an agent
         * @description Its tokens end with it.
         */
        readonly delete: operations["deleteAgent"];
        readonly options?: never;
        readonly head?: never;
        /** Rename an agent */
        readonly patch: operations["updateAgent"];
        readonly trace?: never;
    };
    readonly "/api/v1/agents/{agentId}/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
            readonly cookie?: never;
        };
        /** The tokens of an agent */
        readonly get: operations["listAgentTokens"];
        readonly put?: never;
        /**
         * Mint a token for an agent
         * @description At most 100 at a time.
         */
        readonly post: operations["createAgentToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/agents/{agentId}/tokens/{tokenId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke a token of an agent */
        readonly delete: operations["revokeAgentToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The activity of all members */
        readonly get: operations["listActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/activity/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The activity of all members as a file
         * @description Every entry, the oldest first, up to the one that is the newest when the request begins. JSON Lines are the entries of `GET /api/v1/activity`, one a line; CSV (RFC 4180) has a heading, and `'` before cells that a spreadsheet would take for a formula.
         */
        readonly get: operations["exportActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/backups": {
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
    readonly "/api/v1/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The webhooks
         * @description The oldest first.
         */
        readonly get: operations["listWebhooks"];
        readonly put?: never;
        /**
         * A new webhook
         * @description The secret that signs its messages is shown this once. There are 20 webhooks at most.
         */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{webhookId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook
         * @description What it was sent goes with it, and what waits is not sent.
         */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a webhook
         * @description What is absent stays.
         */
        readonly patch: operations["updateWebhook"];
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{webhookId}/rotate-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A new secret for a webhook
         * @description The old one signs nothing from then on, also of what waits.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{webhookId}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a webhook a message
         * @description `webhook.test`, whatever it listens to and whether or not it is active.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{webhookId}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        /**
         * What a webhook was sent
         * @description The newest first.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{webhookId}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send messages again
         * @description Those that fit all of what is named, and are not waiting already: the same message under the same `webhook-id`, signed now, with all its tries. A webhook that is turned off is sent nothing.
         */
        readonly post: operations["resendWebhookDeliveries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/oauth-authorization-server": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What connectors need to know of the authorization server
         * @description RFC 8414. Readable from every origin.
         */
        readonly get: operations["getAuthorizationServer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/authorize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask a member to authorize an application
         * @description RFC 6749, 4.1.1, with PKCE (`S256`, for every client) and one `resource` or none: `{base}/mcp` or `{base}`, both of which stand for this surface. Redirects to sign-in without a session, and to the consent page, every time. Without `scope` it asks for `workspace:read`. An error is a page, which names the host of the application's redirect URI and links to it, with the error and `iss` (RFC 9207): applications describe themselves, so nothing leads there before a member has decided.
         */
        readonly get: operations["authorize"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/authorize/{uid}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Names one request of an application; only the browser knows it. */
                readonly uid: components["parameters"]["InteractionId"];
            };
            readonly cookie?: never;
        };
        /**
         * On from the consent page to the application
         * @description For the browser that asked, by a cookie of this path. Once.
         */
        readonly get: operations["resumeAuthorization"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/consent/{uid}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Names one request of an application; only the browser knows it. */
                readonly uid: components["parameters"]["InteractionId"];
            };
            readonly cookie?: never;
        };
        /**
         * The consent page
         * @description Names the application, where it goes on to, and what it asks for. For the browser that asked, by a cookie of this path; leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getConsent"];
        readonly put?: never;
        /**
         * What the consent page sends
         * @description A form, good for the session and the request that its page was made for. Leads back to the application, or to the page where it is not good.
         */
        readonly post: operations["decideConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Trade a code, or a refresh token, for an access token
         * @description RFC 6749, 4.1.3 and 6. A code works once within a minute; using it again ends the grant. Refresh tokens are replaced at each use; within 30 seconds a replaced one still gives an access token, and no refresh token; after that it ends the grant. Takes requests from every origin and reads no cookie.
         */
        readonly post: operations["issueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a token back
         * @description RFC 7009. Ends the grant that the token belongs to, and all its tokens. A token that has expired, or belongs to another client, is not an error.
         */
        readonly post: operations["revokeToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register an application
         * @description RFC 7591. Twenty an hour for an address. Redirect URIs are https, http on loopback (any port), or a scheme of the application's own. An application that no member authorizes is deleted after a day. Fields that are not listed are ignored. An application may be known without this, by the https address of its metadata document.
         */
        readonly post: operations["registerClient"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/oauth-protected-resource": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who lets connectors in here */
        readonly get: operations["getResourceMetadata"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/oauth-protected-resource/mcp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who lets connectors in to the MCP endpoint
         * @description RFC 9728. A 401 of the MCP endpoint leads here.
         */
        readonly get: operations["getMcpResourceMetadata"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/mcp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Listen to MCP messages
         * @description The server sends no unsolicited messages: with a valid token the answer is that only POST is allowed.
         */
        readonly get: operations["getMcp"];
        readonly put?: never;
        /**
         * Speak MCP
         * @description Streamable HTTP of the Model Context Protocol, one message in a request; `Accept` names both types of an answer. From version 2026-07-28 on the headers `MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name` say what the message says. Personal, agent and connector tokens; cookies mean nothing here. Each tool is an operation of this contract, or of another surface of the same process, and does what its caller may do. Refusals of the message itself are JSON-RPC.
         */
        readonly post: operations["postMcp"];
        /**
         * End an MCP session
         * @description There are no MCP sessions: with a valid token the answer is that only POST is allowed.
         */
        readonly delete: operations["deleteMcp"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/Users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Members as SCIM has them
         * @description RFC 7644, 3.4.2. `filter` is `userName eq "…"` or `externalId eq "…"`; the oldest first. Nothing under `/scim/v2` is there without `SVC_SCIM_TOKEN`.
         */
        readonly get: operations["listScimUsers"];
        readonly put?: never;
        /**
         * Make a member
         * @description RFC 7644, 3.3. `userName` is the email; no invitation is sent, and the member is no administrator. Attributes that are not kept are left alone. A member who was deleted here comes back; whom an administrator removed is 403, until they are invited.
         */
        readonly post: operations["createScimUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/Users/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly userId: components["parameters"]["ScimUserId"];
            };
            readonly cookie?: never;
        };
        /** A member as SCIM has them */
        readonly get: operations["getScimUser"];
        /**
         * Replace what is said of a member
         * @description RFC 7644, 3.5.1. A name or an `externalId` that is left out is taken away, `active` stays. `userName` must be the email that the member has.
         */
        readonly put: operations["replaceScimUser"];
        readonly post?: never;
        /**
         * Suspend a member for good
         * @description RFC 7644, 3.6. As `active: false`, and the member is no longer shown here. What they made stays.
         */
        readonly delete: operations["deleteScimUser"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change what is said of a member
         * @description RFC 7644, 3.5.2. `active: false` suspends: all that the member could act with ends at once, and 409 keeps the last administrator. `active: true` brings back whom this client suspended, without administration; whom an administrator suspended is 403.
         */
        readonly patch: operations["patchScimUser"];
        readonly trace?: never;
    };
    readonly "/scim/v2/ServiceProviderConfig": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What of SCIM is supported */
        readonly get: operations["getScimServiceProviderConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/ResourceTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The kinds of resources */
        readonly get: operations["listScimResourceTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/ResourceTypes/{resourceType}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly resourceType: components["parameters"]["ScimResourceType"];
            };
            readonly cookie?: never;
        };
        /** One kind of resources */
        readonly get: operations["getScimResourceType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/Schemas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The attributes that are kept */
        readonly get: operations["listScimSchemas"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scim/v2/Schemas/{schemaId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly schemaId: components["parameters"]["ScimSchemaId"];
            };
            readonly cookie?: never;
        };
        /** The attributes of one kind */
        readonly get: operations["getScimSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
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
         * Where a visit begins
         * @description Leads to `/settings/account`.
         */
        readonly get: operations["getHome"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The sign-in page
         * @description With a provider it leads there before any HTML, unless `error` or a code under way says otherwise. `error` shows why a sign-in came to nothing; `code=1` shows the code form where codes are on beside a provider. A signed-in member is redirected.
         */
        readonly get: operations["getLogin"];
        readonly put?: never;
        /**
         * What the sign-in page sends
         * @description A form: without `code` it asks for one and leads to the second step; with it, it signs in and leads to `next`. Whatever goes wrong leads back to the page, with its `error`.
         */
        readonly post: operations["submitLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page for the first administrator
         * @description `triptych serve` prints its address, with a one-time `token` of 15 minutes, while there is no member. Without a valid one the page says how to get one. Once there is a member it leads to the sign-in page.
         */
        readonly get: operations["getSetup"];
        readonly put?: never;
        /**
         * Set the first administrator
         * @description A form: makes the first administrator, as `SVC_ADMIN_EMAIL` would, and leads to sign-in. Whatever goes wrong leads back to the page. It never makes a second member.
         */
        readonly post: operations["submitSetup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/email-change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page that takes a change of email back
         * @description The mail about a change of email leads here. The page says what will happen and asks; a link that is not valid any more is explained.
         */
        readonly get: operations["getEmailChange"];
        readonly put?: never;
        /**
         * Take a change of email back
         * @description A form: the email of before is the member's again, and all that they could act with ends. It leads to sign-in, or back to the page where the link is not valid any more.
         */
        readonly post: operations["takeEmailBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out, from a page
         * @description Ends the sign-in on every console and leads to the sign-in page. Without a session it does nothing.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the settings begin
         * @description Leads to `/settings/account`.
         */
        readonly get: operations["getSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of members and invitations
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getPeopleSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/automation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of agents and their tokens
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getAutomationSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of sessions, tokens and applications
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getAccountSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/security": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of passkeys, the authenticator app and recovery codes
         * @description Leads a signed-out visitor to sign-in before any HTML. A session that is limited until a second factor is shown is led here.
         */
        readonly get: operations["getSecuritySettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of webhooks
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getWebhookSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of what was done, and by whom
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getActivitySettings"];
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
}
export interface webhooks {
    readonly memberAdded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Someone is a member now
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberAdded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly memberRoleChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member became an administrator, or is one no more
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberRoleChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly memberEmailChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member has another email
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberEmailChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly memberSuspended: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member was suspended
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberSuspended"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly memberReinstated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A suspended member may sign in again
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberReinstated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly memberRemoved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member was removed
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveMemberRemoved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly sessionStarted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member signed in, in a browser that they had not used before
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveSessionStarted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly sessionEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A session was ended by someone else than its member
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveSessionEnded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly passkeyAdded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member has another passkey
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receivePasskeyAdded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly passkeyRemoved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A passkey was removed
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receivePasskeyRemoved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly tokenCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member or agent has a new token
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveTokenCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly tokenEndsSoon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token ends within a week, and once more within a day
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveTokenEndsSoon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly tokenEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token was revoked
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveTokenEnded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly applicationAllowed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A member authorized an application
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveApplicationAllowed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly applicationEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a member had authorized an application for was taken back
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveApplicationEnded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly webhookTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An administrator tries the webhook
         * @description Sent once the change is committed; messages about one member come in order.
         */
        readonly post: operations["receiveWebhookTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description How people sign in here. */
        readonly AuthConfig: {
            /** @description A provider is configured. */
            readonly sso: boolean;
            /** @description Codes by email are on. */
            readonly otp: boolean;
            /** @description What to call the provider; empty without one. */
            readonly sso_label: string;
        };
        /** @description An email address as the HTML standard has it (4.10.5.1.5), a domain of other scripts in its ASCII form. Case does not count. */
        readonly Email: string;
        readonly CodeRequest: {
            readonly email: components["schemas"]["Email"];
        };
        /** @description The same for every email. */
        readonly CodeSent: {
            /**
             * @description How long a code lives, in seconds.
             * @constant
             */
            readonly expires_in: 600;
        };
        readonly CodeAnswer: {
            readonly email: components["schemas"]["Email"];
            readonly code: string;
        };
        /** Format: uuid */
        readonly Id: string;
        /** @enum {string} */
        readonly Role: "admin" | "member";
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Time: string;
        /**
         * @description A `suspended` member cannot sign in, and has nothing to act with.
         * @enum {string}
         */
        readonly MemberStatus: "active" | "suspended";
        readonly Member: {
            readonly id: components["schemas"]["Id"];
            /** @description Lower case. */
            readonly email: string;
            readonly name: string | null;
            readonly role: components["schemas"]["Role"];
            readonly created_at: components["schemas"]["Time"];
            /** @description The first sign-in; `null` for an invited person who has not signed in yet. */
            readonly joined_at: components["schemas"]["Time"] | null;
            readonly status: components["schemas"]["MemberStatus"];
        };
        readonly SignedIn: {
            readonly member: components["schemas"]["Member"];
            readonly expires_at: components["schemas"]["Time"];
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` (WebAuthn 3, 5.1.10). */
        readonly PasskeyRequestOptions: {
            readonly challenge: string;
            readonly rpId: string;
            /** @constant */
            readonly userVerification: "required";
        };
        /** @description What the authenticator calls a credential, in base64url. */
        readonly PasskeyId: string;
        /** @description Bytes in base64url. */
        readonly PasskeyBytes: string;
        /** @description `PublicKeyCredential.toJSON()` of a credential that signed (WebAuthn 3, 5.1.8). Members beside these are left alone. */
        readonly PasskeyAssertion: {
            readonly id: components["schemas"]["PasskeyId"];
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: components["schemas"]["PasskeyBytes"];
                readonly authenticatorData: components["schemas"]["PasskeyBytes"];
                readonly signature: components["schemas"]["PasskeyBytes"];
                readonly userHandle?: components["schemas"]["PasskeyBytes"] | null;
            };
        };
        /** @description What a provider sends to sign a person out. */
        readonly LogoutForm: {
            readonly logout_token: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @enum {string} */
        readonly Console: "bridge" | "content";
        readonly Session: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description How the person proved who they are; `otp` also for a passkey.
             * @enum {string}
             */
            readonly method: "otp" | "oidc" | "legacy";
            /** @description Whether it was a passkey. */
            readonly passkey?: boolean;
            /** @description Browser and system, as far as it said. */
            readonly device: string | null;
            readonly address: string | null;
            readonly created_at: components["schemas"]["Time"];
            readonly last_seen_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
            /** @description The one that this request shows. */
            readonly current: boolean;
        };
        readonly CurrentSession: {
            readonly member: components["schemas"]["Member"];
            readonly session: components["schemas"]["Session"];
        };
        readonly HandoverCode: {
            readonly surface: components["schemas"]["Console"];
            readonly code: string;
            /** @description RFC 7636, 4.1. */
            readonly code_verifier: string;
            /** @description What the visitor's browser says it is. */
            readonly user_agent?: string;
        };
        readonly ConsoleSession: {
            /** @description The value of the console's session cookie. */
            readonly session: string;
            readonly expires_at: components["schemas"]["Time"];
        };
        readonly ConsoleCredential: {
            readonly surface: components["schemas"]["Console"];
            readonly session: string;
        };
        /** @description As RFC 7662 has it; the other properties only while `active`. */
        readonly Introspection: {
            readonly active: boolean;
            readonly member?: components["schemas"]["Member"];
            readonly session_id?: components["schemas"]["Id"];
            /**
             * @description What the sign-in is missing for what administrates, mints or approves (`SVC_STEP_UP`): a fresh proof, or a passkey to give it with. Absent when it is missing nothing.
             * @enum {string}
             */
            readonly needs_proof?: "proof" | "passkey";
        };
        readonly TokenCredential: {
            readonly surface: components["schemas"]["Console"];
            readonly token: string;
            /** @description Where the token was shown from; what is no IP address is not kept. */
            readonly address?: string;
            /**
             * @description Whether `scopes` of the answer are heeded. To a server that does not heed them, a token that is limited is not active.
             * @default false
             */
            readonly scopes?: boolean;
        };
        /** @description In whose name a token acts. */
        readonly TokenActor: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "person" | "agent";
            /** @description A member's email, an agent's name. */
            readonly name: string;
            /**
             * @description A token never has administrator rights.
             * @constant
             */
            readonly role: "member";
        };
        /** @description As RFC 7662 has it; `actor`, `token_id` and `scopes` only while `active`. */
        readonly TokenIntrospection: {
            readonly active: boolean;
            readonly actor?: components["schemas"]["TokenActor"];
            readonly token_id?: components["schemas"]["Id"];
            /** @description What it is limited to; absent where it may do all that its actor may. */
            readonly scopes?: readonly string[];
        };
        readonly Membership: {
            readonly member: boolean;
            readonly administrator: boolean;
        };
        readonly Me: {
            readonly actor: {
                readonly id: components["schemas"]["Id"];
                /** @enum {string} */
                readonly kind: "person" | "agent";
                /** @description `null` for an agent. */
                readonly email: string | null;
                readonly name: string | null;
                readonly role: components["schemas"]["Role"];
            };
            /** @description What the caller showed. */
            readonly credential: {
                /** @enum {string} */
                readonly kind: "session" | "token";
                readonly id: components["schemas"]["Id"];
                /** @description How the session was begun; `null` for a token. */
                readonly method: string | null;
                /** @description What the token is called; `null` for a session. */
                readonly name: string | null;
                readonly expires_at: components["schemas"]["Time"];
                /** @description What the token is limited to; `null` for what may do all that its actor may. */
                readonly scopes: readonly string[] | null;
            };
            /** @description What this credential may do in the whole workspace: read and write; with a session also look after one's own account; with an administrator's session also administer. A token that is limited to a part of it has none of these; `credential.scopes` says what it has. */
            readonly rights: readonly ("workspace:read" | "workspace:write" | "account" | "administration")[];
        };
        /** @description For people; without control characters, those of text direction included, and not blank. */
        readonly Name: string;
        readonly NameChange: {
            readonly name: components["schemas"]["Name"];
        };
        /** @description What a provider calls the member. */
        readonly KeptIdentity: {
            readonly issuer: string;
            readonly subject: string;
            readonly linked_at: components["schemas"]["Time"];
        };
        /** @description A sign-in as it is kept. */
        readonly KeptSession: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly method: "otp" | "oidc" | "legacy";
            /** @description Whether it began with a passkey; its `method` is `otp` then. */
            readonly passkey?: boolean;
            readonly address: string | null;
            /** @description What the browser says it is. */
            readonly browser: string | null;
            readonly created_at: components["schemas"]["Time"];
            readonly last_seen_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
        };
        /** @description A discoverable WebAuthn credential of a member. */
        readonly Passkey: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly created_at: components["schemas"]["Time"];
            readonly last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description An authenticator app that shows codes (TOTP, RFC 6238). */
        readonly Authenticator: {
            readonly created_at: components["schemas"]["Time"];
            readonly last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description What a member can show beside their sign-in, other than passkeys. */
        readonly SecondFactors: {
            /** @description `null` where there is none. */
            readonly authenticator: components["schemas"]["Authenticator"] | null;
            /** @description How many are left. */
            readonly recovery_codes: number;
        };
        readonly AccessToken: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /**
             * @description Personal or agent.
             * @enum {string}
             */
            readonly prefix: "wsp_" | "wsa_";
            readonly last_four: string;
            readonly created_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
            /** @description To the minute. */
            readonly last_used_at: components["schemas"]["Time"] | null;
            /** @description From where; `null` before the first use, and where that is not known. */
            readonly last_used_address: string | null;
            /** @description What it is limited to; one without limits reads and writes in the whole workspace. */
            readonly scopes: readonly string[];
        };
        /** @description A token of an agent, with whose it is. */
        readonly MadeAgentToken: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /**
             * @description Personal or agent.
             * @enum {string}
             */
            readonly prefix: "wsp_" | "wsa_";
            readonly last_four: string;
            readonly created_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
            /** @description To the minute. */
            readonly last_used_at: components["schemas"]["Time"] | null;
            /** @description From where; `null` before the first use, and where that is not known. */
            readonly last_used_address: string | null;
            readonly scopes: readonly string[];
            readonly agent: {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            };
        };
        /** @description Printable ASCII (RFC 6749, A.1) that fits a path; without `\`, `?`, `#` and dot segments. */
        readonly ClientId: string;
        /** @description An application that acts in the member's name. */
        readonly Application: {
            readonly client_id: components["schemas"]["ClientId"];
            readonly name: string;
            readonly scopes: readonly string[];
            readonly created_at: components["schemas"]["Time"];
            readonly last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description Where an application leads a member with the answer: the host of a web site, `notes.example.com`; a name of their own computer, `localhost`, on any port; or the scheme of a program, `cursor:`. */
        readonly RedirectHost: string;
        /** @description An approval that the member asks for. */
        readonly KeptApplicationRequest: {
            readonly client_id: components["schemas"]["ClientId"];
            readonly name: string;
            readonly redirect_host: components["schemas"]["RedirectHost"];
            readonly requested_at: components["schemas"]["Time"];
        };
        /** @description A browser that the member has signed in from, or was invited in. */
        readonly KeptBrowser: {
            readonly last_seen_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        readonly WebhookEvent: "member.added" | "member.role_changed" | "member.email_changed" | "member.suspended" | "member.reinstated" | "member.removed" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "token.created" | "token.ends_soon" | "token.ended" | "application.allowed" | "application.ended" | "webhook.test";
        /** @description A message that names the member. What it says of them is in the activity as well. */
        readonly KeptWebhookMessage: {
            readonly id: components["schemas"]["Id"];
            readonly event: components["schemas"]["WebhookEvent"];
            /** @description The host that it is for. */
            readonly host: string;
            /** @enum {string} */
            readonly state: "pending" | "delivered" | "failed";
            readonly created_at: components["schemas"]["Time"];
        };
        /** @description Values that a change was about, by name; only those that differ. */
        readonly ActivityValues: {
            readonly [key: string]: string | null;
        };
        /** @description What a line says beside who did what; older lines have none. */
        readonly ActivityDetails: {
            readonly before?: components["schemas"]["ActivityValues"];
            readonly after?: components["schemas"]["ActivityValues"];
            /** @description Why it happened where it was not asked for, `demoted` say. */
            readonly reason?: string;
            /** @description Where the request came from. */
            readonly address?: string;
            /** @description What the browser or program says it is. */
            readonly browser?: string;
        };
        /** @description Who did what to what. Names are those of the moment. */
        readonly ActivityEntry: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            readonly actor: {
                readonly id: components["schemas"]["Id"] | null;
                /**
                 * @description `system` is the command line, or the service itself.
                 * @enum {string}
                 */
                readonly kind: "person" | "agent" | "system";
                readonly name: string;
            };
            /**
             * @description `null` when no credential was needed.
             * @enum {string|null}
             */
            readonly credential: "session" | "token" | null;
            readonly action: string;
            readonly target: {
                readonly kind: string;
                readonly id: string;
                readonly name: string | null;
                /** @description The member or agent whose session, token or application it is or was, where it is not who did it. */
                readonly owner?: components["schemas"]["Id"];
            } | null;
            readonly details?: components["schemas"]["ActivityDetails"] | null;
        };
        /** @description Everything that is kept on a member. */
        readonly MemberExport: {
            readonly exported_at: components["schemas"]["Time"];
            readonly member: components["schemas"]["Member"];
            readonly identities: readonly components["schemas"]["KeptIdentity"][];
            readonly sessions: readonly components["schemas"]["KeptSession"][];
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            readonly second_factors: components["schemas"]["SecondFactors"];
            readonly tokens: readonly components["schemas"]["AccessToken"][];
            /** @description Those that the member made, and so knows. */
            readonly agent_tokens: readonly components["schemas"]["MadeAgentToken"][];
            readonly applications: readonly components["schemas"]["Application"][];
            /** @description Approvals that the member asks administrators for. */
            readonly application_requests: readonly components["schemas"]["KeptApplicationRequest"][];
            readonly browsers: readonly components["schemas"]["KeptBrowser"][];
            /** @description Messages to webhooks that name the member, the newest first; 10,000 at most. */
            readonly webhook_messages: readonly components["schemas"]["KeptWebhookMessage"][];
            /** @description By the member and about them, the newest first. */
            readonly activity: readonly components["schemas"]["ActivityEntry"][];
            /** @description Whether that is all of it. */
            readonly activity_complete: boolean;
        };
        readonly EmailChange: {
            readonly email: components["schemas"]["Email"];
        };
        readonly EmailCode: {
            readonly code: string;
        };
        /** @description Whether this session is limited until a second factor is shown in it. */
        readonly SecondFactorState: {
            /**
             * @description `none`: it needs none. `shown`: it was shown in this session. `prove`: all but proving it is answered 403 `second_factor_required`. `enroll`: the same, and the member may add one.
             * @enum {string}
             */
            readonly state: "none" | "shown" | "prove" | "enroll";
            /** @description Whether it has to be a passkey (`SVC_REQUIRE_PASSKEY`). */
            readonly passkey_required: boolean;
            /** @description With what the member can prove it now. */
            readonly methods: readonly ("passkey" | "authenticator" | "recovery_code")[];
        };
        readonly Proof: {
            /** @description Whether some operations ask for a fresh proof (`SVC_STEP_UP`). */
            readonly required: boolean;
            /** @description Whether the caller's has to be by a passkey (`SVC_REQUIRE_PASSKEY`). */
            readonly passkey_required: boolean;
            /** @description Until when the last proof counts; `null` where none does. */
            readonly proven_until: components["schemas"]["Time"] | null;
            /** @description How the caller can prove that it is them. `provider` is a sign-in at `/api/v1/auth/sso/start?prove=true`, for which the provider asks anew. */
            readonly methods: readonly ("passkey" | "code" | "provider" | "authenticator" | "recovery_code")[];
            readonly second_factor: components["schemas"]["SecondFactorState"];
        };
        readonly ProofByCode: {
            readonly code: string;
        };
        readonly ProofByPasskey: {
            readonly credential: components["schemas"]["PasskeyAssertion"];
        };
        readonly ProofByAuthenticator: {
            /** @description What the authenticator app shows (RFC 6238). */
            readonly authenticator_code: string;
        };
        readonly ProofByRecoveryCode: {
            /** @description With or without hyphens and blanks, in either case. */
            readonly recovery_code: string;
        };
        readonly ProofGiven: components["schemas"]["ProofByCode"] | components["schemas"]["ProofByPasskey"] | components["schemas"]["ProofByAuthenticator"] | components["schemas"]["ProofByRecoveryCode"];
        readonly SessionList: {
            readonly sessions: readonly components["schemas"]["Session"][];
        };
        readonly PasskeyList: {
            readonly passkeys: readonly components["schemas"]["Passkey"][];
        };
        /** @description `PublicKeyCredential.toJSON()` of a new credential (WebAuthn 3, 5.1.8). Members beside these are left alone. */
        readonly PasskeyRegistration: {
            readonly id: components["schemas"]["PasskeyId"];
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: components["schemas"]["PasskeyBytes"];
                readonly attestationObject: components["schemas"]["PasskeyBytes"];
                readonly transports?: readonly string[];
            };
        };
        readonly NewPasskey: {
            readonly name: components["schemas"]["Name"];
            readonly credential: components["schemas"]["PasskeyRegistration"];
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` (WebAuthn 3, 5.1.9). */
        readonly PasskeyCreationOptions: {
            readonly challenge: string;
            readonly rp: {
                readonly id: string;
                readonly name: string;
            };
            readonly user: {
                readonly id: string;
                readonly name: string;
                readonly displayName: string;
            };
            readonly pubKeyCredParams: readonly {
                /** @constant */
                readonly type: "public-key";
                readonly alg: number;
            }[];
            readonly excludeCredentials: readonly {
                /** @constant */
                readonly type: "public-key";
                readonly id: string;
            }[];
            readonly authenticatorSelection: {
                /** @constant */
                readonly residentKey: "required";
                /** @constant */
                readonly requireResidentKey: true;
                /** @constant */
                readonly userVerification: "required";
            };
            /** @constant */
            readonly attestation: "none";
        };
        readonly PasskeyChange: {
            readonly name: components["schemas"]["Name"];
        };
        /** @description The secret of an authenticator app; it is shown this once, and stored once a code has confirmed it. */
        readonly AuthenticatorSecret: {
            /** @description Base32 (RFC 4648). */
            readonly secret: string;
            /**
             * Format: uri
             * @description `otpauth://totp/…`, for a QR code.
             */
            readonly uri: string;
        };
        readonly AuthenticatorCode: {
            readonly code: string;
        };
        readonly AddedAuthenticator: {
            readonly authenticator: components["schemas"]["Authenticator"];
            /** @description Ten new ones, which are shown this once; none where the member has some already. */
            readonly recovery_codes: readonly string[];
        };
        readonly RecoveryCodes: {
            /** @description They are shown this once. */
            readonly recovery_codes: readonly string[];
        };
        readonly TokenList: {
            readonly tokens: readonly components["schemas"]["AccessToken"][];
        };
        /**
         * @description A place, `workspace` for all of them, and an action. To write does not include to read.
         * @enum {string}
         */
        readonly TokenScope: "workspace:read" | "workspace:write" | "auth:read" | "auth:write" | "bridge:read" | "bridge:write" | "content:read" | "content:write";
        readonly TokenRequest: {
            readonly name: components["schemas"]["Name"];
            /** @default 90 */
            readonly expires_in_days?: number;
            /** @description What it is limited to; the whole workspace when absent. */
            readonly scopes?: readonly components["schemas"]["TokenScope"][];
        };
        readonly NewAccessToken: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /**
             * @description Personal or agent.
             * @enum {string}
             */
            readonly prefix: "wsp_" | "wsa_";
            readonly last_four: string;
            readonly created_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
            readonly last_used_at: null;
            readonly last_used_address: null;
            readonly scopes: readonly string[];
            /** @description The secret, shown this once. */
            readonly token: string;
        };
        readonly ApplicationList: {
            readonly applications: readonly components["schemas"]["Application"][];
        };
        readonly Activity: {
            /** @description The newest first. */
            readonly activity: readonly components["schemas"]["ActivityEntry"][];
        };
        readonly MemberList: {
            readonly members: readonly components["schemas"]["Member"][];
        };
        readonly Invitation: {
            readonly email: components["schemas"]["Email"];
            readonly name?: components["schemas"]["Name"];
            readonly role?: components["schemas"]["Role"];
        };
        /** @description A member, and how they are invited. */
        readonly InvitedMember: {
            readonly id: components["schemas"]["Id"];
            /** @description Lower case. */
            readonly email: string;
            readonly name: string | null;
            readonly role: components["schemas"]["Role"];
            readonly created_at: components["schemas"]["Time"];
            /** @description The first sign-in; `null` for an invited person who has not signed in yet. */
            readonly joined_at: components["schemas"]["Time"] | null;
            readonly status: components["schemas"]["MemberStatus"];
            readonly invitation?: {
                /**
                 * @description `mail`: a mail is on its way. `log`: no mail is configured, and the invitation is in the log of the server alone.
                 * @enum {string}
                 */
                readonly delivery: "mail" | "log";
                /**
                 * Format: uri
                 * @description Where they sign in.
                 */
                readonly link: string;
            };
        };
        readonly MemberChange: {
            readonly name?: components["schemas"]["Name"];
            readonly role?: components["schemas"]["Role"];
            readonly status?: components["schemas"]["MemberStatus"];
        };
        readonly MemberCredentials: {
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            readonly second_factors: components["schemas"]["SecondFactors"];
            readonly sessions: readonly components["schemas"]["Session"][];
            readonly tokens: readonly components["schemas"]["AccessToken"][];
            readonly agent_tokens: readonly components["schemas"]["MadeAgentToken"][];
            readonly applications: readonly components["schemas"]["Application"][];
        };
        /** @description A provider's second `sub` for the email of one member. */
        readonly IdentityRequest: {
            readonly id: components["schemas"]["Id"];
            /** @description Who vouches for it. */
            readonly issuer: string;
            /** @description What the issuer calls the person. */
            readonly subject: string;
            readonly requested_at: components["schemas"]["Time"];
        };
        readonly IdentityRequests: {
            readonly requests: readonly components["schemas"]["IdentityRequest"][];
        };
        /** @description An approval that a member asks for. */
        readonly ApplicationRequest: {
            readonly redirect_host: components["schemas"]["RedirectHost"];
            readonly requested_by: components["schemas"]["Id"];
            /** @description Their name, else their email. */
            readonly requested_by_name: string;
            readonly requested_at: components["schemas"]["Time"];
        };
        /** @description An application as the whole workspace sees it. */
        readonly WorkspaceApplication: {
            readonly client_id: components["schemas"]["ClientId"];
            /** @description As its newest grant or request has it, unverified; else its `client_id`. */
            readonly name: string;
            /**
             * @description `open`: nothing was decided. `pending`: nothing was, and a member asks for an approval.
             * @enum {string}
             */
            readonly state: "open" | "pending" | "approved" | "blocked";
            /** @description Where it has led the members who authorized it. */
            readonly redirect_hosts: readonly components["schemas"]["RedirectHost"][];
            /** @description What its approval is for; `null` where it has none, and where it is for any host. */
            readonly approved_hosts: readonly components["schemas"]["RedirectHost"][] | null;
            /** @description Approvals that members ask for, the oldest first. */
            readonly requests: readonly components["schemas"]["ApplicationRequest"][];
            /** @description How many members have authorized it. */
            readonly members: number;
            /** @description When it was decided. */
            readonly changed_at: components["schemas"]["Time"] | null;
            readonly last_used_at: components["schemas"]["Time"] | null;
        };
        readonly WorkspaceApplications: {
            /** @description Whether members may authorize only what an administrator has approved. */
            readonly approval_required: boolean;
            readonly applications: readonly components["schemas"]["WorkspaceApplication"][];
        };
        readonly ApplicationApproval: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly state: "approved";
            /** @description Where the application may lead members, beside what is approved already. Without it that is wherever it has led them and they ask for, and anywhere where nothing is known of that. */
            readonly redirect_hosts?: readonly components["schemas"]["RedirectHost"][];
        };
        /** @description At every host. */
        readonly ApplicationBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly state: "blocked";
        };
        readonly ApplicationDecision: components["schemas"]["ApplicationApproval"] | components["schemas"]["ApplicationBlock"];
        readonly Agent: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly created_at: components["schemas"]["Time"];
        };
        readonly AgentList: {
            readonly agents: readonly components["schemas"]["Agent"][];
        };
        readonly AgentName: {
            readonly name: components["schemas"]["Name"];
        };
        /** @description A text of many lines. */
        readonly ActivityText: string;
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
        /** @description https, without credentials; http and private addresses only for hosts of `SVC_WEBHOOK_HOSTS`. */
        readonly WebhookUrl: string;
        readonly Webhook: {
            readonly id: components["schemas"]["Id"];
            readonly url: components["schemas"]["WebhookUrl"];
            /** @description The events it receives; all of them when empty. */
            readonly events: readonly components["schemas"]["WebhookEvent"][];
            readonly active: boolean;
            readonly created_at: components["schemas"]["Time"];
            readonly updated_at: components["schemas"]["Time"];
        };
        readonly WebhookList: {
            readonly webhooks: readonly components["schemas"]["Webhook"][];
        };
        /** @description The events to receive; all of them when empty. */
        readonly ChosenEvents: readonly ("member.added" | "member.role_changed" | "member.email_changed" | "member.suspended" | "member.reinstated" | "member.removed" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "token.created" | "token.ends_soon" | "token.ended" | "application.allowed" | "application.ended" | "webhook.test")[];
        readonly NewWebhook: {
            readonly url: components["schemas"]["WebhookUrl"];
            readonly events?: components["schemas"]["ChosenEvents"];
        };
        readonly WebhookSecret: {
            readonly webhook: components["schemas"]["Webhook"];
            /** @description Signs what is sent (Standard Webhooks); shown this once. */
            readonly secret: string;
        };
        readonly WebhookChange: {
            readonly url?: components["schemas"]["WebhookUrl"];
            readonly events?: components["schemas"]["ChosenEvents"];
            readonly active?: boolean;
        };
        readonly WebhookDelivery: {
            /** @description `webhook-id` of the message. */
            readonly id: components["schemas"]["Id"];
            readonly event: components["schemas"]["WebhookEvent"];
            /** @enum {string} */
            readonly state: "pending" | "delivered" | "failed";
            readonly attempts: number;
            /** @description What the receiver answered last. */
            readonly last_status: number | null;
            /** @description Why the last try came to nothing. */
            readonly last_error: string | null;
            readonly created_at: components["schemas"]["Time"];
            readonly last_tried_at: components["schemas"]["Time"] | null;
        };
        readonly WebhookDeliveryList: {
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
        };
        readonly WebhookResend: {
            readonly ids?: readonly components["schemas"]["Id"][];
            /** @enum {string} */
            readonly state?: "delivered" | "failed";
            /**
             * Format: date-time
             * @description Created at this time or later.
             */
            readonly since?: string;
            /**
             * Format: date-time
             * @description Created before this time.
             */
            readonly until?: string;
        };
        readonly WebhookResent: {
            /** @description How many are sent again. */
            readonly resent: number;
        };
        /** @description RFC 8414, 2. */
        readonly AuthorizationServer: {
            /** Format: uri */
            readonly issuer: string;
            /** Format: uri */
            readonly authorization_endpoint: string;
            /** Format: uri */
            readonly token_endpoint: string;
            /** Format: uri */
            readonly registration_endpoint: string;
            /** Format: uri */
            readonly revocation_endpoint: string;
            readonly scopes_supported: readonly string[];
            readonly response_types_supported: readonly string[];
            readonly response_modes_supported?: readonly string[];
            readonly grant_types_supported?: readonly string[];
            readonly token_endpoint_auth_methods_supported?: readonly string[];
            readonly revocation_endpoint_auth_methods_supported?: readonly string[];
            readonly code_challenge_methods_supported: readonly string[];
            /** @description RFC 9207. */
            readonly authorization_response_iss_parameter_supported?: boolean;
            readonly client_id_metadata_document_supported?: boolean;
        };
        readonly Text: string;
        /** @description The fields of the consent page. */
        readonly ConsentForm: {
            /** @enum {string} */
            readonly decision: "allow" | "deny";
            /** @description Which session and which request the page was made for. */
            readonly proof: string;
        };
        /** @description RFC 6749, 4.1.3 and 6. A client with a secret may show it here or with HTTP Basic. */
        readonly TokenForm: {
            /** @enum {string} */
            readonly grant_type: "authorization_code" | "refresh_token";
            readonly client_id?: string;
            readonly client_secret?: string;
            readonly code?: string;
            readonly redirect_uri?: string;
            readonly code_verifier?: string;
            readonly refresh_token?: string;
            /** @description For a refresh: not more than was granted. */
            readonly scope?: string;
            readonly resource?: string;
        };
        /** @description RFC 6749, 5.1. */
        readonly IssuedToken: {
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            /** @description In seconds. */
            readonly expires_in: number;
            readonly scope: string;
            /** @description Absent where the one that was shown has been replaced already. */
            readonly refresh_token?: string;
        };
        /** @description RFC 6749, 5.2. */
        readonly OAuthError: {
            readonly error: string;
            readonly error_description?: string;
        };
        readonly RevocationForm: {
            readonly token: string;
            readonly token_type_hint?: string;
            readonly client_id?: string;
            readonly client_secret?: string;
        };
        /** @description RFC 7591, 2. */
        readonly ClientRegistration: {
            readonly redirect_uris: readonly string[];
            readonly client_name?: string;
            /** Format: uri */
            readonly client_uri?: string;
            /** Format: uri */
            readonly logo_uri?: string;
            /** Format: uri */
            readonly tos_uri?: string;
            /** Format: uri */
            readonly policy_uri?: string;
            /** @description With `authorization_code` among them. All but the first two are dropped (RFC 7591, 2). */
            readonly grant_types?: readonly ("authorization_code" | "refresh_token" | "implicit" | "password" | "client_credentials" | "device_code" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:saml2-bearer" | "urn:ietf:params:oauth:grant-type:token-exchange")[];
            /** @description With `code` among them. The others are dropped. */
            readonly response_types?: readonly ("code" | "token" | "id_token" | "code token" | "code id_token" | "id_token token" | "none")[];
            /** @enum {string} */
            readonly token_endpoint_auth_method?: "none" | "client_secret_basic" | "client_secret_post";
            readonly software_id?: string;
            readonly software_version?: string;
        };
        /** @description RFC 7591, 3.2.1. */
        readonly RegisteredClient: {
            readonly client_id: string;
            readonly client_id_issued_at?: number;
            /** @description Only where the application proves itself with one. */
            readonly client_secret?: string;
            /** @constant */
            readonly client_secret_expires_at?: 0;
            readonly client_name?: string;
            /** @enum {string} */
            readonly application_type?: "native" | "web";
            readonly redirect_uris: readonly string[];
            readonly grant_types?: readonly string[];
            readonly response_types?: readonly string[];
            readonly token_endpoint_auth_method?: string;
        };
        /** @description RFC 9728, 2. */
        readonly ProtectedResource: {
            /** Format: uri */
            readonly resource: string;
            readonly authorization_servers: readonly string[];
            readonly scopes_supported: readonly string[];
            readonly bearer_methods_supported: readonly string[];
            readonly resource_name?: string;
        };
        /** @description JSON-RPC 2.0, 5.1. */
        readonly McpFault: {
            readonly code: number;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Why there is no result; `id` is the request's, or null when it could not be read. */
        readonly McpError: {
            /** @constant */
            readonly jsonrpc: "2.0";
            readonly id: string | number | null;
            readonly error: components["schemas"]["McpFault"];
        };
        readonly FieldError: {
            /** @enum {string} */
            readonly in: "path" | "query" | "header" | "cookie" | "body";
            /** @description The parameter, or the JSON Pointer (RFC 6901) into the body without its first slash; empty for the whole body. */
            readonly name: string;
            readonly message: string;
        };
        /** @description Repeated in the answer. */
        readonly McpId: string | number;
        readonly McpParams: {
            /** @description Reserved by MCP; version, client and abilities, where there was no handshake. */
            readonly _meta?: {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly McpRequest: {
            /** @constant */
            readonly jsonrpc: "2.0";
            readonly id: components["schemas"]["McpId"];
            readonly method: string;
            readonly params?: components["schemas"]["McpParams"];
        };
        readonly McpNotification: {
            /** @constant */
            readonly jsonrpc: "2.0";
            readonly method: string;
            readonly params?: components["schemas"]["McpParams"];
        };
        readonly McpResult: {
            /** @constant */
            readonly jsonrpc: "2.0";
            readonly id: components["schemas"]["McpId"];
            readonly result: components["schemas"]["McpParams"];
        };
        readonly McpFailure: {
            /** @constant */
            readonly jsonrpc: "2.0";
            readonly id?: components["schemas"]["McpId"];
            readonly error: components["schemas"]["McpFault"];
        };
        /** @description What a client of MCP sends (JSON-RPC 2.0). A server asks nothing here, so answers of a client are dropped. */
        readonly McpMessage: components["schemas"]["McpRequest"] | components["schemas"]["McpNotification"] | components["schemas"]["McpResult"] | components["schemas"]["McpFailure"];
        /** @description The answer to a request. */
        readonly McpResponse: components["schemas"]["McpResult"] | components["schemas"]["McpError"];
        /** @description RFC 7644, 3.4.2. */
        readonly ScimList: {
            readonly schemas: readonly string[];
            readonly totalResults: number;
            readonly startIndex: number;
            readonly itemsPerPage: number;
            readonly Resources: readonly Record<string, never>[];
        };
        /** @description RFC 7644, 3.12. */
        readonly ScimError: {
            readonly schemas: readonly string[];
            readonly status: string;
            readonly scimType?: string;
            readonly detail: string;
        };
        /** @description A whole name, or its parts. */
        readonly ScimNameInput: {
            readonly formatted?: string | null;
            readonly givenName?: string | null;
            readonly familyName?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A user (RFC 7643, 4.1). Attributes beside these are left alone. */
        readonly ScimUserInput: {
            readonly schemas?: readonly string[];
            readonly userName: string;
            readonly externalId?: string | null;
            readonly displayName?: string | null;
            readonly name?: components["schemas"]["ScimNameInput"];
            /** @description A boolean, or a text of one. */
            readonly active?: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ScimEmail: {
            readonly value: string;
            /** @constant */
            readonly type: "work";
            /** @constant */
            readonly primary: true;
        };
        readonly ScimMeta: {
            readonly resourceType: string;
            /** Format: date-time */
            readonly created?: string;
            readonly location: string;
        };
        /** @description A member (RFC 7643, 4.1). */
        readonly ScimUser: {
            readonly schemas: readonly string[];
            readonly id: components["schemas"]["Id"];
            readonly externalId?: string;
            readonly userName: string;
            readonly displayName?: string;
            readonly name?: {
                readonly formatted: string;
            };
            readonly active: boolean;
            readonly emails: readonly components["schemas"]["ScimEmail"][];
            readonly meta: components["schemas"]["ScimMeta"];
        };
        /** @description Operations on attributes that are not kept change nothing. */
        readonly ScimOperation: {
            /** @description add, replace or remove, in any case */
            readonly op: string;
            readonly path?: string;
            /** @description A value of any type. */
            readonly value?: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description RFC 7644, 3.5.2. */
        readonly ScimPatch: {
            readonly schemas: readonly string[];
            readonly Operations: readonly components["schemas"]["ScimOperation"][];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What the service says of itself (RFC 7643, 5 to 7). */
        readonly ScimDocument: {
            readonly schemas: readonly string[];
            readonly meta: components["schemas"]["ScimMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The fields of the login page. Without `code` it asks for one. */
        readonly LoginForm: {
            readonly email: string;
            readonly code?: string;
            readonly next?: string;
        };
        /** @description The fields of the page for the first administrator. */
        readonly SetupForm: {
            readonly token: string;
            readonly email: string;
        };
        /** @description The field of the page that takes a change of email back. */
        readonly EmailChangeForm: {
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
        /** @description Whom it is about, as they are now. */
        readonly WebhookMember: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "person" | "agent";
            /** @description `null` for an agent. */
            readonly email: string | null;
            readonly name: string | null;
            readonly role: components["schemas"]["Role"];
        };
        /** @description Who did it. */
        readonly WebhookActor: {
            readonly id: components["schemas"]["Id"] | null;
            /**
             * @description `system` is the command line, or the service itself.
             * @enum {string}
             */
            readonly kind: "person" | "agent" | "system";
            readonly name: string;
        };
        readonly MemberAddedEvent: {
            /** @constant */
            readonly type: "member.added";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        readonly MemberRoleChangedEvent: {
            /** @constant */
            readonly type: "member.role_changed";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly before: components["schemas"]["Role"];
            };
        };
        readonly MemberEmailChangedEvent: {
            /** @constant */
            readonly type: "member.email_changed";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                /** @description The email of before. */
                readonly before: string;
            };
        };
        readonly MemberSuspendedEvent: {
            /** @constant */
            readonly type: "member.suspended";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        readonly MemberReinstatedEvent: {
            /** @constant */
            readonly type: "member.reinstated";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        readonly MemberRemovedEvent: {
            /** @constant */
            readonly type: "member.removed";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        readonly SessionStartedEvent: {
            /** @constant */
            readonly type: "session.started";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        readonly SessionEndedEvent: {
            /** @constant */
            readonly type: "session.ended";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
            };
        };
        /** @description The token, passkey or application. */
        readonly WebhookTarget: {
            readonly id: string;
            readonly name: string | null;
        };
        readonly PasskeyAddedEvent: {
            /** @constant */
            readonly type: "passkey.added";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly PasskeyRemovedEvent: {
            /** @constant */
            readonly type: "passkey.removed";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly TokenCreatedEvent: {
            /** @constant */
            readonly type: "token.created";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly TokenEndsSoonEvent: {
            /** @constant */
            readonly type: "token.ends_soon";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
                readonly ends_at: components["schemas"]["Time"];
            };
        };
        readonly TokenEndedEvent: {
            /** @constant */
            readonly type: "token.ended";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly ApplicationAllowedEvent: {
            /** @constant */
            readonly type: "application.allowed";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly ApplicationEndedEvent: {
            /** @constant */
            readonly type: "application.ended";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: {
                readonly member: components["schemas"]["WebhookMember"];
                readonly actor: components["schemas"]["WebhookActor"];
                /** @description Where the request came from. */
                readonly address: string | null;
                /** @description What its browser or program says it is. */
                readonly browser: string | null;
                readonly target: components["schemas"]["WebhookTarget"];
            };
        };
        readonly WebhookTestEvent: {
            /** @constant */
            readonly type: "webhook.test";
            readonly timestamp: components["schemas"]["Time"];
            readonly data: Record<string, never>;
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly EndProviderSessions400Problem: {
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
            readonly code: "invalid_request" | "logout_token_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SsoDisabledProblem: {
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
            readonly code: "sso_disabled";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SessionRequiredSecondFactorRequiredProblem: {
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
            readonly code: "session_required" | "second_factor_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InsufficientScopeSecondFactorRequiredProblem: {
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
            readonly code: "insufficient_scope" | "second_factor_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SessionOfOurOwnSecondFactorRequiredProblem: {
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
            readonly code: "foreign_origin" | "session_required" | "second_factor_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem: {
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
            readonly code: "foreign_origin" | "session_required" | "step_up_required" | "second_factor_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AddMyPasskey409Problem: {
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
            readonly code: "passkey_refused" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem: {
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
            readonly code: "admin_required" | "session_required" | "foreign_origin" | "step_up_required" | "second_factor_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AdministratorOnlySecondFactorRequiredProblem: {
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
            readonly code: "admin_required" | "session_required" | "second_factor_required";
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
        /** @description Why a request was refused (RFC 9457). */
        readonly OtpDisabledProblem: {
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
            readonly code: "otp_disabled";
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
        readonly TooManyRequestsProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 429;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "too_many_requests";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly OtpInvalidProblem: {
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
            readonly code: "otp_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PasskeysDisabledProblem: {
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
            readonly code: "passkeys_disabled";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PasskeyInvalidProblem: {
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
            readonly code: "passkey_invalid";
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
        readonly SessionRequiredProblem: {
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
            readonly code: "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SessionOfOurOwnProblem: {
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
            readonly code: "foreign_origin" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly HandoverInvalidProblem: {
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
            readonly code: "handover_invalid";
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
        readonly EmailCodeInvalidProblem: {
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
            readonly code: "email_code_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ProofInvalidProblem: {
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
            readonly code: "proof_invalid";
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
        readonly AuthenticatorRefusedProblem: {
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
            readonly code: "authenticator_refused";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SecondFactorMissingProblem: {
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
            readonly code: "second_factor_missing";
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
        readonly AlreadyMemberProblem: {
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
            readonly code: "already_member";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly LastAdminProblem: {
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
            readonly code: "last_admin";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly StillMemberProblem: {
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
            readonly code: "still_member";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly MemberSuspendedProblem: {
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
            readonly code: "member_suspended";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly WebhookRefusedProblem: {
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
            readonly code: "webhook_url_refused" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly WebhookUrlRefusedProblem: {
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
            readonly code: "webhook_url_refused";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly LimitReachedProblem: {
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
            readonly code: "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was not answered at this address (RFC 9457). */
        readonly McpElsewhereProblem: {
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
            /**
             * Format: uri
             * @description The address of this endpoint that connectors have to use.
             */
            readonly resource?: string;
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly McpForbiddenProblem: {
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
            readonly code: "insufficient_scope" | "foreign_origin";
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
        /** @description Sign-in codes by email are disabled. */
        readonly CodesOff: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["OtpDisabledProblem"];
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
        /** @description A limit is reached. */
        readonly TooManyRequests: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description Signed in; the session is in the cookie. */
        readonly Session: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SignedIn"];
            };
        };
        /** @description Wrong, late, used up, or never sent. */
        readonly CodeInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["OtpInvalidProblem"];
            };
        };
        /** @description A provider alone signs people in, so there are no passkeys. */
        readonly PasskeysOff: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PasskeysDisabledProblem"];
            };
        };
        /** @description No passkey of a member who may sign in, or not in answer to a challenge of this browser. */
        readonly PasskeyInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PasskeyInvalidProblem"];
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
        /** @description Single sign-on is not configured. */
        readonly NoProvider: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SsoDisabledProblem"];
            };
        };
        /** @description No credential, or a dead one. */
        readonly Unauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["Challenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description A token was shown where only a person who is signed in will do. */
        readonly SessionRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionRequiredProblem"];
            };
        };
        /** @description Signed out; the cookie is taken back. */
        readonly SignedOut: {
            headers: {
                /** @description Takes the session cookie back. */
                readonly "Set-Cookie"?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or with a token where only a person who is signed in will do (`session_required`). */
        readonly SessionOfOurOwn: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionOfOurOwnProblem"];
            };
        };
        /** @description Code and verifier do not belong together, or the code was used or is late. */
        readonly HandoverInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["HandoverInvalidProblem"];
            };
        };
        /** @description Done; there is nothing to say. */
        readonly Gone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
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
        /** @description The code is wrong, late, used up or was never sent. */
        readonly EmailCodeInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["EmailCodeInvalidProblem"];
            };
        };
        /** @description What stands of the proof of this session. */
        readonly Proof: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Proof"];
            };
        };
        /** @description The code is wrong, late, used up or another session's; or there is no passkey of the member's in answer to a challenge of this session; or the recovery code is none of theirs, or was used. */
        readonly ProofInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProofInvalidProblem"];
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
        /** @description The code is not one of the secret that this session asked for, or the secret is late or was confirmed already. */
        readonly AuthenticatorRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AuthenticatorRefusedProblem"];
            };
        };
        /** @description The member has neither an authenticator app nor a passkey, in whose place a recovery code would stand. */
        readonly NoSecondFactor: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SecondFactorMissingProblem"];
            };
        };
        /** @description An actor has at most 100 tokens. */
        readonly TooManyTokens: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["TooManyTokensProblem"];
            };
        };
        /** @description Another member has this email. */
        readonly AlreadyMember: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AlreadyMemberProblem"];
            };
        };
        /** @description The last administrator can be neither removed nor demoted nor suspended. */
        readonly LastAdministrator: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["LastAdminProblem"];
            };
        };
        /** @description Nothing in the activity names them any more. */
        readonly Erased: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description They are a member. Remove them first. */
        readonly StillMember: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StillMemberProblem"];
            };
        };
        /** @description On its way. */
        readonly InvitationSent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The member is suspended. */
        readonly Suspended: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["MemberSuspendedProblem"];
            };
        };
        /** @description Nothing keeps the member out any more. */
        readonly Unlocked: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The provider's `sub` signs this member in. */
        readonly Linked: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Decided, or so already. */
        readonly Decided: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
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
        /** @description The address can't receive webhooks, or there are 20 webhooks already. */
        readonly WebhookRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["WebhookRefusedProblem"];
            };
        };
        /** @description The address can't receive webhooks. */
        readonly WebhookAddressRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["WebhookUrlRefusedProblem"];
            };
        };
        /** @description Ten tests of it wait already. */
        readonly LimitReached: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["LimitReachedProblem"];
            };
        };
        /** @description On to the consent page, or back to the application with `code` or `error`, `state` and `iss`. */
        readonly LedOn: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly "Set-Cookie": components["headers"]["RequestCookie"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page that says why authorization failed, when the error cannot be sent to the application. */
        readonly ConnectorPage: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Content-Security-Policy": components["headers"]["PagePolicy"];
                readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description A page that says why sign-in cannot go on: the request is over, or it is another browser's. A path that names none is refused as everywhere (`malformed_path`). */
        readonly NotResumed: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                /** @description Of a page. */
                readonly "Content-Security-Policy"?: string;
                /** @description Of a page. */
                readonly "Referrer-Policy"?: "same-origin";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
                readonly "application/problem+json": components["schemas"]["MalformedPathProblem"];
            };
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
        /** @description On to another page. */
        readonly Redirect: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No token, or a dead one. */
        readonly McpUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["McpChallenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description Messages are sent, one by one. */
        readonly McpOnlyPost: {
            headers: {
                readonly Allow: components["headers"]["OnlyPost"];
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["McpError"];
            };
        };
        /** @description The `Host` is not a name of this surface; or it is one, but a connector would be led to another: `resource` is the address that connectors have to use. */
        readonly McpElsewhere: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["McpElsewhereProblem"];
            };
        };
        /** @description The answer to a request, as it is or as the one event of a stream. */
        readonly McpAnswer: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["McpResponse"];
                readonly "text/event-stream": components["schemas"]["Text"];
            };
        };
        /** @description Taken; it was no request, so there is nothing to answer. */
        readonly McpAccepted: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Not a message that can be answered here. */
        readonly McpRefusal: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["McpError"];
            };
        };
        /** @description A token that is limited and may not do this (`insufficient_scope`, with `WWW-Authenticate` as RFC 6750, 3.1 has it), or a page of another origin (`foreign_origin`). */
        readonly McpForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["McpScopeChallenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["McpForbiddenProblem"];
            };
        };
        /** @description A page of members. */
        readonly ScimUsers: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimList"];
            };
        };
        /** @description Why not, in SCIM's own form (RFC 7644, 3.12). */
        readonly ScimRefusal: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The token of the provisioning client is required. */
        readonly ScimUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "WWW-Authenticate": components["headers"]["ScimChallenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The member was made, or came back. */
        readonly ScimUserCreated: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["ScimLocation"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimUser"];
            };
        };
        /** @description Only an administrator can bring this member back; or a page of another origin made the request (`foreign_origin`). */
        readonly ScimForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimError"];
                readonly "application/problem+json": components["schemas"]["ForeignOriginProblem"];
            };
        };
        /** @description The member. */
        readonly ScimUser: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimUser"];
            };
        };
        /** @description Why not, in SCIM's own form (RFC 7644, 3.12). A path that names no user is refused as everywhere (`malformed_path`). */
        readonly ScimUserRefusal: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimError"];
                readonly "application/problem+json": components["schemas"]["MalformedPathProblem"];
            };
        };
        /** @description All that the member could act with has ended. */
        readonly ScimDeleted: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description RFC 7643, 5. */
        readonly ScimServiceProviderConfig: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimDocument"];
            };
        };
        /** @description RFC 7643, 6. */
        readonly ScimResourceTypes: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimList"];
            };
        };
        /** @description RFC 7643, 6. */
        readonly ScimResourceType: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimDocument"];
            };
        };
        /** @description RFC 7643, 7. */
        readonly ScimSchemas: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimList"];
            };
        };
        /** @description RFC 7643, 7. */
        readonly ScimSchema: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/scim+json": components["schemas"]["ScimDocument"];
            };
        };
        /** @description On to the account, or to sign-in. */
        readonly SentHome: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                /** @description Where to go on. */
                readonly Location: string;
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description On to sign-in; or to the page again, where the link is used or over. */
        readonly EmailTakenBack: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly [name: string]: unknown;
            };
            content?: never;
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
        /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
        readonly MessageTaken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A token was shown where only a person who is signed in will do. */
        readonly SessionRequiredSecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionRequiredSecondFactorRequiredProblem"];
            };
        };
        /** @description A token that is limited, and may not do this. */
        readonly InsufficientScopeSecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InsufficientScopeSecondFactorRequiredProblem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or with a token where only a person who is signed in will do (`session_required`). */
        readonly SessionOfOurOwnSecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionOfOurOwnSecondFactorRequiredProblem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or with a token where only a person who is signed in will do (`session_required`). */
        readonly SessionOfOurOwnStepUpRequiredSecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem"];
            };
        };
        /** @description A token was sent where only a session is accepted (`session_required`), the session is not an administrator's (`admin_required`), or a page of another origin made the request (`foreign_origin`). */
        readonly AdministratorChangesOnlyStepUpRequiredSecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem"];
            };
        };
        /** @description A token was sent where only a session is accepted (`session_required`), or the session is not an administrator's (`admin_required`). */
        readonly AdministratorOnlySecondFactorRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AdministratorOnlySecondFactorRequiredProblem"];
            };
        };
        /** @description A parameter or the body does not match the contract. */
        readonly InvalidRequestWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description No credential, or a dead one. */
        readonly UnauthenticatedWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["Challenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description A token was sent where only a session is accepted (`session_required`), or the session is not an administrator's (`admin_required`). */
        readonly AdministratorOnlySecondFactorRequiredWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AdministratorOnlySecondFactorRequiredProblem"];
            };
        };
        /** @description The `Host` is not a name of this surface. */
        readonly ForeignHostWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignHostProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalErrorWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly UnavailableWithVary: {
            headers: {
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalErrorWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly UnavailableWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description Why there is no token (RFC 6749, 5.2), or no registration (RFC 7591, 3.2.2). */
        readonly OAuthRefusalWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The application is not known, or did not prove that it is the one. */
        readonly OAuthClientRefusalWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "WWW-Authenticate": components["headers"]["ClientChallenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The `Host` is not a name of this surface. */
        readonly ForeignHostWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignHostProblem"];
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
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly UnavailableWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description It is worth nothing from now on. */
        readonly RevokedWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description This address has registered too many applications. */
        readonly OAuthTooManyRequestsWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description What a connector needs to know to request access. */
        readonly ProtectedResourceWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProtectedResource"];
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
    };
    parameters: {
        /** @description Where to go after sign-in: a path of this surface, or an address under the public URL of another console. Anything else counts as absent. */
        readonly Next: string;
        /**
         * @description Has an OpenID Connect provider ask for a sign-in even where the person is signed in there (`prompt=login`).
         * @example true
         */
        readonly Prove: boolean;
        /** @description The provider's authorization code. */
        readonly FlowCode: string;
        /** @description What this surface sent along, echoed. */
        readonly FlowState: string;
        /** @description Which provider answers (RFC 9207). */
        readonly FlowIssuer: string;
        /** @description Why the provider did not do it (RFC 6749, 4.1.2.1). */
        readonly FlowError: string;
        readonly FlowErrorDescription: string;
        /** @description The signed JWT of the legacy handover. */
        readonly FlowToken: string;
        /** @description Whose console. */
        readonly Surface: components["schemas"]["Console"];
        /** @description S256 of a verifier that the console keeps with the visitor's browser (RFC 7636, 4.2). */
        readonly CodeChallenge: string;
        readonly MemberId: components["schemas"]["Id"];
        readonly SessionId: components["schemas"]["Id"];
        readonly PasskeyId: components["schemas"]["Id"];
        readonly TokenId: components["schemas"]["Id"];
        /** @description What the application calls itself to the authorization server. */
        readonly ClientId: components["schemas"]["ClientId"];
        /** @description How many entries at most; 50 when absent. */
        readonly Limit: number;
        /** @description Where to go on, as the `Link` header of the page before gives it. */
        readonly Cursor: components["schemas"]["Id"];
        readonly RequestId: components["schemas"]["Id"];
        readonly AgentId: components["schemas"]["Id"];
        /** @description Only what this one did: the id of a member or an agent, or the name of what has no id, `command line` say. */
        readonly ActivityActor: string;
        /** @description Only this action, or all of one kind: `token.create`, `token`. */
        readonly ActivityAction: string;
        /** @description Only what was done to this one, and to sessions, tokens and applications that were its own, by its id. */
        readonly ActivityTarget: string;
        /** @description Only what was done then or later. */
        readonly ActivityFrom: string;
        /** @description Only what was done before. */
        readonly ActivityTo: string;
        readonly WebhookId: components["schemas"]["Id"];
        /** @description Where to go on, as the `Link` header of the page before gives it. */
        readonly DeliveryCursor: string;
        /** @description Which version of MCP the client speaks; sent along, and not looked at. */
        readonly McpProtocolVersion: string;
        readonly OAuthClientId: string;
        /** @description `code`. */
        readonly ResponseType: string;
        /** @description One that the application registered; on loopback, with any port. */
        readonly RedirectUri: string;
        /** @description RFC 7636, 4.2. */
        readonly PkceChallenge: string;
        /** @description `S256`. */
        readonly PkceMethod: string;
        /** @description Returned to the application. */
        readonly OAuthState: string;
        /** @description `workspace:read`, `workspace:write`, or both, with a space between. */
        readonly OAuthScope: string;
        /** @description What the token is for (RFC 8707). */
        readonly OAuthResource: string;
        /** @description Names one request of an application; only the browser knows it. */
        readonly InteractionId: string;
        /** @description `userName eq "…"` or `externalId eq "…"` */
        readonly ScimFilter: string;
        /** @description Of the first user, from 1 on. */
        readonly ScimStartIndex: number;
        /** @description How many users at most, up to 200. */
        readonly ScimCount: number;
        readonly ScimUserId: components["schemas"]["Id"];
        readonly ScimResourceType: string;
        readonly ScimSchemaId: string;
        /** @description The code of what went wrong, `sso_token` or `not_a_member` for two. */
        readonly LoginError: string;
        /** @description `1` for the code form beside a provider. */
        readonly LoginCode: string;
        /** @description The secret of an invitation's link, which makes the browser known; it goes into a cookie. */
        readonly LoginInvitation: string;
        /** @description `code` once a code is on its way. */
        readonly LoginStep: string;
        /** @description The secret of the link that the server printed. */
        readonly SetupToken: string;
        /** @description The secret of the link in the mail. */
        readonly EmailChangeToken: string;
        /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
        readonly IfNoneMatch: string;
        /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
        readonly IfMatchCopy: string;
        /** @description The file's name, as the page spells it. */
        readonly AssetFile: string;
        /** @description Names the message; the same each time that it is tried. */
        readonly WebhookMessageId: components["schemas"]["Id"];
        /** @description When this try was signed, in seconds since 1970. */
        readonly WebhookTimestamp: number;
        /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
        readonly WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Never kept. */
        readonly NoStore: "no-store";
        /** @description HttpOnly, SameSite=Lax, Path=/; over https also Secure, and its name begins with `__Host-`. */
        readonly SetCookie: string;
        /** @description Seconds until it is worth trying again (RFC 9110, 10.2.3). */
        readonly RetryAfter: number;
        /** @description Where to go on. */
        readonly Location: string;
        /** @description How to show a credential (RFC 6750, 3); says `invalid_token` where a token was shown. */
        readonly Challenge: string;
        /** @description Says `insufficient_scope`, and the scope that it takes (RFC 6750, 3.1). */
        readonly ScopeChallenge: string;
        /** @description The next page, with `rel="next"` (RFC 8288); absent on the last one. */
        readonly Link: string;
        /** @description Ties the request to this browser; HttpOnly, SameSite=Lax, for the one path that reads it, over https also Secure. */
        readonly RequestCookie: string;
        /** @description What the page may load and who may frame it (CSP 3); no script, no frame. */
        readonly PagePolicy: string;
        /** @description `no-referrer` would make browsers send `Origin: null` with a form. */
        readonly ReferrerPolicy: "same-origin";
        /** @description What it is, its type says. */
        readonly NoSniff: "nosniff";
        /** @description A refusal is never kept, unless its operation says otherwise. */
        readonly RefusalCaching: "no-store";
        /** @description For an application that tried HTTP Basic (RFC 6749, 5.2). */
        readonly ClientChallenge: string;
        /** @description What to ask for, and the metadata of this resource (RFC 9728, 5.1); says `invalid_token` where one was shown. */
        readonly McpChallenge: string;
        /** @description RFC 9110, 10.2.1. */
        readonly OnlyPost: "POST";
        /** @description Says `insufficient_scope`, the scopes that it takes, and where to ask for them (RFC 6750, 3.1). */
        readonly McpScopeChallenge: string;
        /** @description RFC 6750, 3. */
        readonly ScimChallenge: "Bearer";
        /** @description Where the user is. */
        readonly ScimLocation: string;
        /** @description What the page may load and who may frame it (CSP 3): scripts from `/assets/` alone, none inline, no evaluation, no frame. */
        readonly ConsolePolicy: string;
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
        /** @description What the log calls this request. */
        readonly RequestId: string;
        /** @description What of a request the answer depends on. */
        readonly Vary: string;
        /** @description Scripts of every origin may read the answer (Fetch, 3.3.3). */
        readonly AnyOrigin: "*";
        /** @description The headers that such scripts may read. */
        readonly ReadableHeaders: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getAuthConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The methods that are on. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthConfig"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeRequest"];
            };
        };
        readonly responses: {
            /** @description Sent, if that email is a member's. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSent"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["CodesOff"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly verifyCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeAnswer"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Session"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeInvalid"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["CodesOff"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options; any passkey of the workspace will do. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["PasskeysOff"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Session"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["PasskeyInvalid"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["PasskeysOff"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startSso: {
        readonly parameters: {
            readonly query?: {
                /** @description Where to go after sign-in: a path of this surface, or an address under the public URL of another console. Anything else counts as absent. */
                readonly next?: components["parameters"]["Next"];
                /**
                 * @description Has an OpenID Connect provider ask for a sign-in even where the person is signed in there (`prompt=login`).
                 * @example true
                 */
                readonly prove?: components["parameters"]["Prove"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoProvider"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly finishSso: {
        readonly parameters: {
            readonly query?: {
                /** @description The provider's authorization code. */
                readonly code?: components["parameters"]["FlowCode"];
                /** @description What this surface sent along, echoed. */
                readonly state?: components["parameters"]["FlowState"];
                /** @description Which provider answers (RFC 9207). */
                readonly iss?: components["parameters"]["FlowIssuer"];
                /** @description Why the provider did not do it (RFC 6749, 4.1.2.1). */
                readonly error?: components["parameters"]["FlowError"];
                readonly error_description?: components["parameters"]["FlowErrorDescription"];
                /** @description The signed JWT of the legacy handover. */
                readonly token?: components["parameters"]["FlowToken"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endProviderSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["LogoutForm"];
            };
        };
        readonly responses: {
            /** @description The sign-ins have ended. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is not a logout token of the provider for this service, or was used before. */
            readonly 400: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["EndProviderSessions400Problem"];
                };
            };
            readonly 403: components["responses"]["ForeignOrigin"];
            /** @description There is no OpenID Connect provider. */
            readonly 404: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["SsoDisabledProblem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly handOver: {
        readonly parameters: {
            readonly query: {
                /** @description Whose console. */
                readonly surface: components["parameters"]["Surface"];
                /** @description Where to go after sign-in: a path of this surface, or an address under the public URL of another console. Anything else counts as absent. */
                readonly next?: components["parameters"]["Next"];
                /** @description S256 of a verifier that the console keeps with the visitor's browser (RFC 7636, 4.2). */
                readonly code_challenge?: components["parameters"]["CodeChallenge"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session that was shown, and whose it is. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurrentSession"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["SignedOut"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createConsoleSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HandoverCode"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleSession"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["HandoverInvalid"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly introspectConsoleSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsoleCredential"];
            };
        };
        readonly responses: {
            /** @description Whether it is live, and whose. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Introspection"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endConsoleSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsoleCredential"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly introspectToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenCredential"];
            };
        };
        readonly responses: {
            /** @description Whether it is live, and in whose name it acts. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenIntrospection"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMembership: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether this id is a member's. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Membership"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The caller. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["InsufficientScopeSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NameChange"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exportMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of it, in one document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    /** @description A name for the file. */
                    readonly "Content-Disposition": "attachment; filename=\"member.json\"";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberExport"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailChange"];
            };
        };
        readonly responses: {
            /** @description Sent, if the email is free here. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSent"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailCode"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 409: components["responses"]["EmailCodeInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMyProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Proof"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly proveMyself: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProofGiven"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Proof"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwn"];
            readonly 409: components["responses"]["ProofInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestMyProofCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sent. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSent"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwn"];
            readonly 404: components["responses"]["CodesOff"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginMyProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMySessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every sign-in that is live, the newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMyOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMySession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: components["parameters"]["SessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addMyPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasskey"];
            };
        };
        readonly responses: {
            /** @description The passkey. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["PasskeysOff"];
            /** @description What the browser made is no answer to the options of this session (`passkey_refused`), or there are 20 already (`limit_reached`). */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AddMyPasskey409Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options of a discoverable credential. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 404: components["responses"]["PasskeysOff"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMyPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly passkeyId: components["parameters"]["PasskeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly renameMyPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly passkeyId: components["parameters"]["PasskeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyChange"];
            };
        };
        readonly responses: {
            /** @description The passkey as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMySecondFactors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether there is one, and how many are left. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactors"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginAuthenticator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Set-Cookie": components["headers"]["SetCookie"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthenticatorSecret"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addMyAuthenticator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        readonly responses: {
            /** @description The app, and recovery codes. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddedAuthenticator"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 409: components["responses"]["AuthenticatorRefused"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMyAuthenticator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createMyRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 409: components["responses"]["NoSecondFactor"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that are live, the newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createMyToken: {
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
                    readonly "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequiredSecondFactorRequired"];
            readonly 409: components["responses"]["TooManyTokens"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeMyToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyApplications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Each application once, with everything that it was granted. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicationList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionRequiredSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyActivity: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Activity"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["InsufficientScopeSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of members. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["InsufficientScopeSecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly inviteMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Invitation"];
            };
        };
        readonly responses: {
            /** @description The new member. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitedMember"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 409: components["responses"]["AlreadyMember"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["InsufficientScopeSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastAdministrator"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberChange"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastAdministrator"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exportMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of it, in one document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    /** @description A name for the file. */
                    readonly "Content-Disposition": "attachment; filename=\"member.json\"";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberExport"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeMemberEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailChange"];
            };
        };
        readonly responses: {
            /** @description The member as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AlreadyMember"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly eraseMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Erased"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["StillMember"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: components["responses"]["InvitationSent"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Suspended"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unlockMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Unlocked"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMemberCredentials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The live ones. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberCredentials"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMemberCredentials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMemberSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly sessionId: components["parameters"]["SessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMemberPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly passkeyId: components["parameters"]["PasskeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetMemberSecondFactors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeMemberToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeMemberApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listIdentityRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The oldest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityRequests"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly refuseIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly requestId: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly approveIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly memberId: components["parameters"]["MemberId"];
                readonly requestId: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Linked"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listApplications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The applications. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorkspaceApplications"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationDecision"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["Decided"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly dismissApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the application calls itself to the authorization server. */
                readonly clientId: components["parameters"]["ClientId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAgents: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of agents. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgentList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createAgent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgentName"];
            };
        };
        readonly responses: {
            /** @description The new agent. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agent"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteAgent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateAgent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgentName"];
            };
        };
        readonly responses: {
            /** @description The agent as it is now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Agent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAgentTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that are live, the newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createAgentToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
            };
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
                    readonly "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["TooManyTokens"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeAgentToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly agentId: components["parameters"]["AgentId"];
                readonly tokenId: components["parameters"]["TokenId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listActivity: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what this one did: the id of a member or an agent, or the name of what has no id, `command line` say. */
                readonly actor?: components["parameters"]["ActivityActor"];
                /** @description Only this action, or all of one kind: `token.create`, `token`. */
                readonly action?: components["parameters"]["ActivityAction"];
                /** @description Only what was done to this one, and to sessions, tokens and applications that were its own, by its id. */
                readonly target?: components["parameters"]["ActivityTarget"];
                /** @description Only what was done then or later. */
                readonly from?: components["parameters"]["ActivityFrom"];
                /** @description Only what was done before. */
                readonly to?: components["parameters"]["ActivityTo"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest first. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Activity"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exportActivity: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON Lines when absent. */
                readonly format?: "jsonl" | "csv";
                /** @description Only what this one did: the id of a member or an agent, or the name of what has no id, `command line` say. */
                readonly actor?: components["parameters"]["ActivityActor"];
                /** @description Only this action, or all of one kind: `token.create`, `token`. */
                readonly action?: components["parameters"]["ActivityAction"];
                /** @description Only what was done to this one, and to sessions, tokens and applications that were its own, by its id. */
                readonly target?: components["parameters"]["ActivityTarget"];
                /** @description Only what was done then or later. */
                readonly from?: components["parameters"]["ActivityFrom"];
                /** @description Only what was done before. */
                readonly to?: components["parameters"]["ActivityTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The oldest first. */
            readonly 200: {
                headers: {
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    /** @description A name for the file. */
                    readonly "Content-Disposition": "attachment; filename=\"activity.jsonl\"" | "attachment; filename=\"activity.csv\"";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": components["schemas"]["ActivityText"];
                    readonly "text/csv": components["schemas"]["ActivityText"];
                };
            };
            readonly 400: components["responses"]["InvalidRequestWithVary"];
            readonly 401: components["responses"]["UnauthenticatedWithVary"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequiredWithVary"];
            readonly 421: components["responses"]["ForeignHostWithVary"];
            readonly 500: components["responses"]["InternalErrorWithVary"];
            readonly 503: components["responses"]["UnavailableWithVary"];
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
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewWebhook"];
            };
        };
        readonly responses: {
            /** @description The webhook, with its secret. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 409: components["responses"]["WebhookRefused"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Gone"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookChange"];
            };
        };
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["WebhookAddressRefused"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook, with its new secret. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Posted. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LimitReached"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["DeliveryCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of deliveries. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorOnlySecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendWebhookDeliveries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookResend"];
            };
        };
        readonly responses: {
            /** @description Posted. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookResent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequiredSecondFactorRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAuthorizationServer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Which version of MCP the client speaks; sent along, and not looked at. */
                readonly "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Endpoints and abilities. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly authorize: {
        readonly parameters: {
            readonly query?: {
                readonly client_id?: components["parameters"]["OAuthClientId"];
                /** @description `code`. */
                readonly response_type?: components["parameters"]["ResponseType"];
                /** @description One that the application registered; on loopback, with any port. */
                readonly redirect_uri?: components["parameters"]["RedirectUri"];
                /** @description RFC 7636, 4.2. */
                readonly code_challenge?: components["parameters"]["PkceChallenge"];
                /** @description `S256`. */
                readonly code_challenge_method?: components["parameters"]["PkceMethod"];
                /** @description Returned to the application. */
                readonly state?: components["parameters"]["OAuthState"];
                /** @description `workspace:read`, `workspace:write`, or both, with a space between. */
                readonly scope?: components["parameters"]["OAuthScope"];
                /** @description What the token is for (RFC 8707). */
                readonly resource?: components["parameters"]["OAuthResource"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 303: components["responses"]["LedOn"];
            readonly 400: components["responses"]["ConnectorPage"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resumeAuthorization: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Names one request of an application; only the browser knows it. */
                readonly uid: components["parameters"]["InteractionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 303: components["responses"]["LedOn"];
            readonly 400: components["responses"]["NotResumed"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Names one request of an application; only the browser knows it. */
                readonly uid: components["parameters"]["InteractionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Names one request of an application; only the browser knows it. */
                readonly uid: components["parameters"]["InteractionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        readonly responses: {
            readonly 303: components["responses"]["Redirect"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly issueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenForm"];
            };
        };
        readonly responses: {
            /** @description An access token, and the next refresh token. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssuedToken"];
                };
            };
            readonly 400: components["responses"]["OAuthRefusalWithAnyOriginReadableHeaders"];
            readonly 401: components["responses"]["OAuthClientRefusalWithAnyOriginReadableHeaders"];
            readonly 421: components["responses"]["ForeignHostWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeaders"];
        };
    };
    readonly revokeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["RevocationForm"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RevokedWithAnyOriginReadableHeaders"];
            readonly 400: components["responses"]["OAuthRefusalWithAnyOriginReadableHeaders"];
            readonly 401: components["responses"]["OAuthClientRefusalWithAnyOriginReadableHeaders"];
            readonly 421: components["responses"]["ForeignHostWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeaders"];
        };
    };
    readonly registerClient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        readonly responses: {
            /** @description The application as it is known from now on. */
            readonly 201: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            readonly 400: components["responses"]["OAuthRefusalWithAnyOriginReadableHeaders"];
            readonly 421: components["responses"]["ForeignHostWithAnyOriginReadableHeaders"];
            readonly 429: components["responses"]["OAuthTooManyRequestsWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeaders"];
        };
    };
    readonly getResourceMetadata: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Which version of MCP the client speaks; sent along, and not looked at. */
                readonly "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProtectedResourceWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getMcpResourceMetadata: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Which version of MCP the client speaks; sent along, and not looked at. */
                readonly "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProtectedResourceWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getMcp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 401: components["responses"]["McpUnauthenticated"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 405: components["responses"]["McpOnlyPost"];
            readonly 421: components["responses"]["McpElsewhere"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postMcp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["McpMessage"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["McpAnswer"];
            readonly 202: components["responses"]["McpAccepted"];
            readonly 400: components["responses"]["McpRefusal"];
            readonly 401: components["responses"]["McpUnauthenticated"];
            readonly 403: components["responses"]["McpForbidden"];
            readonly 404: components["responses"]["McpRefusal"];
            readonly 406: components["responses"]["McpRefusal"];
            readonly 413: components["responses"]["McpRefusal"];
            readonly 415: components["responses"]["McpRefusal"];
            readonly 421: components["responses"]["McpElsewhere"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteMcp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 401: components["responses"]["McpUnauthenticated"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 405: components["responses"]["McpOnlyPost"];
            readonly 421: components["responses"]["McpElsewhere"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listScimUsers: {
        readonly parameters: {
            readonly query?: {
                /** @description `userName eq "…"` or `externalId eq "…"` */
                readonly filter?: components["parameters"]["ScimFilter"];
                /** @description Of the first user, from 1 on. */
                readonly startIndex?: components["parameters"]["ScimStartIndex"];
                /** @description How many users at most, up to 200. */
                readonly count?: components["parameters"]["ScimCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimUsers"];
            readonly 400: components["responses"]["ScimRefusal"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createScimUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/scim+json": components["schemas"]["ScimUserInput"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["ScimUserCreated"];
            readonly 400: components["responses"]["ScimRefusal"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 403: components["responses"]["ScimForbidden"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 409: components["responses"]["ScimRefusal"];
            readonly 413: components["responses"]["ScimRefusal"];
            readonly 415: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScimUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly userId: components["parameters"]["ScimUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimUser"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly replaceScimUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly userId: components["parameters"]["ScimUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/scim+json": components["schemas"]["ScimUserInput"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ScimUser"];
            readonly 400: components["responses"]["ScimUserRefusal"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 403: components["responses"]["ScimForbidden"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 409: components["responses"]["ScimRefusal"];
            readonly 413: components["responses"]["ScimRefusal"];
            readonly 415: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteScimUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly userId: components["parameters"]["ScimUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["ScimDeleted"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 409: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly patchScimUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly userId: components["parameters"]["ScimUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/scim+json": components["schemas"]["ScimPatch"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ScimUser"];
            readonly 400: components["responses"]["ScimUserRefusal"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 403: components["responses"]["ScimForbidden"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 409: components["responses"]["ScimRefusal"];
            readonly 413: components["responses"]["ScimRefusal"];
            readonly 415: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScimServiceProviderConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimServiceProviderConfig"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listScimResourceTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimResourceTypes"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScimResourceType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly resourceType: components["parameters"]["ScimResourceType"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimResourceType"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listScimSchemas: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimSchemas"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScimSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly schemaId: components["parameters"]["ScimSchemaId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ScimSchema"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ScimUnauthenticated"];
            readonly 404: components["responses"]["ScimRefusal"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentHome"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLogin: {
        readonly parameters: {
            readonly query?: {
                /** @description The code of what went wrong, `sso_token` or `not_a_member` for two. */
                readonly error?: components["parameters"]["LoginError"];
                /** @description `1` for the code form beside a provider. */
                readonly code?: components["parameters"]["LoginCode"];
                /** @description The secret of an invitation's link, which makes the browser known; it goes into a cookie. */
                readonly invitation?: components["parameters"]["LoginInvitation"];
                /** @description `code` once a code is on its way. */
                readonly step?: components["parameters"]["LoginStep"];
                /** @description Where to go after sign-in: a path of this surface, or an address under the public URL of another console. Anything else counts as absent. */
                readonly next?: components["parameters"]["Next"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        readonly responses: {
            readonly 303: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSetup: {
        readonly parameters: {
            readonly query?: {
                /** @description The secret of the link that the server printed. */
                readonly token?: components["parameters"]["SetupToken"];
                /** @description The code of what went wrong, `sso_token` or `not_a_member` for two. */
                readonly error?: components["parameters"]["LoginError"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 302: components["responses"]["Redirect"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["SetupForm"];
            };
        };
        readonly responses: {
            readonly 303: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEmailChange: {
        readonly parameters: {
            readonly query?: {
                /** @description The secret of the link in the mail. */
                readonly token?: components["parameters"]["EmailChangeToken"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly takeEmailBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["EmailChangeForm"];
            };
        };
        readonly responses: {
            readonly 303: components["responses"]["EmailTakenBack"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["ForeignOrigin"];
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
    readonly getSettings: {
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
    readonly getPeopleSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAutomationSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAccountSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSecuritySettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWebhookSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getActivitySettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["SentOn"];
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
    readonly receiveMemberAdded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberAddedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveMemberRoleChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberRoleChangedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveMemberEmailChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberEmailChangedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveMemberSuspended: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberSuspendedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveMemberReinstated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberReinstatedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveMemberRemoved: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberRemovedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveSessionStarted: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionStartedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveSessionEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionEndedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receivePasskeyAdded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyAddedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receivePasskeyRemoved: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyRemovedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveTokenCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenCreatedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveTokenEndsSoon: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenEndsSoonEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveTokenEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenEndedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveApplicationAllowed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationAllowedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveApplicationEnded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationEndedEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
    readonly receiveWebhookTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["MessageTaken"];
        };
    };
}
