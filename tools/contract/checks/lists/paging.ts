import type { Expectation } from '#tools/contract/run.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { keyOf, type ListCall, type Page, pageOf, requestList } from './list-calls.ts';

/** Page sizes that give several pages with an incomplete last one. */
const sizes = [1, 3];

function bySize(size: number): Expectation {
  return (exchange) => {
    const page = pageOf(exchange);
    if (page === null) return [];
    const flaws: Flaw[] = [];
    const say = (expected: string, actual: number) =>
      flaws.push({ rule: 'page-size-ignored', expected, actual: `${actual}` });
    const requested = Math.min(size, Math.max(0, page.total));
    if (page.items.length !== requested) say('as many records as pageSize', page.items.length);
    if (page.pageSize !== size) say('paging.pageSize as requested', page.pageSize);
    return flaws;
  };
}

/** A page has the remaining records, the requested number, and no duplicates. */
function byPage(
  number: number,
  size: number,
  total: number,
  before: ReadonlySet<string>,
): Expectation {
  return (exchange) => {
    const page = pageOf(exchange);
    if (page === null) return [];
    const flaws: Flaw[] = [];
    const say = (expected: string, actual: string) =>
      flaws.push({ rule: 'page-ignored', expected, actual });
    if (page.page !== number) say('paging.page as requested', `${page.page} for ${number}`);
    if (page.total !== total) say('the same total on every page', `${page.total} after ${total}`);
    const left = Math.min(size, Math.max(0, total - (number - 1) * size));
    if (page.items.length !== left) {
      say(
        'pages that add up to the total',
        `${page.items.length} records on page ${number} of ${total}`,
      );
    }
    const repeated = page.items.map(keyOf).filter((key) => before.has(key));
    if (repeated.length > 0)
      say('pages that do not overlap', `${repeated[0]} again on page ${number}`);
    return flaws;
  };
}

/** Page sizes, page numbers and the total of one list. */
export async function checkPaging(call: ListCall): Promise<void> {
  for (const size of sizes) {
    await requestList(call, { page: 1, pageSize: size }, `pageSize ${size}`, bySize(size));
  }
  const first = await requestList(call, { page: 1, pageSize: 2 }, 'the first page of 2');
  const page = pageOf(first);
  if (page !== null) await walkPages(call, page);
}

/** The first three pages, the last and the one after it. */
async function walkPages(call: ListCall, { total, items }: Page): Promise<void> {
  const size = 2;
  const seen = new Set(items.map(keyOf));
  const last = Math.max(1, Math.ceil(total / size));
  const numbers = [2, 3, last, last + 1].filter(
    (number, index, all) => number > 1 && number <= 10_000 && all.indexOf(number) === index,
  );
  for (const number of numbers) {
    const subject = `page ${number} of 2 records each`;
    const expect = byPage(number, size, total, seen);
    const next = pageOf(await requestList(call, { page: number, pageSize: size }, subject, expect));
    for (const item of next?.items ?? []) seen.add(keyOf(item));
  }
}
