import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { createDemoCertificates } from '#demo/certificates.ts';
import { createApp } from '#server/app.ts';
import type { Sender } from '#server/config/client-address.ts';
import { readConfig, type ServerConfig } from '#server/config/config.ts';
import type { Authenticator } from '#server/contract/authenticate.ts';
import type { ContractDocument } from '#server/contract/document.ts';
import type { HandlerTable } from '#server/contract/router.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { handlers } from '#server/handlers.ts';
import type { Services } from '#server/integrations/services.ts';
import { createServices } from '#server/services.ts';
import { openTestDatabase } from './database.ts';

export interface TestServerOptions {
  handlers?: HandlerTable;
  contract?: ContractDocument;
  config?: Partial<ServerConfig>;
  /** Replaces single services of the settings. */
  services?: Partial<Services>;
  authenticator?: Authenticator;
  logger?: Logger;
  now?: () => Date;
  /** An open database instead of an empty one; `close()` closes it. */
  database?: OpenDatabase;
}

export interface TestCall {
  /** User id of the caller; without it the call has no token. */
  as?: string;
  /** Sent as JSON, or as a form when it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, or text; undefined when empty. Tests assert on it, so it is not typed. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

export interface TestServer {
  db: Database;
  database: OpenDatabase;
  config: ServerConfig;
  services: Services;
  /** Calls the app without a network. */
  request(method: string, path: string, call?: TestCall): Promise<TestResponse>;
  /** @param sender the sender's address and port; by default an internal one. */
  fetch(request: Request, sender?: Sender): Response | Promise<Response>;
  close(): Promise<void>;
}

export const TOKEN_PREFIX = 'test-';

/**
 * Accepts `Bearer test-<user id>`; the first call creates the user's row. The token says of the row's
 * phone and e-mail what the row says.
 */
export const testAuthenticator: Authenticator = {
  verifyToken: async (token) => {
    if (!token.startsWith(TOKEN_PREFIX)) throw new Error('Not a token of the tests');
    return { sub: token.slice(TOKEN_PREFIX.length), scope: 'shop' };
  },
  resolveSession: async (db, claims) => {
    const id = claims.sub;
    await db.insert(users).values({ id, issuer: 'test', subject: id }).onConflictDoNothing();
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return {
      userID: id,
      claims,
      verifiedPhone: user?.phoneVerified ? user.phone : null,
      verifiedEmail: user?.emailVerified ? (user.email?.toLowerCase() ?? null) : null,
    };
  },
};

/** The generated contract. */
export function readContract(): ContractDocument {
  const file = new URL('../../../generated/openapi.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
}

function toRequest(method: string, path: string, { as, body, headers }: TestCall): Request {
  const init: RequestInit = {
    method,
    headers: {
      ...(as === undefined ? {} : { Authorization: `Bearer ${TOKEN_PREFIX}${as}` }),
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'Content-Type': 'application/json' }),
      ...headers,
    },
  };
  if (body instanceof FormData) init.body = body;
  else if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(new URL(path, 'http://localhost:3000'), init);
}

async function toResponse(response: Response): Promise<TestResponse> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

/**
 * The complete server on an empty database of its own: PGlite in memory, or PostgreSQL when
 * TEST_DATABASE_URL is set. Responses are validated against the contract: an invalid one becomes a 500
 * with the violations.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase());
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...options.config };
  const services = { ...createServices(config, database.db), ...options.services };
  const app = await createApp({
    config,
    database,
    services,
    logger: options.logger ?? pino({ level: 'silent' }),
    contract: options.contract ?? readContract(),
    handlers: options.handlers ?? handlers,
    authenticator: options.authenticator ?? testAuthenticator,
    identity: null,
    pictures: null,
    certificates: createDemoCertificates(database.db),
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  return {
    db: database.db,
    database,
    config,
    services,
    request: async (method, path, call = {}) =>
      toResponse(await app.fetch(toRequest(method, path, call), {})),
    fetch: (request, sender) =>
      app.fetch(
        request,
        sender === undefined ? {} : { incoming: sender as unknown as IncomingMessage },
      ),
    close: () => database.close(),
  };
}
