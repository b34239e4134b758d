import type { Operation } from '#tools/contract/openapi/contract.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { derivedList, owners, sharedKinds } from './shared-kinds.ts';

/** The places of ids in lists of personal records. */
const places: Readonly<Record<string, string>> = {
  getCart: '/order/id',
  listAddresses: '/items/*/id',
  listCustomers: '/items/*/id',
  listOrders: '/items/*/id',
  listTickets: '/items/*/id',
  listNotifications: '/items/*/id',
  listPartners: '/items/*/id',
};

/** Lists of one person must not contain another person's records. */
export async function checkForeignLists(run: Run): Promise<void> {
  if (!(await run.has('other'))) return;
  const shared = await sharedKinds(run);
  const placeIn = (operation: Operation): string | null => {
    const [place, kind] = derivedList(operation) ?? [];
    const isPersonal = kind !== undefined && !shared.has(kind) && !operation.path.includes('{');
    return places[operation.id] ?? (place !== undefined && isPersonal ? place : null);
  };
  const operations = run.operations.filter((operation) => placeIn(operation) !== null);
  await run.forEach('foreignData', operations, async (operation) => {
    const place = placeIn(operation) ?? '';
    const owned = new Set<unknown>();
    const read = (as: Person, expect?: Expectation) =>
      run.send(
        { operation, parts: run.cases.plain(operation, as), as },
        { check: 'foreignData', subject: `the list of ${as}` },
        expect,
      );
    for (const owner of owners) {
      const { response } = await read(owner);
      for (const id of valuesAt(response?.json, place)) owned.add(id);
    }
    await read('other', ({ response }) => {
      const strays = valuesAt(response?.json, place).filter((id) => owned.has(id));
      if (strays.length === 0) return [];
      return [
        {
          rule: 'foreign-data-shown',
          expected: 'only what belongs to the caller',
          actual: `also ${strays.slice(0, 3).join(', ')}`,
        },
      ];
    });
  });
}
