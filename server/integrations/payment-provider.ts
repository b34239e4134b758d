import type { payments } from '#server/db/schema/buying.ts';

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;

/** A sum of a payment that goes back: all of it, or a part. */
export interface PaymentRefund {
  /** Id of this refund; a payment may have several. */
  id: string;
  payment: PaymentRow;
  /** Kopecks. */
  amount: number;
}

/** Where the user pays. */
export interface PaymentPlace {
  /** Address, or path inside the shop. */
  url: string;
  /** What a QR code for a phone must hold; null where there is none. */
  qr: string | null;
}

/**
 * A payment at an outside provider. `Held` money is reserved on the buyer's account until it is captured
 * or the payment is canceled.
 */
export type RemoteState = 'Pending' | 'Held' | 'Paid' | 'Canceled';

/**
 * The payments of a provider that has them on servers of its own. Every call may be repeated with the
 * same effect as once; it throws when the provider does not respond.
 */
export interface RemotePayments {
  /**
   * The payment that a notification is about; null for an unknown one. The notification proves nothing:
   * anybody can send one, so that `read` says what has happened.
   */
  findNotified(notification: unknown): Promise<string | null>;
  /** @throws also when the payment there is for another sum. */
  read(payment: PaymentRow): Promise<RemoteState>;
  /** Takes held money. */
  capture(payment: PaymentRow): Promise<RemoteState>;
  /** Releases held money. */
  cancel(payment: PaymentRow): Promise<RemoteState>;
}

/** `Pending`: the provider has accepted a refund and not finished it. */
export type RefundState = 'Refunded' | 'Pending';

/** A payment provider: the built-in page, or an adapter of an outside service. */
export interface PaymentProvider {
  /** Whether it takes applications for installments. */
  readonly installments: boolean;
  /** Null for the built-in page, which reports through `settlePayment` by itself. */
  readonly remote: RemotePayments | null;
  /**
   * Idempotent: returns the same place for the same payment. Called outside of transactions.
   * @throws ApiProblem for the user, or another error when the provider does not respond.
   */
  placeOf(payment: PaymentRow): Promise<PaymentPlace>;
  /**
   * Refunds a sum of a payment. It may be called several times with one id (after a crash, from two
   * processes) and must refund it once: the id is the provider's idempotency key.
   * @throws when the result is uncertain; it is called again later.
   */
  refund(refund: PaymentRefund): Promise<RefundState>;
}
