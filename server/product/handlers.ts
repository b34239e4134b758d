import type { Context, Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { loadCards } from '#server/product/card/product-cards.ts';
import { categoryHandlers } from '#server/product/categories/category-handlers.ts';
import { listPage } from '#server/product/list/list-page.ts';
import { listFilters } from '#server/product/list/product-filters.ts';
import { findRecommended } from '#server/product/related/recommendations.ts';
import { listViewedFamilies, recordView } from '#server/product/related/views.ts';
import { findByMarketID } from './market-id.ts';
import { type EstimateDelivery, loadDetail } from './product-detail.ts';
import { searchHandlers } from './search-handlers.ts';

/** Default number of products in a short collection. */
const COLLECTION_SIZE = 12;

/** Records a view; a failure (a read-only database) must not break the page. */
async function tryToRecord(context: Context, productID: string): Promise<void> {
  const { db, session, logger, now } = context;
  if (session === null) return;
  await recordView(db, session.userID, productID, now()).catch((error: unknown) => {
    logger.warn({ err: error, productID }, 'A product view was not stored');
  });
}

/** @param estimate what delivery would cost with what is in the user's cart already. */
export const createProductHandlers = (estimate: EstimateDelivery) =>
  ({
    ...categoryHandlers,
    ...searchHandlers,

    listProducts: async ({ body }, context) => ({
      status: 200,
      body: await listPage(context, body),
    }),

    getProductFilters: async ({ body }, context) => ({
      status: 200,
      body: await listFilters(context, body),
    }),

    listHitProducts: async ({ query }, context) => {
      const { items } = await listPage(context, {
        source: 'Popular',
        onlyAvailable: true,
        page: 1,
        pageSize: query.limit ?? COLLECTION_SIZE,
        ...(query.categoryID === undefined ? {} : { categoryID: query.categoryID }),
      });
      return { status: 200, body: { items } };
    },

    listRecommendedProducts: async ({ query }, { db, session, now }) => {
      const { kind, productID: productIDs = [], limit = COLLECTION_SIZE } = query;
      const userID = session?.userID ?? null;
      const ids = await findRecommended(db, { kind, productIDs, limit, userID });
      const cards = await loadCards(db, ids, { userID, now: now() }, { chips: true });
      return { status: 200, body: { items: cards.filter(({ available }) => available) } };
    },

    getProductBySlug: async ({ params, headers }, context) => {
      const { db, session } = context;
      const detail = await loadDetail(db, params.slug, {
        userID: session?.userID ?? null,
        ...conditionsOf(context),
        estimate,
      });
      if (headers['X-Preload'] !== true) await tryToRecord(context, detail.product.id);
      return { status: 200, body: detail };
    },

    listViewedProducts: async ({ query }, context) => {
      const { userID } = requireSession(context);
      const ids = await listViewedFamilies(context.db, userID, query.limit ?? COLLECTION_SIZE);
      const viewer = { userID, now: context.now() };
      return {
        status: 200,
        body: { items: await loadCards(context.db, ids, viewer, { chips: true }) },
      };
    },

    getProductByMarketID: async ({ params }, { db }) => ({
      status: 200,
      body: await findByMarketID(db, params.id),
    }),
  }) satisfies Partial<Handlers>;
