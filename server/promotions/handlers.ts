import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE, listPage } from '#server/product/product-page.ts';
import { listRunning } from './promotions.ts';

export const promotionHandlers = {
  listPromotions: async ({ body }, { db, now }) => {
    const { ids, page = 1, pageSize = DEFAULT_PAGE_SIZE } = body;
    return { status: 200, body: await listRunning(db, { ids, page, pageSize }, now()) };
  },

  listPromotionProducts: async ({ body }, context) => ({
    status: 200,
    body: await listPage(context, { ...body, source: 'PromotionProducts' }),
  }),
} satisfies Partial<Handlers>;
