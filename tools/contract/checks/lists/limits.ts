import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { itemsOf, requestList } from './list-calls.ts';

/** Queries that find several records. */
const queries: Readonly<Record<string, string>> = {
  searchCatalog: 'композит',
  searchAddresses: 'Москва',
  searchBrands: 'а',
};

/** Lists without pages, bounded by `limit`. */
export async function checkLimit(run: Run, operation: Operation): Promise<void> {
  const as = await run.actorOf(operation);
  const query = queries[operation.id];
  for (const limit of [1, 2]) {
    const expect: Expectation = ({ response }) => {
      const body = isObject(response?.json) ? response.json : {};
      const count = itemsOf(body.items ?? body.products).length;
      if (count <= limit) return [];
      return [
        {
          rule: 'limit-ignored',
          expected: 'at most limit records',
          actual: `${count} for ${limit}`,
        },
      ];
    };
    const parameters = { limit, ...(query === undefined ? {} : { query }) };
    await requestList({ run, operation, as }, parameters, `limit ${limit}`, expect);
  }
}
