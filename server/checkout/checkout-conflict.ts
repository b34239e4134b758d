import { ApiProblem } from '#server/contract/problem.ts';
import type { Checkout } from './checkout-view.ts';

export type ConflictReason =
  | 'NotAllowed'
  | 'CheckoutChanged'
  | 'CheckoutHasProblems'
  | 'CheckoutIncomplete'
  | 'PriceChanged';

/** 409 with the fresh checkout and what it now costs. */
export function checkoutConflict(
  reason: ConflictReason,
  message: string,
  checkout: Checkout,
): ApiProblem {
  return new ApiProblem(409, message, {
    reason,
    details: { total: checkout.totals.toPay, checkout },
  });
}
