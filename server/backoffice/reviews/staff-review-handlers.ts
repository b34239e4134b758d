import { asStaff } from '#server/backoffice/staff-act.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import {
  assertWaiting,
  publishFeedback,
  rejectFeedback,
} from '#server/profile/feedback/moderation.ts';
import { listStaffReviews } from './staff-reviews.ts';

/** @throws ApiProblem 404 for what is no number of a review. */
function reviewNumber(id: string): number {
  const number = Number(id);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new ApiProblem(404, 'Такого отзыва нет', { reason: 'NotFound' });
}

/** Operations of staff on reviews. */
export const staffReviewHandlers = {
  listModeration: async ({ query }, { db, now }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const body = await listStaffReviews(db, { ...filter, page, pageSize, now: now() });
    return { status: 200, body };
  },

  decideReview: (request, context) =>
    withIdempotency(context, 'decideReview', request, async (tx) => {
      const id = reviewNumber(request.params.id);
      const { decision, key } = request.body;
      const reason = request.body.reason?.trim() ?? '';
      const now = context.now();
      if (decision === 'Reject' && reason === '') {
        const message = 'Напишите автору, что мешает опубликовать отзыв';
        const errors = [{ path: '/reason', message }];
        throw new ApiProblem(422, message, { reason: 'ReasonRequired', errors });
      }
      await assertWaiting(tx, id);
      const act = decision === 'Publish' ? ['publish'] : ['reject', reason];
      await asStaff(tx, context, ['feedback', `${id}-${key}`, ...act], () =>
        decision === 'Publish'
          ? publishFeedback(tx, id, { key, now })
          : rejectFeedback(tx, id, { key, reason, now }),
      );
      const body = await listStaffReviews(tx, { page: 1, pageSize: DEFAULT_PAGE_SIZE, now });
      return { status: 200, body };
    }),
} satisfies Partial<Handlers>;
