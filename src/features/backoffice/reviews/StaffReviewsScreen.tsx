import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getListModerationQueryOptions } from '#generated/api/backoffice/list-moderation.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import type { StaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { RejectReviewDialog } from './RejectReviewDialog.tsx';
import { StaffReviewRow } from './StaffReviewRow.tsx';

const PAGE_SIZE = 20;

/** `/backoffice/reviews`: reviews that wait for moderation, longest first. */
export function StaffReviewsScreen({ page = 1, invalid }: StaffSearch) {
  const query = useQuery({
    ...getListModerationQueryOptions({ page, pageSize: PAGE_SIZE }),
    ...liveQuery,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const [rejected, setRejected] = useState<StaffReview | null>(null);
  return (
    <PageStack>
      <PageHeading count={query.data?.paging.total}>Отзывы на проверке</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Отзывов на проверке нет"
            description="Новые отзывы покупателей появятся здесь."
          />
        }
        loadingLabel="Загружаем отзывы"
        rowHeight="9rem"
        pagerLabel="Страницы отзывов"
        keyOf={(review) => review.id}
        renderItem={(review) => (
          <StaffReviewRow review={review} onReject={() => setRejected(review)} />
        )}
      />
      {rejected && <RejectReviewDialog review={rejected} onClose={() => setRejected(null)} />}
    </PageStack>
  );
}
