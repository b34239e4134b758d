import type { ServerConfig } from '#server/config.ts';
import { createLocalPayment } from './local-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider in use; null when nothing can be paid online here. */
export function paymentProvider({
  localPayment,
  publicUrl,
}: Pick<ServerConfig, 'localPayment' | 'publicUrl'>): PaymentProvider | null {
  return localPayment ? createLocalPayment(publicUrl) : null;
}
