import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import { loadCards } from '#server/product/card/product-cards.ts';
import type { FoundPage } from '#server/product/catalog-index/catalog-index.ts';
import { chooseIndex } from './index-choice/choose-index.ts';
import { FRESH_MS, STALE_MS } from './list-age.ts';
import { select } from './product-selection.ts';

type Schemas = components['schemas'];

/** The ids of a page; prices and stock are read each time. */
const pages = createVersionedCache<FoundPage>({ size: 4000, lifetime: FRESH_MS, stale: STALE_MS });

/**
 * One page of a list, one card per family, in a bounded number of queries.
 * @throws ApiProblem 401 when the source belongs to a user and nobody is signed in.
 */
export async function listPage(
  context: Context,
  request: Schemas['ProductListRequest'],
): Promise<Schemas['ProductList']> {
  const { db, session } = context;
  const { sort, page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = request;
  const selection = await select(context, filter);
  const key = JSON.stringify(filter);
  const replaced = selection.found?.replaced;
  const requested = { sort, page, pageSize };
  const query = (version: string) =>
    chooseIndex(context, selection, version).findPage(selection, requested);
  const { ids, total } = selection.isShared
    ? await pages(db, `${JSON.stringify(requested)} ${key}`, query)
    : await query(selection.snapshot.version);
  return {
    items: await loadCards(
      db,
      ids,
      { userID: session?.userID ?? null, now: context.now() },
      { chips: selection.byFamily },
    ),
    paging: { page, pageSize, total },
    correctedQuery: selection.correctedQuery,
    ...(replaced && { replacedName: replaced.title }),
  };
}
