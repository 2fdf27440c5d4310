type Document = Readonly<Record<string, unknown>>

/** What the library says of itself, without all that belongs to OpenID Connect, which it is not here (RFC 8414, 2). */
export function authorizationServerMetadata(document: Document): Document {
  const methods = document.token_endpoint_auth_methods_supported
  return {
    ...pick(document, [
      ...['issuer', 'authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'revocation_endpoint'],
      ...['response_types_supported', 'grant_types_supported', 'token_endpoint_auth_methods_supported'],
      ...['code_challenge_methods_supported', 'authorization_response_iss_parameter_supported'],
      'client_id_metadata_document_supported',
    ]),
    revocation_endpoint_auth_methods_supported: methods,
    response_modes_supported: ['query'],
    scopes_supported: ['workspace:read', 'workspace:write'],
  }
}

/** The answer to a registration (RFC 7591, 3.2.1). */
export function toRegistrationResponse(document: Document): Document {
  return pick(document, [
    ...['client_id', 'client_id_issued_at', 'client_secret', 'client_secret_expires_at', 'client_name'],
    ...['client_uri', 'logo_uri', 'tos_uri', 'policy_uri', 'redirect_uris', 'application_type', 'grant_types'],
    ...['response_types', 'token_endpoint_auth_method', 'software_id', 'software_version'],
  ])
}

function pick(document: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.filter((name) => document[name] !== undefined).map((name) => [name, document[name]]))
}
