import type { Approval } from '#generated/api/model/approval.ts';

const DELAY_MS = 10_000;

/**
 * How long to wait before looking again what others have made of an order, milliseconds. Under the
 * hands of who may decide or edit nothing moves by itself: what he agrees to is what he has seen,
 * and a version that has moved on is told him with its difference.
 */
export function watchingDelay({
  status,
  allowedActions,
}: Pick<Approval, 'status' | 'allowedActions'>): number | false {
  const decides = allowedActions.includes('Approve') || allowedActions.includes('Edit');
  return status === 'Pending' && !decides ? DELAY_MS : false;
}
