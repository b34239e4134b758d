import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { createLocalPayment } from './local-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

let provider: PaymentProvider | null = null;

/** Chooses who takes money in this process, by its settings; once, when it starts. */
export function choosePaymentProvider(
  { localPayment, publicUrl }: Pick<ServerConfig, 'localPayment' | 'publicUrl'>,
  db: Database,
): void {
  provider = localPayment ? createLocalPayment(publicUrl, db) : null;
}

/** The payment provider in use; null when nothing can be paid online here. */
export function paymentProvider(): PaymentProvider | null {
  return provider;
}
