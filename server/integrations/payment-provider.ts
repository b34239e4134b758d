import type { payments } from '#server/db/schema/buying.ts';

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;

/** A sum of a payment that goes back: all of it, or a part. */
export interface PaymentRefund {
  /** Of this sum; a payment may have several. */
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
 * A payment provider. A real one implements this interface instead of the built-in page, and
 * reports the result of a payment through `settlePayment`.
 */
export interface PaymentProvider {
  /** Idempotent: returns the same place for the same payment. */
  placeOf(payment: PaymentRow): Promise<PaymentPlace>;
  /**
   * Refunds a sum of a payment. It may be called several times with one id (after a crash, from two
   * processes) and must refund it once: the id is the provider's idempotency key.
   * @throws when the result is uncertain; it is called again later.
   */
  refund(refund: PaymentRefund): Promise<void>;
}
