import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation } from '#tools/contract/run.ts';
import { type Filter, filters, textFilters } from './filter-table.ts';
import { itemsOf, type ListCall, pageOf, requestList, takes } from './list-calls.ts';

const unwritten = 'щыъэ-contract-0x7';

/** Every filter of one list whose effect is visible in its records. */
export async function checkFilters(call: ListCall): Promise<void> {
  const { run, operation } = call;
  const own = filters.filter((filter) => filter.operation === operation.id);
  const size = takes(run, operation, 'pageSize') ? { pageSize: 100 } : {};
  if (own.length > 0) {
    const { response } = await requestList(call, size, 'the list without a filter');
    const items = isObject(response?.json) ? itemsOf(response.json.items) : [];
    for (const filter of own) await checkFilter(call, filter, items, size);
  }
  for (const [id, name] of textFilters) {
    if (id !== operation.id) continue;
    await requestList(call, { [name]: unwritten }, `${name} that nothing has`, isEmpty(name));
  }
}

async function checkFilter(
  call: ListCall,
  filter: Filter,
  items: readonly JsonObject[],
  size: JsonObject,
): Promise<void> {
  const value = chooseValue(filter, items);
  if (value === undefined) return;
  const expect = fitsAll(filter, value);
  const parameters = { ...size, [filter.name]: value };
  const subject = `${filter.name} ${JSON.stringify(value)}`;
  const first = pageOf(await requestList(call, parameters, subject, expect));
  // A list may begin with what the filter is for: what can be bought comes before what cannot.
  const last = first === null ? 1 : Math.ceil(first.total / first.pageSize);
  if (last > 1 && takes(call.run, call.operation, 'page')) {
    await requestList(call, { ...parameters, page: last }, `the last page of ${subject}`, expect);
  }
}

/** A value that some records have and others do not, so that the filter makes a difference. */
function chooseValue({ of, fits }: Filter, items: readonly JsonObject[]): unknown {
  const values = items.map((item) => of(item)).filter((value) => value !== undefined);
  return values.find((value) => items.some((item) => !fits(item, value))) ?? values[0];
}

function fitsAll(filter: Filter, value: unknown): Expectation {
  return ({ response }) => {
    if (response?.status !== 200 || !isObject(response.json)) return [];
    const items = itemsOf(response.json.items);
    const stray = items.find((item) => !filter.fits(item, value));
    const requested = `${filter.name} as requested`;
    if (stray) {
      const actual = `a record that is not: ${JSON.stringify(stray).slice(0, 160)}`;
      return [{ rule: 'filter-ignored', expected: requested, actual }];
    }
    if (items.length > 0) return [];
    return [
      {
        rule: 'filter-ignored',
        expected: `${requested}: the record it was taken from`,
        actual: 'nothing',
      },
    ];
  };
}

function isEmpty(name: string): Expectation {
  return (exchange) => {
    const count = pageOf(exchange)?.total ?? 0;
    if (count === 0) return [];
    const actual = `${count} records`;
    return [{ rule: 'filter-ignored', expected: `nothing for ${name} “${unwritten}”`, actual }];
  };
}
