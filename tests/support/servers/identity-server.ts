import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { demoPeople } from '#demo/people.ts';
import { readConfig, type ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { createIdentity, type Identity } from '#server/identity/create-identity.ts';

export interface IdentityServer {
  config: ServerConfig;
  identity: Identity;
  issuer: string;
  /** Origin of the shop in the test, the same as the server's. */
  origin: string;
  close: () => Promise<void>;
}

/** The embedded provider on a free port, or on the given one to simulate a restart. */
export async function startIdentityServer(
  db: Database,
  port = 0,
  env: Record<string, string> = {},
): Promise<IdentityServer> {
  let identity: Identity | undefined;
  const server = createServer((request, response) => identity?.callback?.(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: origin, ...env });
  identity = await createIdentity({
    config,
    db,
    logger: pino({ level: 'silent' }),
    demoAccounts: config.demo ? demoPeople : [],
  });
  const started = identity;
  return {
    config,
    identity,
    issuer: `${origin}/oidc`,
    origin,
    close: () => {
      started.close();
      return closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
