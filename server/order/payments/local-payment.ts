import type { Database } from '#server/db/connection.ts';
import { bankRefunds } from '#server/db/schema/buying.ts';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';

/** The built-in payment page: no money moves. @param publicUrl origin the shopper sees. */
export function createLocalPayment(publicUrl: string, db: Database): PaymentProvider {
  return {
    installments: true,
    remote: null,
    placeOf: async ({ id, method }) => {
      const url = `${publicUrl}/pay/${id}`;
      return { url, qr: method === 'SBP' ? url : null };
    },
    refund: async ({ id, payment, amount }) => {
      const given = { id, paymentID: payment.id, amount };
      await db.insert(bankRefunds).values(given).onConflictDoNothing();
      return 'Refunded';
    },
  };
}
