/** OAuth errors that mean that the session is over. */
const FINAL = new Set([
  'invalid_grant',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_client',
  'unauthorized_client',
  'access_denied',
]);

/**
 * Whether a failed renewal means that the session is over. Everything else is temporary: no
 * network, a timeout, a 5xx or HTML instead of JSON say nothing about the user.
 */
export function endsSession(error: unknown): boolean {
  const code = oauthCode(error);
  return code !== null && FINAL.has(code);
}

/** The OAuth error in the OIDC client's `ErrorResponse`, else null. */
export function oauthCode(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ErrorResponse') return null;
  const { error: code } = error as Error & { error?: unknown };
  return typeof code === 'string' ? code : null;
}
