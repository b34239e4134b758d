import { getListProductFeedbackQueryOptions } from '#generated/api/product/list-product-feedback.ts';

import { linkRefresh } from '#src/features/product-parts/reviews/photos/link-refresh.ts';

const REVIEWS_PER_PAGE = 10;

/** Reviews of a product, newest first. */
export function feedbackQuery(productID: string, page = 1) {
  return getListProductFeedbackQueryOptions(
    productID,
    { page, pageSize: REVIEWS_PER_PAGE },
    {
      query: {
        meta: { silent: true },
        refetchInterval: ({ state }) => linkRefresh([state.data?.ownFeedback]),
      },
    },
  );
}
