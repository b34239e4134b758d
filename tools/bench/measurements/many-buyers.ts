import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import type { Authenticator } from '#server/contract/authenticate.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import {
  startTestServer,
  type TestServer,
  testAuthenticator,
} from '#tests/support/servers/server.ts';
import { percentile } from '#tools/bench/statistics/percentile.ts';
import type { LatencyResult } from './latency.ts';

const PRODUCTS = 300;
/** Different products of an order; neighbors share some, as buyers of the same goods do. */
const LINES = 4;
const BUYERS = 640;
const WARM_UP = 64;
/** Changes of carts, by turns of the buyers. */
const CHANGES = 4000;
const AT_ONCE = 16;
const POOL = 10;
const NOW = new Date('2026-03-12T09:00:00Z');

interface ReadyCheckout {
  buyer: string;
  id: string;
  /** Kopecks. */
  total: number;
}

interface Buyer {
  buyer: string;
  /** The products of the four lines of the cart. */
  productIDs: readonly string[];
}

/**
 * What buyers do with carts of their own, 16 at once, on PostgreSQL, without the network: a quantity is
 * changed in a cart of four lines, and orders of four lines are confirmed.
 */
export async function measureManyBuyers(
  say: (line: string) => void,
): Promise<Map<string, LatencyResult>> {
  const postgres = await startPostgres();
  try {
    const url = await createDatabase(postgres.url);
    const database = await openPostgres(url, POOL, pino({ level: 'silent' }));
    const config = { validateResponses: false };
    const authenticator = withStoredSessions(testAuthenticator);
    const server = await startTestServer({ database, config, authenticator, now: () => NOW });
    try {
      say(`Filling ${BUYERS} carts …`);
      const buyers = await fillCarts(server);
      say('Changing them …');
      await changeLines(server, buyers.slice(0, WARM_UP));
      const turns = Array.from({ length: Math.ceil(CHANGES / BUYERS) }).flatMap(() => buyers);
      const changed = await changeLines(server, turns);
      say('Filling the checkouts …');
      const checkouts = await fillCheckouts(server, buyers);
      await confirmAll(server, checkouts.splice(0, WARM_UP));
      say('Confirming the orders …');
      const confirmed = await confirmAll(server, checkouts);
      return new Map([
        ['change the quantity of a line', changed],
        ['confirm an order', confirmed],
      ]);
    } finally {
      await server.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Resolves the session of a token once, as the shop does for some minutes. */
function withStoredSessions(authenticator: Authenticator): Authenticator {
  const sessions = new Map<string, ReturnType<Authenticator['resolveSession']>>();
  return {
    ...authenticator,
    resolveSession: (db, claims, token) => {
      const session = sessions.get(token) ?? authenticator.resolveSession(db, claims, token);
      sessions.set(token, session);
      return session;
    },
  };
}

async function fillCarts(server: TestServer): Promise<Buyer[]> {
  const ids = Array.from({ length: PRODUCTS }, (_none, index) => `p${index}`);
  await seedCatalog(server.db, {
    categories: { kompozity: ['kompozity'] },
    products: ids.map((id) => ({ id, name: `Композит ${id}`, stock: 100_000, weight: 10 })),
  });
  const person = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
  const buyers = Array.from({ length: BUYERS }, (_none, index) => ({
    buyer: `buyer${index}`,
    productIDs: ids.slice(0, LINES).map((_id, line) => `p${(index * 2 + line) % PRODUCTS}`),
  }));
  await server.db
    .insert(users)
    .values(buyers.map(({ buyer: id }) => ({ id, issuer: 'test', subject: id, ...person })));
  await inTurn(buyers.values(), async ({ buyer, productIDs }) => {
    const products = productIDs.map((productID) => ({ productID, quantity: 2 }));
    await call(server, buyer, ['POST', '/cart/product/bulk/add', { products }]);
  });
  return buyers;
}

async function fillCheckouts(
  server: TestServer,
  buyers: readonly Buyer[],
): Promise<ReadyCheckout[]> {
  const filled: ReadyCheckout[] = [];
  await inTurn(buyers.values(), async ({ buyer, productIDs }) => {
    const pickup = { method: 'Pickup', pickupPointID: 'msk-lesnaya' };
    await call(server, buyer, ['PUT', '/cart/delivery', pickup]);
    const { id } = await call(server, buyer, ['POST', '/cart/proceed', { productIDs }]);
    const payment = { method: 'Cash' };
    const { totals } = await call(server, buyer, ['PUT', `/checkout/${id}/payment`, payment]);
    filled.push({ buyer, id, total: totals.toPay });
  });
  return filled;
}

/** @throws Error when it is rejected. */
async function call(
  server: TestServer,
  buyer: string,
  [method, path, body]: readonly [method: string, path: string, body: object],
) {
  const response = await server.request(method, `/api/v1${path}`, { as: buyer, body });
  if (response.status >= 300) throw new Error(`${path} responded with ${response.status}`);
  return response.body;
}

/** Each time a line of another one's cart gets another quantity. */
function changeLines(server: TestServer, buyers: readonly Buyer[]): Promise<LatencyResult> {
  return timeAll([...buyers.entries()], ([index, { buyer, productIDs }]) =>
    server.request('PUT', '/api/v1/cart/product/change', {
      as: buyer,
      body: { productID: productIDs[index % LINES], quantity: 1 + (index % 9) },
    }),
  );
}

function confirmAll(
  server: TestServer,
  checkouts: readonly ReadyCheckout[],
): Promise<LatencyResult> {
  return timeAll(checkouts, ({ buyer, id, total }) =>
    server.request('PUT', `/api/v1/checkout/${id}/confirm`, {
      as: buyer,
      body: { total },
      headers: { 'Idempotency-Key': randomUUID() },
    }),
  );
}

async function timeAll<Entry>(
  entries: readonly Entry[],
  send: (entry: Entry) => Promise<{ status: number }>,
): Promise<LatencyResult> {
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  await inTurn(entries.values(), async (entry) => {
    const started = performance.now();
    const { status } = await send(entry);
    times.push(performance.now() - started);
    if (status >= 300) failures += 1;
  });
  const seconds = (performance.now() - began) / 1000;
  return {
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    rate: times.length / seconds,
    failures,
  };
}

/** Runs the work for all entries, 16 at once: each of 16 takes the next one when it is ready. */
async function inTurn<Entry>(
  entries: IterableIterator<Entry>,
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (const entry of entries) await work(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
