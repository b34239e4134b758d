import type { Approval } from '#generated/api/model/approval.ts';

const DELAY_MS = 5_000;

/**
 * Polling interval for changes by other users, milliseconds; false while an edit of this page is
 * pending, and once the order has left approval. Changes by others are shown with their difference,
 * and a decision is about the version that was seen.
 */
export function watchingDelay({ step }: Pick<Approval, 'step'>, editing: boolean): number | false {
  return step === 'Approval' && !editing ? DELAY_MS : false;
}
