import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getListModerationQueryOptions } from '#generated/api/backoffice/list-moderation.ts';
import type { FeedbackStatus } from '#generated/api/model/feedbackStatus.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { RejectReviewDialog } from './RejectReviewDialog.tsx';
import { reviewLists } from './review-list-texts.ts';
import type { ReviewsSearch } from './reviews-search.ts';
import { StaffReviewRow } from './StaffReviewRow.tsx';
import { useShownReviews } from './use-shown-reviews.ts';

const PAGE_SIZE = 20;

/** Names what was decided: a review that its author changes afterwards waits again. */
const contentOf = ({ id, key }: StaffReview) => `${id} ${key}`;

/**
 * `/backoffice/reviews`: reviews that wait for moderation, longest first, or those that were decided.
 * What is decided on the page stays in its place until the list is left.
 */
export function StaffReviewsScreen({ status = 'Moderation', page = 1, invalid }: ReviewsSearch) {
  const { heading, empty } = reviewLists[status];
  const query = useQuery({
    ...getListModerationQueryOptions({ status, page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const shown = useShownReviews(query.data);
  const [rejectedID, setRejectedID] = useState<string | null>(null);
  // As it is now: its author may change it while the reason is being written.
  const rejected = shown?.items.find(({ id }) => id === rejectedID);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const decide = (review: StaffReview, outcome: string) =>
    setOutcomes((earlier) => new Map(earlier).set(contentOf(review), outcome));
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>{heading}</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <LinkChips label="Какие отзывы">
        {Object.entries(reviewLists).map(([value, { chip }]) => (
          <li key={value}>
            <LinkChip
              to="/backoffice/reviews"
              activeOptions={{ exact: true }}
              search={value === 'Moderation' ? {} : { status: value as FeedbackStatus }}
              aria-current={value === status ? 'page' : undefined}
            >
              {chip}
            </LinkChip>
          </li>
        ))}
      </LinkChips>
      <ListView
        query={{
          data: shown,
          isPending: query.isPending,
          isPlaceholderData: query.isPlaceholderData,
        }}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title={empty}
            description={
              status === 'Moderation'
                ? 'Новые отзывы покупателей появятся здесь.'
                : 'Здесь появится то, что решат сотрудники.'
            }
          />
        }
        loadingLabel="Загружаем отзывы"
        rowHeight="9rem"
        pagerLabel="Страницы отзывов"
        keyOf={(review) => review.id}
        renderItem={(review) => (
          <StaffReviewRow
            review={review}
            outcome={outcomes.get(contentOf(review)) ?? null}
            onReject={() => setRejectedID(review.id)}
            onDecided={(outcome) => decide(review, outcome)}
          />
        )}
      />
      {rejected && (
        <RejectReviewDialog
          review={rejected}
          onDecided={(outcome) => decide(rejected, outcome)}
          onClose={() => setRejectedID(null)}
        />
      )}
    </PageStack>
  );
}
