import type { PaymentProvider } from './payment-provider.ts';

/** The built-in payment page: no money moves. @param publicUrl origin the shopper sees. */
export function createLocalPayment(publicUrl: string): PaymentProvider {
  return {
    placeOf: async ({ id, method }) => {
      const url = `${publicUrl}/pay/${id}`;
      return { url, qr: method === 'SBP' ? url : null };
    },
  };
}
