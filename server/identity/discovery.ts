const PATIENCE_MS = 5000;

/** What the shop reads of the discovery document. */
export interface ProviderMetadata {
  jwksUrl: string | null;
  userinfoUrl: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

async function discover(issuer: string): Promise<ProviderMetadata> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Discovery of ${issuer} answered ${response.status}`);
  const document = (await response.json()) as Record<string, unknown>;
  const { issuer: named } = document;
  if (named !== issuer && named !== `${issuer}/`) {
    throw new Error(`Discovery of ${issuer} names another issuer: ${String(named)}`);
  }
  return {
    jwksUrl: textOf(document.jwks_uri),
    userinfoUrl: textOf(document.userinfo_endpoint),
  };
}

/** The metadata of an external issuer, requested once; a failure is retried at the next call. */
export function discovery(issuer: string): () => Promise<ProviderMetadata> {
  let found: Promise<ProviderMetadata> | undefined;
  return () => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
