import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { accountClaims, findAccount } from '#server/identity/accounts/accounts.ts';
import { errorPage, signedOutPage, signOutPage } from '#server/identity/pages/notice-pages.ts';
import { makeNonce, type Page, pageHeaders, renderPage } from '#server/identity/pages/page.ts';
import { recordSession } from '#server/identity/sessions/sessions.ts';
import { payloadAdapter } from './payloads.ts';
import type { IdentitySecrets } from './secrets.ts';

export type IdentityServerConfig = Pick<ServerConfig, 'environment' | 'publicUrl' | 'identity'>;

export interface ProviderDeps {
  config: IdentityServerConfig;
  db: Database;
  logger: Logger;
  secrets: IdentitySecrets;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const ACCESS_TOKEN_TTL = 5 * MINUTE;
const SESSION_TTL = 14 * DAY;
/** Rotation extends the lifetime of a refresh token; this is the maximum in total. */
const REFRESH_CAP = 30 * DAY;
const OIDC_SCOPES = ['openid', 'offline_access', 'profile', 'email', 'phone'];
const API_SCOPE = 'shop';

/** Parameters the shop passes through the sign-in page; the provider supports no wildcard. */
const PASSED_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_referrer',
  'analytics_uid',
];

/** Origins whose pages may sign in here: the shop's own and those named by settings. */
export function clientOrigins(config: IdentityServerConfig): readonly string[] {
  return [...new Set([config.publicUrl, ...config.identity.clientOrigins])];
}

/** The embedded OpenID provider, to be mounted at the path of its issuer. */
export function makeProvider(deps: ProviderDeps): Provider {
  const { config, logger } = deps;
  const provider = new Provider(config.identity.issuer, configuration(deps));
  // Host and scheme are set to those of the issuer before the provider handles a request.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'identity: failure'));
  provider.on('grant.error', (ctx, error) =>
    logger.warn(
      { client: ctx.oidc.client?.clientId, reason: error.error_detail ?? error.message },
      'identity: token rejected',
    ),
  );
  provider.on('grant.revoked', (_ctx, grantId) =>
    logger.info({ grantId }, 'identity: grant revoked'),
  );
  provider.on('grant.success', (ctx) => storeSession(deps, ctx));
  provider.on('end_session.success', () => logger.info('identity: signed out'));
  return provider;
}

/** Lists the browser that has just received tokens among the sessions of its account. */
function storeSession({ db, logger }: ProviderDeps, ctx: KoaContextWithOIDC): void {
  const { AccessToken: token } = ctx.oidc.entities;
  if (!token?.sessionUid) return;
  recordSession(db, {
    uid: token.sessionUid,
    accountID: token.accountId,
    userAgent: ctx.get('user-agent') || null,
    now: new Date(),
  }).catch((error: unknown) => logger.warn({ err: error }, 'identity: session was not recorded'));
}

function configuration(deps: ProviderDeps): Configuration {
  const { config, db, secrets } = deps;
  const { clientId, audience } = config.identity;
  const origins = clientOrigins(config);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: payloadAdapter(db),
    jwks: { keys: secrets.signingKeys },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: 'oidc_session', interaction: 'oidc_interaction', resume: 'oidc_resume' },
      long: { ...cookie, path: '/' },
      short: { ...cookie, path: '/' },
    },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: origins.flatMap((origin) => [
          `${origin}/login/callback`,
          `${origin}/silent-callback.html`,
        ]),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: [...OIDC_SCOPES, API_SCOPE],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'middle_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: PASSED_PARAMETERS,
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, id);
      return account
        ? { accountId: account.id, claims: async () => accountClaims(account) }
        : undefined;
    },
    interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantEverything(ctx, audience),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => audience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: API_SCOPE,
            audience,
            accessTokenTTL: ACCESS_TOKEN_TTL,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          const { IdTokenHint: hint } = ctx.oidc.entities;
          const known = hint?.payload.sub === ctx.oidc.session?.accountId;
          respond(ctx, signOutPage(form, !known), origins);
        },
        postLogoutSuccessSource: async (ctx) =>
          respond(ctx, signedOutPage(config.publicUrl), origins),
      },
    },
    renderError: async (ctx, out) => {
      const code = ctx.status === 404 ? 'not_found' : out.error;
      respond(ctx, errorPage(config.publicUrl, code, out.error_description ?? null), origins);
    },
    extraTokenClaims: async (_ctx, token) =>
      token.kind === 'AccessToken' ? accessClaims(deps, token) : undefined,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: SESSION_TTL,
      Grant: REFRESH_CAP,
      RefreshToken: refreshTokenTtl,
    },
  };
}

/** Which of the user's sessions a call of the shop comes from, and the roles of staff. */
async function accessClaims(
  { config: { identity }, db }: ProviderDeps,
  { sessionUid, accountId }: { sessionUid?: string | undefined; accountId: string },
): Promise<Record<string, unknown>> {
  const account = await findAccount(db, accountId);
  return {
    ...(sessionUid && { sid: sessionUid }),
    ...(account &&
      account.roles.length > 0 && {
        [identity.staffRolesClaim ?? 'roles']: account.roles,
        ...(identity.staffNameClaim !== 'sub' && { [identity.staffNameClaim]: account.login }),
      }),
  };
}

function refreshTokenTtl(ctx: KoaContextWithOIDC | undefined): number {
  const age = ctx?.oidc.entities.RotatedRefreshToken?.totalLifetime() ?? 0;
  return Math.max(1, Math.min(SESSION_TTL, REFRESH_CAP - age));
}

/** The shop is a first-party client: no consent page. */
async function grantEverything(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...OIDC_SCOPES, API_SCOPE].join(' '));
  grant.addResourceScope(audience, API_SCOPE);
  await grant.save();
  return grant;
}

function respond(ctx: KoaContextWithOIDC, page: Page, origins: readonly string[]): void {
  const nonce = makeNonce();
  for (const [name, value] of Object.entries(pageHeaders(nonce, origins))) {
    if (typeof value === 'string') ctx.set(name, value);
  }
  ctx.body = renderPage(page, origins[0] ?? '', nonce);
}
