import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { accessTokenOf } from '#tests/e2e/support/users/shop-client.ts';
import { chromiumFlags } from '#tests/support/chromium.ts';
import type { Floor } from '#tools/bench/measurements/floor.ts';
import {
  type InteractionResult,
  measureInteractions,
} from '#tools/bench/measurements/interactions.ts';
import {
  type Call,
  type LatencyResult,
  measureFirstResponses,
  measureLatency,
} from '#tools/bench/measurements/latency.ts';
import {
  type LighthouseResult,
  medianRun,
  runLighthouse,
  signedInProfile,
} from '#tools/bench/measurements/lighthouse.ts';
import { type PageWeight, weighPage } from '#tools/bench/measurements/page-weight.ts';
import { needsMore } from '#tools/bench/statistics/calm-runs.ts';
import { type MeasuredPage, publicPages, signedInPages } from './measured-pages.ts';
import { renewed } from './renewed.ts';
import { type MeasuredProduct, type MeasuredShop, setCart, signInOnce } from './shop.ts';
import type { BenchTools } from './tools.ts';

/** The input of every part of the benchmark. */
export interface BenchSubject {
  shop: MeasuredShop;
  floor: Floor;
  tools: BenchTools;
  /** Path of the browser. */
  chromium: string;
  /** Products; the first one's page is measured. */
  product: MeasuredProduct;
  products: readonly MeasuredProduct[];
  runs: number;
  say: (line: string) => void;
}

/** Well below a token's lifetime (five minutes), so that no run renews it. */
const SIGN_IN_EVERY_MS = 120_000;

/** What each page loads with an empty cache. */
export async function measureSizes(subject: BenchSubject): Promise<Map<string, PageWeight>> {
  const { shop, chromium: executablePath } = subject;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const weights = new Map<string, PageWeight>();
  const weigh = async ({ name, url, person }: MeasuredPage) => {
    const state = person ? await signInOnce(shop.url, executablePath, person) : undefined;
    const context = await browser.newContext({
      locale: 'ru-RU',
      ...(state && { storageState: state }),
    });
    weights.set(name, await weighPage(await context.newPage(), url));
    await context.close();
  };
  try {
    for (const page of await measuredPages(subject)) await weigh(page);
  } finally {
    await browser.close();
  }
  return weights;
}

/** The minimal pages, the public ones and those behind sign-in. */
async function measuredPages({
  floor,
  shop,
  product,
  chromium: executablePath,
}: BenchSubject): Promise<MeasuredPage[]> {
  return [
    { name: 'static page', url: floor.staticPage, person: null },
    { name: 'React alone', url: floor.reactPage, person: null },
    ...publicPages(shop.url, product.slug),
    ...(await signedInPages(shop.url, executablePath)),
  ];
}

/**
 * Lighthouse over the minimal pages and the shop. The pages take turns, so that a change of the machine's
 * speed affects all of them, and disturbed runs are repeated, at most doubling their number.
 */
export async function measureLighthouses(
  subject: BenchSubject,
): Promise<Map<string, LighthouseResult>> {
  const { shop, tools, runs, say, chromium: executablePath } = subject;
  const pages = (await measuredPages(subject)).map((page) => ({
    ...page,
    results: [] as LighthouseResult[],
  }));
  const unfinished = () => pages.filter(({ results }) => needsMore(results, runs));
  for (let round = 1; unfinished().length > 0; round += 1) {
    say(`Lighthouse: round ${round}, ${unfinished().length} pages …`);
    for (const { url, person, results } of unfinished()) {
      // A new one for each run: its token is valid.
      const profile = person && (await signedInProfile(shop.url, executablePath, person));
      try {
        results.push(
          await runLighthouse(url, {
            lighthouse: tools.lighthouse,
            chromium: executablePath,
            ...(profile && { profile }),
          }),
        );
      } finally {
        if (profile) await rm(profile, { recursive: true, force: true });
      }
    }
  }
  return new Map(pages.map(({ name, results }) => [name, medianRun(results, runs)]));
}

/** Milliseconds from a click to what it shows, on a running shop. */
export async function measureClicks(subject: BenchSubject): Promise<InteractionResult[]> {
  const { shop, product, products, runs } = subject;
  const signedIn = renewed(() => signInOnce(shop.url, subject.chromium), SIGN_IN_EVERY_MS);
  return measureInteractions({
    url: shop.url,
    executablePath: subject.chromium,
    runs,
    shopper: async () => {
      const state = await signedIn();
      for (const { id } of [product, ...products.slice(0, 3)]) {
        await setCart(shop.url, state, id, 0);
      }
      return state;
    },
  });
}

/** The server without a browser. */
export async function measureServer(subject: BenchSubject): Promise<Map<string, LatencyResult>> {
  const { shop, product, tools, say } = subject;
  const api = `${shop.url}/api/v1`;
  const state = await signInOnce(shop.url, subject.chromium);
  const page = { headers: { Accept: 'text/html' } };
  const calls: [name: string, call: Call][] = [
    [
      'list',
      { url: `${api}/product/getProducts`, method: 'POST', body: { page: 1, pageSize: 24 } },
    ],
    ['product', { url: `${api}/product/bySlug/${product.slug}` }],
    ['search', { url: `${api}/search?${new URLSearchParams({ query: 'композит' })}` }],
    [
      'add to cart',
      {
        url: `${api}/cart/product/change`,
        method: 'PUT',
        body: { productID: product.id, quantity: 2 },
        headers: { Authorization: `Bearer ${accessTokenOf(state)}` },
      },
    ],
    ...publicPages(shop.url, product.slug).map(({ name, url }): [string, Call] => [
      `page: ${name}`,
      { url, ...page },
    ]),
  ];
  const results = new Map<string, LatencyResult>();
  for (const [name, call] of calls) {
    say(`Server: ${name} …`);
    results.set(name, await measureLatency(tools.autocannon, call));
  }
  return results;
}

/** Product pages that have not been requested since the server started. */
export async function measureFirstPages({
  shop,
  products,
}: BenchSubject): Promise<Map<string, number>> {
  const urls = products.map(({ slug }) => `${shop.url}/products/${slug}`);
  return new Map([['product', await measureFirstResponses(urls)]]);
}
