import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ConfigError } from '#server/config/config.ts';
import type { Authenticator } from '#server/contract/authenticate.ts';
import type { Database } from '#server/db/connection.ts';
import { serveFont } from '#server/identity/pages/font.ts';
import { errorPage } from '#server/identity/pages/notice-pages.ts';
import { sendPage } from '#server/identity/pages/page.ts';
import type { DemoAccount } from '#server/identity/pages/sign-in-page.ts';
import { sessionResolver } from '#server/identity/sessions/resolve-session.ts';
import { purgeEndedSessions } from '#server/identity/sessions/sessions.ts';
import { purgeOldAttempts } from './attempts.ts';
import { purgeExpiredPayloads } from './payloads.ts';
import { clientOrigins, type IdentityServerConfig, makeProvider } from './provider.ts';
import { loadSecrets } from './secrets.ts';
import { signInHandler } from './sign-in.ts';
import { createTokenVerifier, localKeys, remoteKeys } from './token-verifier.ts';
import { createUserinfoRead, noUserinfo } from './userinfo.ts';

const PURGE_EVERY_MS = 10 * 60_000;
const MOUNT = '/oidc';

/** A mounting server may strip the prefix from `url` and store the original here. */
type MountedRequest = IncomingMessage & { originalUrl?: string };

/** The sign-in settings that the built shop reads at start. */
export interface ShopSignInConfig {
  authority: string;
  clientId: string;
  scope: string;
}

export interface Identity {
  /** Node listener for everything under `/oidc`; null with an external issuer. */
  callback: RequestListener | null;
  /** Checks bearer tokens and finds the shop's user behind them. */
  authenticator: Authenticator;
  shopConfig: ShopSignInConfig;
  /** Stops the clearing of expired rows. */
  close: () => void;
}

export interface IdentityDeps {
  config: IdentityServerConfig;
  db: Database;
  logger: Logger;
  /** Listed on the sign-in page, each with a button that fills it in. */
  demoAccounts?: readonly DemoAccount[];
  /** The client IP that attempts are counted by; the socket's, or that sent by a trusted proxy. */
  clientAddress?: (request: IncomingMessage) => string;
}

const socketAddress = (request: IncomingMessage) => request.socket.remoteAddress ?? 'unknown';

/**
 * Sign-in for the server: token verification always, the embedded provider unless an outside issuer
 * is set.
 * @throws ConfigError for the embedded provider in production without an explicit yes.
 */
export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { config } = deps;
  const { issuer: authority, clientId, scope, embedded } = config.identity;
  const parts = embedded ? await startEmbedded(deps) : startExternal(deps);
  return {
    callback: parts.callback,
    authenticator: {
      verifyToken: createTokenVerifier(config.identity, parts.keys),
      resolveSession: sessionResolver(embedded, parts.readUserinfo),
    },
    shopConfig: { authority, clientId, scope },
    close: parts.close,
  };
}

function startExternal({ config: { identity }, logger }: IdentityDeps) {
  const readUserinfo = identity.userinfo ? createUserinfoRead(identity, logger) : noUserinfo;
  return { callback: null, keys: remoteKeys(identity), readUserinfo, close: () => {} };
}

async function startEmbedded(deps: IdentityDeps) {
  const { config, db, logger } = deps;
  rejectInProduction(config);
  const secrets = await loadSecrets(db);
  const purge = setInterval(() => {
    Promise.all([purgeEnded(db), purgeOldAttempts(db)]).catch((error: unknown) =>
      logger.warn({ err: error }, 'identity: expired rows were not cleared'),
    );
  }, PURGE_EVERY_MS).unref();
  return {
    callback: listener(deps, makeProvider({ config, db, logger, secrets })),
    keys: localKeys(secrets),
    readUserinfo: noUserinfo,
    close: () => clearInterval(purge),
  };
}

/** Sessions are listed only while the provider has them. */
async function purgeEnded(db: Database): Promise<void> {
  await purgeExpiredPayloads(db);
  await purgeEndedSessions(db);
}

function rejectInProduction({ environment, identity }: IdentityServerConfig): void {
  if (environment !== 'production' || identity.embeddedAllowedInProduction) return;
  throw new ConfigError(
    'The embedded identity provider is for trying out, not for production. ' +
      'Set OIDC_ISSUER=https://id.example.ru/realms/shop, ' +
      'or ALLOW_DEMO_IDENTITY=on to run with it all the same.',
  );
}

function listener(deps: IdentityDeps, provider: ReturnType<typeof makeProvider>): RequestListener {
  const { config, db, logger, clientAddress = socketAddress, demoAccounts = [] } = deps;
  const origins = clientOrigins(config);
  const serveProvider = provider.callback();
  const serveSignIn = signInHandler({
    provider,
    db,
    logger,
    origins,
    demoAccounts,
    clientAddress,
  });

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { originalUrl = request.url ?? '' } = request as MountedRequest;
    const path = originalUrl.slice(MOUNT.length) || '/';
    const [, uid, abort] = /^\/interaction\/([\w-]+)(\/abort)?(?:\?|$)/.exec(path) ?? [];
    if (uid) return serveSignIn(request, response, uid, abort !== undefined);
    if (path.startsWith('/font/')) return serveFont(path, response);
    Object.assign(request, { originalUrl, url: path });
    await serveProvider(request, response);
  };

  return (request, response) => {
    pinAddress(request, config.publicUrl);
    rejectForeignOrigins(request, response, origins);
    setSecurityHeaders(response, config.publicUrl);
    route(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'identity: failure');
      if (response.headersSent) response.destroy();
      else sendPage(response, 500, errorPage(config.publicUrl, 'server_error', null), origins);
    });
  };
}

/** Makes the provider derive all URLs from the issuer, whatever the headers contain. */
function pinAddress(request: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers.host = host;
}

/**
 * By default the provider allows every origin to read its discovery document and accepts every
 * preflight. A CORS header set before is left unchanged; the provider itself rejects foreign POSTs.
 */
function rejectForeignOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): void {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin) || request.method === 'POST') return;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Origin', origins[0] ?? 'null');
}

function setSecurityHeaders(response: ServerResponse, publicUrl: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (publicUrl.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}
