import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { percentile } from '#tools/bench/statistics/percentile.ts';
import type { LatencyResult } from './latency.ts';

const PRODUCTS = 300;
/** Different products of an order; neighbors share some, as buyers of the same goods do. */
const LINES = 4;
const BUYERS = 640;
const WARM_UP = 64;
const AT_ONCE = 16;
const POOL = 10;
const NOW = new Date('2026-03-12T09:00:00Z');

interface ReadyCheckout {
  buyer: string;
  id: string;
  /** Kopecks. */
  total: number;
}

/** Confirmed orders of as many buyers, 16 at once, on PostgreSQL, without the network. */
export async function measureConfirmations(say: (line: string) => void): Promise<LatencyResult> {
  const postgres = await startPostgres();
  try {
    const url = await createDatabase(postgres.url);
    const database = await openPostgres(url, POOL, pino({ level: 'silent' }));
    const config = { validateResponses: false };
    const server = await startTestServer({ database, config, now: () => NOW });
    try {
      say(`Filling ${BUYERS} checkouts …`);
      const checkouts = await fillCheckouts(server);
      await confirmAll(server, checkouts.splice(0, WARM_UP));
      say('Confirming them …');
      return await confirmAll(server, checkouts);
    } finally {
      await server.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function fillCheckouts(server: TestServer): Promise<ReadyCheckout[]> {
  const ids = Array.from({ length: PRODUCTS }, (_none, index) => `p${index}`);
  await seedCatalog(server.db, {
    categories: { kompozity: ['kompozity'] },
    products: ids.map((id) => ({ id, name: `Композит ${id}`, stock: 100_000, weight: 10 })),
  });
  const person = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
  const buyers = Array.from({ length: BUYERS }, (_none, index) => `buyer${index}`);
  await server.db
    .insert(users)
    .values(buyers.map((id) => ({ id, issuer: 'test', subject: id, ...person })));
  const filled: ReadyCheckout[] = [];
  await inTurn(buyers.entries(), async ([index, buyer]) => {
    const productIDs = ids.slice(0, LINES).map((_id, line) => `p${(index * 2 + line) % PRODUCTS}`);
    filled.push(await fillCheckout(server, buyer, productIDs));
  });
  return filled;
}

async function fillCheckout(
  server: TestServer,
  buyer: string,
  productIDs: readonly string[],
): Promise<ReadyCheckout> {
  const call = async (method: string, path: string, body: object) => {
    const response = await server.request(method, `/api/v1${path}`, { as: buyer, body });
    if (response.status >= 300) throw new Error(`${path} responded with ${response.status}`);
    return response.body;
  };
  const products = productIDs.map((productID) => ({ productID, quantity: 2 }));
  await call('POST', '/cart/product/bulk/add', { products });
  await call('PUT', '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
  const { id } = await call('POST', '/cart/proceed', { productIDs });
  const { totals } = await call('PUT', `/checkout/${id}/payment`, { method: 'Cash' });
  return { buyer, id, total: totals.toPay };
}

async function confirmAll(
  server: TestServer,
  checkouts: readonly ReadyCheckout[],
): Promise<LatencyResult> {
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  await inTurn(checkouts.values(), async ({ buyer, id, total }) => {
    const started = performance.now();
    const { status } = await server.request('PUT', `/api/v1/checkout/${id}/confirm`, {
      as: buyer,
      body: { total },
      headers: { 'Idempotency-Key': randomUUID() },
    });
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
