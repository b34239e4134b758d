import { checkRelations } from '#tools/contract/checks/lists/relations/relations.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Run } from '#tools/contract/run.ts';
import { checkCaching } from './caching.ts';
import { checkDefaultValues } from './default-values.ts';
import { checkFilters } from './filtering.ts';
import { checkIgnored } from './ignored-parameters.ts';
import { checkLimit } from './limits.ts';
import { fullestList, takes } from './list-calls.ts';
import { checkPaging } from './paging.ts';
import { checkSorting } from './sorting.ts';

/** How many products are added to lists that would be empty otherwise. */
const prepared = 5;

/** Rules of lists that no schema can express. */
export async function checkLists(run: Run): Promise<void> {
  await fillLists(run);
  const operations = run.operations.filter(
    (operation) => operation.responses.has('304') || operation.isRead,
  );
  await run.forEach('lists', operations, async (operation) => {
    if (operation.responses.has('304')) await checkCaching(run, operation);
    if (takes(run, operation, 'limit')) await checkLimit(run, operation);
    if (!takes(run, operation, 'pageSize')) return checkUnpaged(run, operation);
    const call = await fullestList(run, operation);
    if (call === null) return;
    await checkIgnored(call);
    await checkPaging(call);
    await checkSorting(call);
    await checkFilters(call);
    await checkRelations(call);
  });
}

/** What has no pages may have parameters with defaults, and counts. */
async function checkUnpaged(run: Run, operation: Operation): Promise<void> {
  const as = await run.actorOf(operation);
  if (run.cases.unknownParameters(operation, as).length > 0) return;
  await checkDefaultValues({ run, operation, as });
  await checkIgnored({ run, operation, as });
}

/**
 * Favorites and views of `main`, a read notification and a closed ticket: lists with one record, or
 * with equal records, cannot show errors of paging and filtering.
 */
async function fillLists(run: Run): Promise<void> {
  if (run.consent !== 'all') return;
  const needs = (...ids: string[]) => run.operations.some(({ id }) => ids.includes(id));
  if (needs('listFavorites', 'getFavoritePreview')) {
    for (const productID of run.known.of('product', 'main').slice(0, prepared)) {
      await change(run, 'changeFavorite', {}, { productID, isFavorite: true });
    }
  }
  if (needs('listViewedProducts')) {
    for (const slug of run.known.of('slug', 'main').slice(0, prepared)) {
      await change(run, 'getProductBySlug', { slug });
    }
  }
  if (needs('listNotifications')) {
    const { response } = await change(run, 'listNotifications');
    const [id] = valuesAt(response?.json, '/items/*/id');
    if (typeof id === 'string') await change(run, 'receiveNotification', { id });
  }
  if (needs('listTickets')) {
    const { response } = await change(
      run,
      'createGeneralTicket',
      {},
      { comment: 'Проверка списка' },
    );
    const id = isObject(response?.json) ? response.json.id : undefined;
    if (typeof id === 'string') await change(run, 'cancelTicket', { id });
    await change(run, 'createGeneralTicket', {}, { comment: 'Ещё одна проверка' });
  }
}

/** Reads or changes as `main`; the response is validated elsewhere. */
function change(run: Run, id: string, path: Record<string, string> = {}, value?: JsonObject) {
  const body = value === undefined ? null : { mediaType: 'application/json', value };
  const parts = { path, query: [], headers: {}, body };
  return run.client.send({ operation: run.contract.operation(id), parts, as: 'main' });
}
