import { count, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback } from '#server/db/schema/catalog.ts';
import { listModeration, textKey } from '#server/profile/feedback/moderation.ts';
import { moderationDeadline } from '#server/profile/feedback/moderation-deadline.ts';
import { readPhotos } from '#server/profile/feedback/photo-links.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

type StaffReviews = components['schemas']['StaffReviews'];

interface ReviewsPage {
  /** Those that wait, without it. */
  status?: components['schemas']['FeedbackStatus'];
  page: number;
  pageSize: number;
  now: Date;
}

/**
 * A page of the reviews that wait for moderation, longest first, or of decided ones, the newest first,
 * with what names their content.
 */
export async function listStaffReviews(
  db: Database,
  { status = 'Moderation', page, pageSize, now }: ReviewsPage,
): Promise<StaffReviews> {
  const isInStatus = eq(productFeedback.status, status);
  const [rows, [counted]] = await Promise.all([
    listModeration(db, { status, limit: pageSize, offset: (page - 1) * pageSize }),
    db.select({ total: count() }).from(productFeedback).where(isInStatus),
  ]);
  const photos = await readPhotos(
    db,
    rows.map(({ review }) => review),
    now,
  );
  return {
    items: rows.map(({ review, product, slug }) => {
      const shown = photos.get(review.id) ?? [];
      const sentAt = review.editedAt ?? review.createdAt;
      const dueOn = moderationDeadline(sentAt);
      return {
        id: String(review.id),
        key: textKey(review, shown),
        status: review.status,
        rejectionReason: review.status === 'Rejected' ? review.rejectionReason : null,
        productName: product,
        productSlug: slug,
        rating: review.rating,
        authorName: review.authorName,
        comment: review.comment,
        advantages: review.advantages,
        disadvantages: review.disadvantages,
        photos: shown,
        sentAt: sentAt.toISOString(),
        dueOn,
        isLate: review.status === 'Moderation' && dueOn < moscowDay(now),
      };
    }),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
