import { demoCompany } from '#demo/people.ts';
import type { Product } from './buyer.ts';
import type { States } from './states.ts';

/** A line of an order that awaits approval. */
export interface ApprovalLine {
  product: Product;
  quantity: number;
  /** Kopecks. */
  amount: number;
}

/** Above the limit of the demo's company, kopecks. */
const ENOUGH = 4_000_000;

/**
 * Sends an order of the demo company for approval: one line above the limit.
 * @param buyer the states of an employee
 * @param addressID courier delivery to this address; pickup when omitted
 * @param more further lines
 */
export async function sendForApproval(
  buyer: States,
  { addressID, more = [] }: { addressID?: string; more?: (readonly [Product, number])[] } = {},
): Promise<{ id: string; line: ApprovalLine }> {
  await buyer.dropDraft();
  await buyer.buyFor(demoCompany.id);
  const product = await buyer.product();
  const quantity = Math.ceil(ENOUGH / product.price);
  const lines = [[product, quantity] as const, ...more];
  const id = await buyer.readyCheckout({ payment: 'Invoice', lines });
  if (addressID !== undefined) {
    await buyer.client.call('PUT', `/checkout/${id}/delivery`, { method: 'Courier' });
    await buyer.client.call('PUT', `/checkout/${id}/deliveryPoint`, { addressID });
    await buyer.client.call('PUT', `/checkout/${id}/payment`, { method: 'Invoice' });
  }
  await buyer.confirm(id);
  return { id, line: { product, quantity, amount: quantity * product.price } };
}
