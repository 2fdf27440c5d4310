// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

export const tools = [
  {
    name: 'whoami',
    operationId: 'getMe',
    title: 'Who is calling',
    description: 'Who is calling. With any credential.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      anyOf: [
        { $ref: '#/$defs/Me' },
        {
          type: 'object',
          description: 'Why it came to nothing.',
          required: ['code', 'title'],
          properties: { code: { type: 'string' }, title: { type: 'string' } },
        },
      ],
      $defs: {
        Me: {
          type: 'object',
          additionalProperties: false,
          required: ['actor', 'credential', 'rights'],
          properties: {
            actor: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'kind', 'email', 'name', 'role'],
              properties: {
                id: { $ref: '#/$defs/Id' },
                kind: { type: 'string', enum: ['person', 'agent'] },
                email: { type: ['string', 'null'], description: '`null` for an agent.' },
                name: { type: ['string', 'null'] },
                role: { $ref: '#/$defs/Role' },
              },
            },
            credential: {
              type: 'object',
              description: 'What the caller showed.',
              additionalProperties: false,
              required: ['kind', 'id', 'method', 'name', 'expires_at', 'scopes'],
              properties: {
                kind: { type: 'string', enum: ['session', 'token'] },
                id: { $ref: '#/$defs/Id' },
                method: { type: ['string', 'null'], description: 'How the session was begun; `null` for a token.' },
                name: { type: ['string', 'null'], description: 'What the token is called; `null` for a session.' },
                expires_at: { $ref: '#/$defs/Time' },
                scopes: {
                  type: ['array', 'null'],
                  description: 'What the token is limited to; `null` for what may do all that its actor may.',
                  items: { type: 'string' },
                },
              },
            },
            rights: {
              type: 'array',
              description: 'What this credential may do in the whole workspace: read and write; with a session also look after one\'s own account; with an administrator\'s session also administer. A token that is limited to a part of it has none of these; `credential.scopes` says what it has.',
              items: { type: 'string', enum: ['workspace:read', 'workspace:write', 'account', 'administration'] },
            },
          },
        },
        Id: { type: 'string', format: 'uuid' },
        Role: { type: 'string', enum: ['admin', 'member'] },
        Time: { type: 'string', format: 'date-time', description: 'UTC, to the millisecond.' },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    places: {},
  },
  {
    name: 'list_my_activity',
    operationId: 'listMyActivity',
    title: 'What I did',
    description: 'What I did. With any credential: an agent reads its own.',
    inputSchema: {
      type: 'object',
      properties: {
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: 200,
          default: 50,
          description: 'How many entries at most; 50 when absent.',
        },
        cursor: {
          $ref: '#/$defs/Id',
          description: 'Where to go on, as the `Link` header of the page before gives it.',
        },
      },
      additionalProperties: false,
      $defs: { Id: { type: 'string', format: 'uuid' } },
    },
    outputSchema: {
      type: 'object',
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['activity'],
          properties: {
            activity: { type: 'array', items: { $ref: '#/$defs/ActivityEntry' }, description: 'The newest first.' },
            next: {
              type: 'object',
              description: 'The arguments that lead to the next page; absent on the last one.',
            },
          },
        },
        {
          type: 'object',
          description: 'Why it came to nothing.',
          required: ['code', 'title'],
          properties: { code: { type: 'string' }, title: { type: 'string' } },
        },
      ],
      $defs: {
        ActivityEntry: {
          type: 'object',
          description: 'Who did what to what. Names are those of the moment.',
          additionalProperties: false,
          required: ['id', 'at', 'actor', 'credential', 'action', 'target'],
          properties: {
            id: { $ref: '#/$defs/Id' },
            at: { $ref: '#/$defs/Time' },
            actor: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'kind', 'name'],
              properties: {
                id: { oneOf: [{ $ref: '#/$defs/Id' }, { type: 'null' }] },
                kind: {
                  type: 'string',
                  enum: ['person', 'agent', 'system'],
                  description: '`system` is the command line, or the service itself.',
                },
                name: { type: 'string' },
              },
            },
            credential: {
              type: ['string', 'null'],
              enum: ['session', 'token', null],
              description: '`null` when no credential was needed.',
            },
            action: { type: 'string', pattern: '^[a-z_]+\\.[a-z_]+$' },
            target: {
              oneOf: [
                {
                  type: 'object',
                  additionalProperties: false,
                  required: ['kind', 'id', 'name'],
                  properties: {
                    kind: { type: 'string' },
                    id: { type: 'string' },
                    name: { type: ['string', 'null'] },
                    owner: {
                      $ref: '#/$defs/Id',
                      description: 'The member or agent whose session, token or application it is or was, where it is not who did it.',
                    },
                  },
                },
                { type: 'null' },
              ],
            },
            details: { oneOf: [{ $ref: '#/$defs/ActivityDetails' }, { type: 'null' }] },
          },
        },
        Id: { type: 'string', format: 'uuid' },
        Time: { type: 'string', format: 'date-time', description: 'UTC, to the millisecond.' },
        ActivityDetails: {
          type: 'object',
          description: 'What a line says beside who did what; older lines have none.',
          additionalProperties: false,
          properties: {
            before: { $ref: '#/$defs/ActivityValues' },
            after: { $ref: '#/$defs/ActivityValues' },
            reason: { type: 'string', description: 'Why it happened where it was not asked for, `demoted` say.' },
            address: { type: 'string', description: 'Where the request came from.' },
            browser: { type: 'string', description: 'What the browser or program says it is.' },
          },
        },
        ActivityValues: {
          type: 'object',
          description: 'Values that a change was about, by name; only those that differ.',
          additionalProperties: { type: ['string', 'null'] },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    places: { limit: 'query', cursor: 'query' },
  },
  {
    name: 'list_members',
    operationId: 'listMembers',
    title: 'The members',
    description: 'The members. For any member, with any credential; the first to join comes first.',
    inputSchema: {
      type: 'object',
      properties: {
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: 200,
          default: 50,
          description: 'How many entries at most; 50 when absent.',
        },
        cursor: {
          $ref: '#/$defs/Id',
          description: 'Where to go on, as the `Link` header of the page before gives it.',
        },
      },
      additionalProperties: false,
      $defs: { Id: { type: 'string', format: 'uuid' } },
    },
    outputSchema: {
      type: 'object',
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['members'],
          properties: {
            members: { type: 'array', items: { $ref: '#/$defs/Member' } },
            next: {
              type: 'object',
              description: 'The arguments that lead to the next page; absent on the last one.',
            },
          },
        },
        {
          type: 'object',
          description: 'Why it came to nothing.',
          required: ['code', 'title'],
          properties: { code: { type: 'string' }, title: { type: 'string' } },
        },
      ],
      $defs: {
        Member: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'email', 'name', 'role', 'created_at', 'joined_at', 'status'],
          properties: {
            id: { $ref: '#/$defs/Id' },
            email: { type: 'string', description: 'Lower case.' },
            name: { type: ['string', 'null'] },
            role: { $ref: '#/$defs/Role' },
            created_at: { $ref: '#/$defs/Time' },
            joined_at: {
              description: 'The first sign-in; `null` for an invited person who has not signed in yet.',
              oneOf: [{ $ref: '#/$defs/Time' }, { type: 'null' }],
            },
            status: { $ref: '#/$defs/MemberStatus' },
          },
        },
        Id: { type: 'string', format: 'uuid' },
        Role: { type: 'string', enum: ['admin', 'member'] },
        Time: { type: 'string', format: 'date-time', description: 'UTC, to the millisecond.' },
        MemberStatus: {
          type: 'string',
          enum: ['active', 'suspended'],
          description: 'A `suspended` member cannot sign in, and has nothing to act with.',
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    places: { limit: 'query', cursor: 'query' },
  },
] as const
