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
  await chooseContract(buyer);
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

/** A valid contract of the demo company: other tests change which is its default. */
async function chooseContract({ client }: States): Promise<void> {
  const { items } = await client.call<{ items: { id: string; allowed: boolean }[] }>(
    'GET',
    `/partners/${demoCompany.id}/contracts`,
  );
  const valid = items.find(({ allowed }) => allowed);
  if (!valid) throw new Error('The demo company has no valid contract');
  await client.call('PUT', '/cart/contract', { contractID: valid.id });
}
