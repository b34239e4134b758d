import type { Feedback } from '#generated/api/model/feedback.ts';
import { changeProductFeedback } from '#generated/api/product/change-product-feedback.ts';
import { createProductFeedback } from '#generated/api/product/create-product-feedback.ts';
import { createProductFeedbackPhoto } from '#generated/api/product/create-product-feedback-photo.ts';
import { deleteProductFeedbackPhoto } from '#generated/api/product/delete-product-feedback-photo.ts';
import { ApiError } from '#src/api/errors.ts';
import { createUpload } from '#src/browser/upload.ts';
import { newReview, type ReviewValues } from './review-form.ts';

/** How a review is sent; each step that is done is reported, so that a further attempt goes on there. */
export interface Sending {
  productID: string;
  /** The user has a review of the product, which is replaced. */
  isWritten: boolean;
  keyOf: (content: unknown) => string;
  signal: AbortSignal;
  /** Called after each step with the review as it is stored. */
  onStored: (feedback: Feedback, sent?: File) => void;
  /** How much of a photo has been sent, 0 to 1. */
  onSent: (file: File, part: number) => void;
}

/** What has become of a review that was sent. */
export interface SentReview {
  feedback: Feedback;
  /** Photos that the server rejected, and why; all else is stored. */
  rejected: ReadonlyMap<File, string>;
}

const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && [409, 413, 422].includes(error.status);

async function sendPhotos(
  files: readonly File[],
  before: Feedback,
  sending: Sending,
): Promise<SentReview> {
  const { productID, keyOf, signal, onStored, onSent } = sending;
  const rejected = new Map<File, string>();
  let feedback = before;
  for (const photo of files) {
    const { name, size, lastModified } = photo;
    const options = {
      headers: { 'Idempotency-Key': keyOf([name, size, lastModified]) },
      transport: createUpload((part) => onSent(photo, part)),
      signal,
    };
    try {
      feedback = await createProductFeedbackPhoto(productID, { photo }, options);
      onStored(feedback, photo);
    } catch (error) {
      if (!isRejected(error)) throw error;
      rejected.set(photo, error.message);
    }
  }
  return { feedback, rejected };
}

/**
 * Sends a review, then deletes and adds its photos, one after another.
 * @throws ApiError of the first step that failed, but for photos that were rejected.
 */
export async function sendReview(values: ReviewValues, sending: Sending): Promise<SentReview> {
  const { productID, isWritten, keyOf, signal, onStored } = sending;
  const text = newReview(values);
  let stored = isWritten
    ? await changeProductFeedback(productID, text, { signal })
    : await createProductFeedback(productID, text, {
        headers: { 'Idempotency-Key': keyOf(text) },
        signal,
      });
  onStored(stored);
  for (const id of values.removed) {
    // Gone already when another tab was faster.
    if (!stored.photos.some((photo) => photo.id === id)) continue;
    stored = await deleteProductFeedbackPhoto(productID, id, { signal });
    onStored(stored);
  }
  return sendPhotos(values.added, stored, sending);
}
