import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { readContract } from '#tests/support/servers/server.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import {
  jobEnded,
  orderPlaced,
  pageRendered,
  pageServed,
  paymentReported,
  requestServed,
} from './events.ts';
import { requestPart, requestParts } from './request-part.ts';
import { createShopMetrics } from './shop-metrics.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

interface Selector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const { groups } = parse(read('deploy/prometheus/shop.rules.yml')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/shop.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
].map(([name, expr]) => [name, expr.replaceAll('$__rate_interval', '1m')] as const);

/** What an expression selects. @throws on one that Prometheus could not parse. */
function selectorsOf(expression: string): Selector[] {
  const found: Selector[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`);
      const text = (name: string) => {
        const part = node.getChild(name);
        return part === null ? '' : expression.slice(part.from, part.to);
      };
      if (type.name === 'VectorSelector') found.push({ metric: text('Identifier'), matchers: [] });
      if (type.name !== 'UnquotedLabelMatcher') return;
      const value = text('StringLiteral').slice(1, -1);
      found.at(-1)?.matchers.push({ label: text('LabelName'), operator: text('MatchOp'), value });
      if (text('LabelName') === '') throw new Error(`No label in ${expression.slice(from, to)}`);
    },
  });
  return found;
}

type Series = { metric: string; labels: Record<string, string> };

function readSeries(text: string): Series[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, metric = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
    return { metric, labels: Object.fromEntries(pairs.map(([, name, value]) => [name, value])) };
  });
}

/** Labels that Prometheus itself adds to what it scrapes. */
const TARGET = { job: 'shop', instance: '127.0.0.1:13001' };

function isSelected({ labels }: Series, { label, operator, value }: Selector['matchers'][number]) {
  const present: Record<string, string> = { ...TARGET, ...labels };
  const actual = present[label];
  if (actual === undefined) return false;
  const equal = operator.includes('~')
    ? new RegExp(`^(?:${value})$`).test(actual)
    : actual === value;
  return operator.startsWith('!') ? !equal : equal;
}

/** Whether there is a series that the selector selects. */
function hasSeries(series: readonly Series[], { metric, matchers }: Selector): boolean {
  const isOwn = ({ record }: Rule) => record === metric;
  if (metric === 'up' || rules.some(isOwn)) return true;
  return series.some(
    (one) => one.metric === metric && matchers.every((matcher) => isSelected(one, matcher)),
  );
}

let database: OpenDatabase;
let series: Series[];

beforeAll(async () => {
  database = await openMemoryDatabase();
  await database.db.insert(catalogImports).values({ source: 'a', finishedAt: new Date() });
  await postMessages(database.db, [
    { channel: 'Email', endPoint: 'a@example.ru', subject: '', text: '', at: new Date() },
  ]);
  const pool = { total: 2, idle: 1, waiting: 0 };
  const replica = {
    choose: async () => database.db,
    whileUsed: <Result>(read: Promise<Result>) => read,
    reportFailure: () => {},
    isUsed: true,
    lagMs: 20,
    close: () => {},
  };
  const metrics = createShopMetrics({ ...database, readPool: () => pool, replica });
  for (const status of [200, 500]) {
    requestServed.publish({ operation: 'getCart', method: 'GET', status, milliseconds: 5 });
  }
  pageServed.publish({ source: 'error' });
  pageRendered.publish({ milliseconds: 5 });
  jobEnded.publish({ job: 'prune', milliseconds: 5, failed: false });
  orderPlaced.publish({ outcome: 'rejected' });
  paymentReported.publish({ result: 'declined' });
  series = readSeries(await metrics.read());
  metrics.close();
});

afterAll(() => database.close());

describe('rules and dashboard', () => {
  it('select what the shop exports, with labels and values that it has', () => {
    expect(expressions.length).toBeGreaterThan(40);
    const missing = expressions.flatMap(([name, expression]) =>
      selectorsOf(expression)
        .filter((selector) => !hasSeries(series, selector))
        .map((selector) => ({ name, ...selector })),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['rate(shop_http_request_total[5m])', 'a metric'],
    ['shop_backlog{kin="orders"}', 'a label'],
    ['shop_backlog{kind="order"}', 'a value'],
    ['shop_http_requests_total{status=~"6.."}', 'a pattern'],
  ])('have no %s: the shop has no such %s', (expression) => {
    expect(selectorsOf(expression).filter((one) => !hasSeries(series, one))).toHaveLength(1);
  });

  it('are rejected when they are no PromQL', () => {
    expect(() => selectorsOf('sum(rate(shop_backlog[5m])')).toThrow('Not PromQL');
  });

  it('leave out of the duration of operations all that is none', () => {
    const patterns = expressions.flatMap(([, expression]) =>
      selectorsOf(expression).flatMap(({ matchers }) =>
        matchers.filter(({ operator }) => operator === '!~').map(({ value }) => value),
      ),
    );
    expect(patterns.length).toBeGreaterThan(3);
    for (const pattern of new Set(patterns)) {
      expect(pattern.split('|').toSorted()).toEqual(requestParts.toSorted());
    }
  });
});

describe('parts of the server', () => {
  it('have names that are no operation of the contract', () => {
    const text = JSON.stringify(readContract());
    expect(text).toContain('"operationId":"getCart"');
    for (const part of requestParts) expect(text).not.toContain(`"operationId":"${part}"`);
  });

  it.each([
    ['/', 'pages'],
    ['/products/health/', 'pages'],
    ['/health/ready', 'health'],
    ['/api/v1/none', 'unknown_operation'],
    ['/1c/exchange', 'exchange'],
    ['/assets/main.js', 'files'],
  ])('%s is of %s', (address, part) => {
    expect(requestPart(address)).toBe(part);
  });
});
