import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type DemoPerson,
  demoApprover,
  demoEmployee,
  demoIndividual,
  demoNewcomer,
  demoOwner,
  demoStaff,
} from '#demo/people.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import { SignInClient } from '#tests/support/servers/sign-in-client.ts';
import type { TokenSource } from './suite.ts';
import type { Person } from './vocabulary.ts';

/** A reference server with demo data and all people of the suite. */
export interface DemoServer {
  readonly url: string;
  readonly tokens: TokenSource;
  readonly oneTimeCode: (person: Person) => Promise<string | null>;
  stop(): Promise<void>;
}

/** Burst size: within the rest of the run's rate limit, and enough to exceed it. */
export const demoBurst = 450;
const limits = { READ_LIMIT: '400' };

const people: Readonly<Record<Person, DemoPerson>> = {
  main: demoIndividual,
  other: demoNewcomer,
  owner: demoOwner,
  employee: demoEmployee,
  approver: demoApprover,
  staff: demoStaff,
  noScope: demoIndividual,
};

/** Starts a server on a free port, with its own data folder. */
export async function startDemoServer(): Promise<DemoServer> {
  // The suite requests no page, so the server needs no built shop.
  const shopDir = await mkdtemp(path.join(tmpdir(), 'no-shop-'));
  const server = await ShopServer.launch({ settings: { ...limits, SHOP_DIR: shopDir } });
  const { url } = server;
  return {
    url,
    tokens: (person) => signIn(url, person),
    oneTimeCode: (person) => lastCode(url, people[person].phone),
    stop: async () => {
      await server.dispose();
      await rm(shopDir, { recursive: true, force: true });
    },
  };
}

/** Signs in through the embedded provider's page; returns an access token. */
async function signIn(origin: string, person: Person): Promise<string> {
  const { login, password } = people[person];
  const client = new SignInClient({ origin, issuer: `${origin}/oidc` });
  const scope: Record<string, string> = person === 'noScope' ? { scope: 'openid profile' } : {};
  const callback = await client.submit(await client.openSignIn(scope), login, password);
  const response = await client.exchange(callback.searchParams.get('code') ?? '');
  if (!response.ok) throw new Error(`No token for ${login}: ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** The code in the newest message to a phone, from the demo's outbox. */
async function lastCode(origin: string, phone: string): Promise<string | null> {
  const page = await (await fetch(`${origin}/outbox`)).text();
  const message = page.split('<article>').find((one) => one.includes(phone));
  const text = /<p>(.*?)<\/p>/s.exec(message ?? '')?.[1] ?? '';
  return /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0] ?? null;
}
