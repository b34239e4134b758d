import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation } from '#tools/contract/run.ts';
import { type ListCall, pageOf, requestList } from './list-calls.ts';

/** Sort orders that are visible in the records: operation → field of `sort` → place in a record. */
const sorts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listProducts: { Price: '/price' },
  listPromotionProducts: { Price: '/price' },
  listPurchases: { LastBought: '/lastBoughtAt', Quantity: '/quantity' },
  getAnalytic: { Amount: '/amount', Quantity: '/quantity', Orders: '/orderCount' },
};

function inOrder(place: string, direction: 'ASC' | 'DESC'): Expectation {
  return (exchange) => {
    const values = (pageOf(exchange)?.items ?? []).map((item) => comparable(item, place));
    const sign = direction === 'ASC' ? 1 : -1;
    const at = values.findIndex((value, index) => {
      const before = values[index - 1];
      return before !== undefined && sign * (value - before) < 0;
    });
    if (at < 0) return [];
    const actual = `${values[at]} after ${values[at - 1]}`;
    return [{ rule: 'sort-ignored', expected: `${place.slice(1)} ${direction}`, actual }];
  };
}

/** Numbers unchanged, times as milliseconds: equal instants may have different spellings. */
function comparable(item: JsonObject, place: string): number {
  const value = valueAt(item, place);
  return typeof value === 'number' ? value : Date.parse(String(value));
}

/** The sort orders of one list, both ways. */
export async function checkSorting(call: ListCall): Promise<void> {
  for (const [field, place] of Object.entries(sorts[call.operation.id] ?? {})) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const subject = `sort by ${field} ${direction}`;
      const parameters = { sort: { field, direction }, pageSize: 100 };
      await requestList(call, parameters, subject, inOrder(place, direction));
    }
  }
}
