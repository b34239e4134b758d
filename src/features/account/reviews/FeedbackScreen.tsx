import { useListOwnFeedbackSuspense } from '#generated/api/profile/list-own-feedback.ts';
import { useListProductsToReviewSuspense } from '#generated/api/profile/list-products-to-review.ts';
import {
  type FeedbackSearch,
  ownFeedbackPage,
} from '#src/features/product-parts/reviews/own-feedback.ts';
import { linkRefresh } from '#src/features/product-parts/reviews/photos/link-refresh.ts';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { OwnReviews } from './OwnReviews.tsx';
import { ProductsToReview } from './ProductsToReview.tsx';

/** `/profile/feedback`: products to review, and the user's reviews. */
export function FeedbackScreen({ tab, page = 1, invalid }: FeedbackSearch) {
  const { data: waiting } = useListProductsToReviewSuspense();
  const { data: written } = useListOwnFeedbackSuspense(ownFeedbackPage(page), {
    query: {
      refetchInterval: ({ state }) =>
        linkRefresh((state.data?.items ?? []).map(({ feedback }) => feedback)),
    },
  });
  return (
    <PageStack>
      <PageHeading>Отзывы</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <LinkTabs label="Какие отзывы">
        <LinkTab
          to="/profile/feedback"
          search={{ tab: undefined, page: undefined }}
          activeOptions={{ explicitUndefined: true }}
          count={waiting.items.length}
        >
          Ждут отзыва
        </LinkTab>
        <LinkTab
          to="/profile/feedback"
          search={{ tab: 'written' }}
          activeOptions={{ includeSearch: true }}
          count={written.paging.total}
        >
          Мои отзывы
        </LinkTab>
      </LinkTabs>
      {tab === 'written' ? (
        <OwnReviews list={written} />
      ) : (
        <ProductsToReview items={waiting.items} />
      )}
    </PageStack>
  );
}
