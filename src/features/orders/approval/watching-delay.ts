import type { Approval } from '#generated/api/model/approval.ts';

const DELAY_MS = 5_000;

/**
 * How long to wait before looking again what others have made of an order, milliseconds; false while
 * an edit of this page is not answered, and once the order has left approval. What others change is
 * shown with its difference, and a decision is about the version that was seen.
 */
export function watchingDelay({ step }: Pick<Approval, 'step'>, editing: boolean): number | false {
  return step === 'Approval' && !editing ? DELAY_MS : false;
}
