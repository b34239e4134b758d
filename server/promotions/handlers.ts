import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { listPage } from '#server/product/list/list-page.ts';
import { listRunning, listTopCategories } from './promotions.ts';

export const promotionHandlers = {
  listPromotions: async ({ body }, { db, now }) => {
    const { ids, device, categoryID, page = 1, pageSize = DEFAULT_PAGE_SIZE } = body;
    const requested = { ids, device, categoryID, page, pageSize };
    return { status: 200, body: await listRunning(db, requested, now()) };
  },

  listPromotionProducts: async ({ body }, context) => ({
    status: 200,
    body: await listPage(context, { ...body, source: 'PromotionProducts' }),
  }),

  listPromotionCategories: async ({ params, body }, { db, now }) => {
    const { onlyAvailable = false } = body;
    return { status: 200, body: await listTopCategories(db, params.id, onlyAvailable, now()) };
  },
} satisfies Partial<Handlers>;
