/**
 * Measures the built shop and two minimal pages as a lower bound: `npm run bench`. Takes about fifteen
 * minutes; needs an otherwise idle machine.
 *
 *   npm run bench -- --only size --only latency   some parts (see `tools/bench/options.ts`)
 *   npm run bench -- --only catalog               only 50,000 products on both databases
 *   npm run bench -- --only catalog --products 500000   another size; above 100,000 PostgreSQL alone
 *   npm run bench -- --only analytics             only a user with 20,000 order lines on both
 *   npm run bench -- --only orders                only lists among 100,000 orders
 *   npm run bench -- --only orders --orders 1000000   another number
 *   npm run bench -- --runs 3                     medians of three
 *   npm run bench -- --url http://localhost:3000  a running shop with the demo people
 *
 * A run of all parts is written to `tools/bench/RESULTS.md`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '#tests/support/chromium.ts';
import { describeMachine } from '#tools/bench/machine.ts';
import {
  type BenchSubject,
  measureClicks,
  measureFirstPages,
  measureLighthouses,
  measureServer,
  measureSizes,
} from '#tools/bench/measure.ts';
import { startFloor } from '#tools/bench/measurements/floor.ts';
import { measureLargeCatalog } from '#tools/bench/measurements/large-catalog.ts';
import { measureLongHistory } from '#tools/bench/measurements/long-history.ts';
import { measureManyBuyers } from '#tools/bench/measurements/many-buyers.ts';
import { measureManyOrders } from '#tools/bench/measurements/many-orders.ts';
import { residentBytes } from '#tools/bench/measurements/memory.ts';
import { type BenchOptions, parts, readOptions } from '#tools/bench/options.ts';
import { type BenchResults, writeReport } from '#tools/bench/report.ts';
import { findProducts, type MeasuredShop, startShop } from '#tools/bench/shop.ts';
import { installTools } from '#tools/bench/tools.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { stopRunning } from '#tools/process/run-command.ts';

const cleanUp: (() => Promise<void>)[] = [];
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void end(130);
  });
}

try {
  await bench(readOptions(process.argv.slice(2)));
  await end(0);
} catch (error) {
  if (!interrupted) console.error('\n✗', error);
  await end(1);
}

async function bench(options: BenchOptions): Promise<void> {
  const started = Date.now();
  const chromium = await findChromium(say, 'whole');
  const notes = describeMachine(chromium);
  const tools = await installTools(say);
  const shop = options.url === null ? await launch() : runningShop(options.url);
  const floor = await startFloor();
  cleanUp.push(floor.stop);
  const products = await findProducts(shop.url);
  const [product] = products;
  if (!product) throw new Error('The catalog is empty: there is nothing to measure');
  const { runs } = options;
  const subject: BenchSubject = { shop, floor, tools, chromium, product, products, runs, say };

  const results = await measureAll(subject, options);
  const report = writeReport({
    ...results,
    notes: [...notes, `the shop: ${shop.description}`],
    date: new Date(),
    runs,
  });
  console.log(`\n${report}`);
  if (parts.every((part) => options.parts.includes(part))) {
    await writeFile(path.join(projectRoot, 'tools', 'bench', 'RESULTS.md'), report);
    say('Written to tools/bench/RESULTS.md.');
  }
  say(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Parts that need a cold cache first; the longest part last. */
async function measureAll(
  subject: BenchSubject,
  { parts: chosen, products, orders }: BenchOptions,
): Promise<Omit<BenchResults, 'notes' | 'date' | 'runs'>> {
  const results: Omit<BenchResults, 'notes' | 'date' | 'runs'> = {};
  const memory = new Map<string, number>();
  const record = async (moment: string) => {
    if (subject.shop.pid === null) return;
    memory.set(moment, await residentBytes(subject.shop.pid));
  };
  await record('after the start');
  if (chosen.includes('latency')) {
    results.firstResponses = await measureFirstPages(subject);
    results.latency = await measureServer(subject);
    await record('after the load');
    results.memory = memory;
  }
  if (chosen.includes('catalog')) results.largeCatalog = await measureLargeCatalog(products, say);
  if (chosen.includes('analytics')) results.longHistory = await measureLongHistory(say);
  if (chosen.includes('buyers')) results.manyBuyers = await measureManyBuyers(say);
  if (chosen.includes('orders')) results.manyOrders = await measureManyOrders(orders, say);
  if (chosen.includes('size')) {
    say('What pages load …');
    results.size = await measureSizes(subject);
  }
  if (chosen.includes('interactions')) {
    say('From the touch to the frame …');
    results.interactions = await measureClicks(subject);
  }
  if (chosen.includes('lighthouse')) results.lighthouse = await measureLighthouses(subject);
  return results;
}

async function launch(): Promise<MeasuredShop> {
  say('Starting the shop …');
  const shop = await startShop();
  cleanUp.push(shop.stop);
  return shop;
}

/** A shop that is already running. */
function runningShop(url: string): MeasuredShop {
  return { url, pid: null, description: 'was running already', stop: async () => {} };
}

function say(line: string): void {
  console.log(line);
}

async function end(code: number): Promise<never> {
  await stopRunning();
  for (const stop of cleanUp.reverse()) await stop();
  process.exit(code);
}
