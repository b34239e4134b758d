import type { PaymentRow } from './payments.ts';

/** Where the user pays. */
export interface PaymentPlace {
  /** Address, or path inside the shop. */
  url: string;
  /** What a QR code for a phone must hold; null where there is none. */
  qr: string | null;
}

/**
 * Who takes money. A real provider takes the place of the built-in page by this interface alone,
 * and tells what came of a payment through `settlePayment`.
 */
export interface PaymentProvider {
  /** Called again for the same payment it gives the same place. */
  placeOf(payment: PaymentRow): Promise<PaymentPlace>;
  /**
   * Gives the whole of a payment back to whoever paid. It may be told of one payment more than once
   * (after a crash, from two processes) and must then give it back once.
   * @throws when that is not certain; it is told again later.
   */
  refund(payment: PaymentRow): Promise<void>;
}
