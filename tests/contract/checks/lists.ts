import type { Run } from '../run.ts';
import { checkCaching } from './caching.ts';
import { checkFilters } from './filtering.ts';
import { checkLimit } from './limits.ts';
import { fullestList, takes } from './list-calls.ts';
import { checkPaging } from './paging.ts';
import { checkSorting } from './sorting.ts';

/** So many products are put where lists would be empty otherwise. */
const prepared = 5;

/** What lists promise and no schema can say. */
export async function checkLists(run: Run): Promise<void> {
  await fillLists(run);
  const operations = run.operations.filter(
    (operation) =>
      operation.responses.has('304') ||
      (operation.isRead && (takes(run, operation, 'pageSize') || takes(run, operation, 'limit'))),
  );
  await run.forEach('lists', operations, async (operation) => {
    if (operation.responses.has('304')) await checkCaching(run, operation);
    if (takes(run, operation, 'limit')) await checkLimit(run, operation);
    if (!takes(run, operation, 'pageSize')) return;
    const call = await fullestList(run, operation);
    if (call === null) return;
    await checkPaging(call);
    await checkSorting(call);
    await checkFilters(call);
  });
}

/** Favourites and views of `main`: lists of one record tell nothing of pages. */
async function fillLists(run: Run): Promise<void> {
  if (run.consent !== 'all') return;
  const needs = (...ids: string[]) => run.operations.some(({ id }) => ids.includes(id));
  const favourite = run.contract.operation('changeFavorite');
  const view = run.contract.operation('getProductBySlug');
  const products = run.known.of('product', 'main').slice(0, prepared);
  const slugs = run.known.of('slug', 'main').slice(0, prepared);
  if (needs('listFavorites', 'getFavoritePreview')) {
    for (const productID of products) {
      const body = { mediaType: 'application/json', value: { productID, isFavorite: true } };
      const parts = { path: {}, query: [], headers: {}, body };
      await run.client.send({ operation: favourite, parts, as: 'main' });
    }
  }
  if (!needs('listViewedProducts')) return;
  for (const slug of slugs) {
    const parts = { path: { slug }, query: [], headers: {}, body: null };
    await run.client.send({ operation: view, parts, as: 'main' });
  }
}
