import { parseArgs } from 'node:util';

export const parts = [
  'size',
  'interactions',
  'latency',
  'buyers',
  'catalog',
  'analytics',
  'orders',
  'lighthouse',
] as const;
export type Part = (typeof parts)[number];

/** Options of `npm run bench`. */
export interface BenchOptions {
  parts: readonly Part[];
  /** Runs of each measurement; the report shows the median. */
  runs: number;
  /** Products of the large catalog. */
  products: number;
  /** Orders of the many people. */
  orders: number;
  /** Origin of a running shop, or null to start one. */
  url: string | null;
}

const mostRuns = 50;
const fewestProducts = 1000;
const mostProducts = 2_000_000;
const fewestOrders = 100_000;
const mostOrders = 5_000_000;

/** @throws Error with the valid values. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      products: { type: 'string', default: '50000' },
      orders: { type: 'string', default: '100000' },
      url: { type: 'string' },
    },
  });
  const unknown = values.only.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". Use --only with one of: ${parts.join(', ')}`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > mostRuns) {
    throw new Error(`--runs ${values.runs} is not a whole number from 1 to ${mostRuns}`);
  }
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < fewestProducts || products > mostProducts) {
    throw new Error(
      `--products ${values.products} is not a whole number from ${fewestProducts} to ${mostProducts}`,
    );
  }
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < fewestOrders || orders > mostOrders) {
    throw new Error(
      `--orders ${values.orders} is not a whole number from ${fewestOrders} to ${mostOrders}`,
    );
  }
  if (values.url !== undefined && !/^https?:\/\//.test(values.url)) {
    throw new Error(`--url ${values.url} is no address. Example: --url http://localhost:3000`);
  }
  return {
    parts: parts.filter((part) => values.only.length === 0 || values.only.includes(part)),
    runs,
    products,
    orders,
    url: values.url?.replace(/\/$/, '') ?? null,
  };
}
