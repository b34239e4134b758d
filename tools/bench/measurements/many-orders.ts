import { pino } from 'pino';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { seedManyOrders } from '#tests/support/records/many-orders.ts';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { percentile } from '#tools/bench/statistics/percentile.ts';
import { type CrowdedLatency, measureCrowded } from './crowded-analyses.ts';
import type { HistoryLatency } from './long-history.ts';

/** Lists among many orders. */
export interface ManyOrdersResult {
  /** Orders in the database. */
  readonly orders: number;
  /** Latency of each call, one at a time. */
  readonly calls: ReadonlyMap<string, HistoryLatency>;
  /** Calls of one user while another one requests 80 analyses at once. */
  readonly crowded: CrowdedLatency;
}

const UNTIL = new Date('2026-03-20T09:00:00Z');
const SIZES = {
  own: 2_000,
  company: 20_000,
  employees: 50,
  notifications: 100_000,
  ownNotifications: 5_000,
  until: UNTIL,
};
/** Orders of each user who is no one of them. */
const ORDERS_EACH = 15;
/** As a process has by default. */
const POOL = 10;
const WARM_UP = 3;
const CALLS = 30;

interface Call {
  as: string;
  method: string;
  path: string;
  body?: object;
}

const orders = (as: string, body: object): Call => ({
  as,
  method: 'POST',
  path: '/api/v1/order/filter',
  body,
});
const get = (as: string, path: string): Call => ({ as, method: 'GET', path: `/api/v1${path}` });

const calls = {
  'own orders, of one who has a few': orders('other7', {}),
  'own orders of 2,000': orders('buyer', {}),
  'own orders, last page': orders('buyer', { page: 95 }),
  'own orders of one status': orders('buyer', { statuses: ['Shipped'] }),
  'own orders with a text': orders('buyer', { text: 'товар 50' }),
  "a company's 20,000 orders": orders('boss', { scope: 'Company' }),
  "a company's orders, last page": orders('boss', { scope: 'Company', page: 900 }),
  "a company's orders with a text": orders('boss', { scope: 'Company', text: 'товар 51' }),
  "a company's orders of a buyer": orders('boss', { scope: 'Company', buyerIDs: ['employee7'] }),
  'pending orders': get('boss', '/order/pending'),
  purchases: { as: 'buyer', method: 'POST', path: '/api/v1/profile/purchases/filter', body: {} },
  'analytics of a company': {
    as: 'boss',
    method: 'POST',
    path: '/api/v1/profile/analytic/filter',
    body: {},
  },
  'products to review': get('buyer', '/profile/feedback/products/toReview'),
  notifications: get('buyer', '/notifications'),
  'notifications, last page': get('buyer', '/notifications?page=200'),
  'unread notifications': get('buyer', '/notifications?state=New'),
} as const satisfies Readonly<Record<string, Call>>;

const ownCalls: readonly Call[] = [
  orders('other7', {}),
  get('other7', '/cart'),
  get('other7', '/notifications'),
  { as: 'other7', method: 'POST', path: '/api/v1/product/getProducts', body: { page: 1 } },
];

/**
 * Lists of people and of a company among many orders, on PostgreSQL.
 * @param orderCount orders in the database; a company has 20,000 of them.
 */
export async function measureManyOrders(
  orderCount: number,
  say: (line: string) => void,
): Promise<ManyOrdersResult> {
  const postgres = await startPostgres();
  try {
    const url = await createDatabase(postgres.url);
    const database = await openPostgres(url, POOL, pino({ level: 'silent' }), {
      longQueries: true,
    });
    const config = { validateResponses: false };
    const server = await startTestServer({ database, config, now: () => UNTIL });
    try {
      const size = orderCount.toLocaleString('en');
      say(`Writing ${size} orders …`);
      const others = Math.ceil(orderCount / ORDERS_EACH);
      await seedManyOrders(server.db, { ...SIZES, orders: orderCount, others });
      say(`Lists among ${size} orders …`);
      const measured = await measureOn(server);
      say('Calls of one user during 80 analyses of another …');
      const crowded = await measureCrowded(server, calls['analytics of a company'], ownCalls);
      return { orders: orderCount, calls: measured, crowded };
    } finally {
      await server.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function measureOn(server: TestServer): Promise<Map<string, HistoryLatency>> {
  const results = new Map<string, HistoryLatency>();
  for (const [name, { as, method, path, body }] of Object.entries<Call>(calls)) {
    const times: number[] = [];
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      const started = performance.now();
      const { status } = await server.request(method, path, { as, body });
      if (status !== 200) throw new Error(`${name} responded with ${status}`);
      if (call >= WARM_UP) times.push(performance.now() - started);
    }
    results.set(name, { p50: percentile(times, 50), p95: percentile(times, 95) });
  }
  return results;
}
