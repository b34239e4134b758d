import type { components } from '#generated/server/operations.ts';
import type { productFeedback } from '#server/db/schema/catalog.ts';

type Schemas = components['schemas'];

export type FeedbackRow = typeof productFeedback.$inferSelect;

const NAMELESS = 'Покупатель';

/** A first name with the initial of the last name: «Анна К.». */
export function authorName(person: { firstName: string | null; lastName: string | null }): string {
  const first = person.firstName?.trim() ?? '';
  const initial = person.lastName?.trim().charAt(0) ?? '';
  if (first === '') return NAMELESS;
  return initial === '' ? first : `${first} ${initial}.`;
}

/** Who sees a review, and the photos of reviews by number. */
export interface FeedbackViewer {
  userID: string | null;
  photos: ReadonlyMap<number, Schemas['FeedbackPhoto'][]>;
}

/** A review as a user sees it; only its author reads why it was rejected. */
export function toFeedback(row: FeedbackRow, viewer: FeedbackViewer): Schemas['Feedback'] {
  const { userID, photos } = viewer;
  const isOwn = userID !== null && row.userID === userID;
  const { replyText, replyAt } = row;
  return {
    id: String(row.id),
    authorName: row.authorName,
    rating: row.rating,
    comment: row.comment,
    advantages: row.advantages,
    disadvantages: row.disadvantages,
    photos: photos.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isOwn,
    status: row.status,
    rejectionReason: isOwn ? row.rejectionReason : null,
    reply:
      replyText === null || replyAt === null
        ? null
        : { text: replyText, createdAt: replyAt.toISOString() },
  };
}
