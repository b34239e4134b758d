import type { InteractionResult } from '#tools/bench/measurements/interactions.ts';
import type { LargeCatalogResult } from '#tools/bench/measurements/large-catalog.ts';
import type { LatencyResult } from '#tools/bench/measurements/latency.ts';
import type { LighthouseResult } from '#tools/bench/measurements/lighthouse.ts';
import type { LongHistoryResult } from '#tools/bench/measurements/long-history.ts';
import type { ManyOrdersResult } from '#tools/bench/measurements/many-orders.ts';
import type { PageWeight } from '#tools/bench/measurements/page-weight.ts';

/** All measurements; parts that were not requested are missing. */
export interface BenchResults {
  /** Machine, programs, database. */
  notes: readonly string[];
  date: Date;
  runs: number;
  size?: ReadonlyMap<string, PageWeight>;
  interactions?: readonly InteractionResult[];
  latency?: ReadonlyMap<string, LatencyResult>;
  largeCatalog?: LargeCatalogResult;
  longHistory?: LongHistoryResult;
  manyOrders?: ManyOrdersResult;
  /** Latency of confirming a checkout. */
  manyBuyers?: ReadonlyMap<string, LatencyResult>;
  /** Milliseconds for a page that had not been requested before, by page. */
  firstResponses?: ReadonlyMap<string, number>;
  /** Resident memory of the server in bytes, by moment. */
  memory?: ReadonlyMap<string, number>;
  lighthouse?: ReadonlyMap<string, LighthouseResult>;
}

type Cell = string | number;

/** The results as Markdown. */
export function writeReport(results: BenchResults): string {
  const { size, interactions, latency, largeCatalog, longHistory, lighthouse, runs } = results;
  const { manyOrders, manyBuyers, firstResponses, memory } = results;
  const sections = [
    `# What was measured\n\n${results.date.toISOString().slice(0, 10)}, by \`npm run bench\`.\n`,
    `${results.notes.map((note) => `- ${note}`).join('\n')}\n`,
    lighthouse && lighthouseSection(lighthouse, runs),
    size && sizeSection(size),
    interactions && interactionSection(interactions, runs),
    latency && latencySection(latency),
    largeCatalog && largeCatalogSection(largeCatalog),
    longHistory && longHistorySection(longHistory),
    manyOrders && manyOrdersSection(manyOrders),
    manyBuyers && manyBuyersSection(manyBuyers),
    firstResponses && firstResponses.size > 0 && firstResponseSection(firstResponses),
    memory && memory.size > 0 && memorySection(memory),
  ];
  return `${sections.filter(Boolean).join('\n')}`;
}

function lighthouseSection(pages: ReadonlyMap<string, LighthouseResult>, runs: number): string {
  const rows = [...pages].map(([name, page]): Cell[] => [
    name,
    Math.round(page.score),
    seconds(page.fcp),
    seconds(page.lcp),
    `${Math.round(page.tbt)} ms`,
    page.cls.toFixed(3),
    kilobytes(page.bytes),
    Math.round(page.pace),
    `${(page.stolen * 100).toFixed(1)} %`,
  ]);
  const [floor, react] = [...pages.values()];
  const ratios = [...pages]
    .slice(2)
    .map(([name, page]): Cell[] => [
      name,
      ...[floor, react].flatMap((base) => [ratio(page.fcp, base?.fcp), ratio(page.lcp, base?.lcp)]),
    ]);
  return [
    `## Lighthouse, mobile, medians of ${runs}\n`,
    table(['page', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'bytes', 'pace', 'stolen'], rows),
    'Pace is the benchmark index of Lighthouse, stolen the share of processor time that the host of',
    'the machine gave to others; the calmest runs are the ones that count.\n',
    'As multiples of the two floors:\n',
    table(['page', 'FCP ÷ static', 'LCP ÷ static', 'FCP ÷ React', 'LCP ÷ React'], ratios),
  ].join('\n');
}

function sizeSection(pages: ReadonlyMap<string, PageWeight>): string {
  const floor = [...pages.values()].find(({ script }) => script > 0)?.script;
  const rows = [...pages].map(([name, page]): Cell[] => [
    name,
    kilobytes(page.script),
    ratio(page.script, floor),
    page.scriptFiles,
    kilobytes(page.style),
    kilobytes(page.inlineStyle),
    kilobytes(page.document),
    kilobytes(page.total),
  ]);
  return [
    '## Bytes over the wire until the page is at rest\n',
    table(
      ['page', 'JavaScript', '÷ React', 'files', 'CSS', 'CSS in the page', 'HTML', 'everything'],
      rows,
    ),
    'CSS in the page is part of the HTML and is given unpacked.\n',
  ].join('\n');
}

function interactionSection(results: readonly InteractionResult[], runs: number): string {
  const rows = results.map(({ name, full, slowed }): Cell[] => [name, ms(full), ms(slowed)]);
  return [
    `## From the touch of a finger to the frame that shows the result, medians of ${runs}\n`,
    table(['interaction', 'processor as it is', '4 times slower'], rows),
  ].join('\n');
}

function latencySection(calls: ReadonlyMap<string, LatencyResult>): string {
  const rows = [...calls].map(([name, { p50, p99, rate, failures }]): Cell[] => [
    name,
    ms(p50),
    ms(p99),
    Math.round(rate),
    failures,
  ]);
  return [
    '## The server at 16 connections\n',
    table(['call', 'p50', 'p99', 'responses per second', 'failures'], rows),
  ].join('\n');
}

function largeCatalogSection({ products, imports, calls: databases }: LargeCatalogResult): string {
  const rows = [...databases].flatMap(([database, calls]) =>
    [...calls].map(([name, { p50, p95, p99, rate, variants, failures }]): Cell[] => [
      `${database}: ${name}`,
      ms(p50),
      ms(p95),
      ms(p99),
      Math.round(rate),
      variants,
      failures,
    ]),
  );
  return [
    `## ${products.toLocaleString('en')} products at 16 connections, nothing warmed up\n`,
    table(
      ['call', 'p50', 'p95', 'p99', 'responses per second', 'different calls', 'failures'],
      rows,
    ),
    ...[...imports].map(
      ([database, time]) => `${database}: imported in ${Math.round(time)} s, all at once.\n`,
    ),
  ].join('\n');
}

function longHistorySection(databases: LongHistoryResult): string {
  const rows = [...databases].flatMap(([database, calls]) =>
    [...calls].map(([name, { p50, p95 }]): Cell[] => [`${database}: ${name}`, ms(p50), ms(p95)]),
  );
  return [
    '## A user with 20,000 order lines and bonus entries, one call at a time\n',
    table(['call', 'p50', 'p95'], rows),
  ].join('\n');
}

function manyOrdersSection({ orders, calls, crowded }: ManyOrdersResult): string {
  const rows = [...calls].map(([name, { p50, p95 }]): Cell[] => [name, ms(p50), ms(p95)]);
  return [
    `## Lists among ${orders.toLocaleString('en')} orders on PostgreSQL, one call at a time\n`,
    table(['call', 'p50', 'p95'], rows),
    '\n### Calls of one user while another one requests 80 analyses at once\n',
    table(['p50', 'p99', 'calls'], [[ms(crowded.p50), ms(crowded.p99), crowded.calls]]),
  ].join('\n');
}

function manyBuyersSection(calls: ReadonlyMap<string, LatencyResult>): string {
  const rows = [...calls].map(([name, { p50, p99, rate, failures }]): Cell[] => [
    name,
    ms(p50),
    ms(p99),
    Math.round(rate),
    failures,
  ]);
  return [
    '## 16 buyers at once, carts and orders of four lines, PostgreSQL, without the network\n',
    table(['call', 'p50', 'p99', 'per second', 'failures'], rows),
  ].join('\n');
}

function firstResponseSection(pages: ReadonlyMap<string, number>): string {
  const rows = [...pages].map(([name, time]): Cell[] => [name, ms(time)]);
  return ['## Pages on first request, medians\n', table(['page', 'time'], rows)].join('\n');
}

function memorySection(moments: ReadonlyMap<string, number>): string {
  const rows = [...moments].map(([name, bytes]): Cell[] => [name, `${Math.round(bytes / 1e6)} MB`]);
  return ['## Memory of the server (RSS)\n', table(['moment', 'memory'], rows)].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_name, index) => (index === 0 ? '---' : '---:'));
  return `${[line(head), line(rule), ...rows.map(line)].join('\n')}\n`;
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function ratio(value: number, base: number | undefined): string {
  return base ? `${(value / base).toFixed(1)}×` : '–';
}
