import { randomUUID } from 'node:crypto';
import { demoCompany } from '#server/demo/people.ts';
import type { ShopClient } from './shop-client.ts';

export interface Checkout {
  id: string;
  customer: { id: string };
  totals: { toPay: number };
  version: number;
}

export interface Product {
  id: string;
  slug: string;
  name: string;
  /** Gives the card its name where a list shows variants as one card. */
  family: { id: string; name: string } | null;
  vendorCode: string;
  price: number;
  /** `Many` is far more than any story buys. */
  stockLevel: string;
}

interface Rules extends Product {
  /** A quantity must be a multiple of this. */
  packSize: number;
  minQuantity: number;
}

interface Requested {
  payment: 'Cash' | 'BankCard' | 'Invoice' | 'SberInstallment';
  /** Pieces by product; two of one product when not given. */
  lines?: readonly (readonly [Product, number])[];
}

/** A point of the shop's own, which needs no address. */
const pickupPointID = 'msk-lesnaya';

/** What somebody does who buys, by the API; for what a story does not tell itself. */
export class Buyer {
  /** Calls of the API in the name of the person. */
  readonly client: ShopClient;

  /** @param client of the person whose cart and orders they are. */
  constructor(client: ShopClient) {
    this.client = client;
  }

  /** Products that can be bought piece by piece, the same for every call. */
  async products(filter: { query?: string } = { query: 'композит' }): Promise<Product[]> {
    const items = await this.available(filter);
    return items.filter(({ packSize, minQuantity }) => packSize === 1 && minQuantity === 1);
  }

  /** A product that is sold in packs of several pieces, of which no other story buys the last. */
  async packed(): Promise<Rules> {
    const items = await this.available({});
    const found = items.find(({ packSize, stockLevel }) => packSize > 1 && stockLevel === 'Many');
    if (!found) throw new Error('The demo catalog has nothing in packs to buy');
    return found;
  }

  private async available(filter: { query?: string }): Promise<Rules[]> {
    const { items } = await this.client.call<{ items: (Rules & { available: boolean })[] }>(
      'POST',
      '/product/getProducts',
      { ...filter, pageSize: 100 },
    );
    return items.filter(({ available }) => available);
  }

  /** One of those, of which no other story buys the last. */
  async product(): Promise<Product> {
    const product = (await this.products()).find(({ stockLevel }) => stockLevel === 'Many');
    if (!product) throw new Error('The demo catalog has no composite to buy');
    return product;
  }

  async emptyCart(): Promise<void> {
    const { products } = await this.client.call<{ products: { productID: string }[] }>(
      'GET',
      '/cart/preview',
    );
    for (const { productID } of products) {
      await this.client.call('PUT', '/cart/product/change', { productID, quantity: 0 });
    }
  }

  /** Forgets a checkout that was begun and not finished, with all that was chosen in it. */
  async dropDraft(): Promise<void> {
    const { items } = await this.client.call<{ items: { id: string }[] }>('POST', '/order/filter', {
      statuses: ['Draft'],
    });
    for (const { id } of items) await this.client.call('POST', `/checkout/${id}/delete`);
  }

  /** Puts pieces of products into the cart. */
  async add(lines: readonly (readonly [Product, number])[]): Promise<void> {
    await this.client.call('POST', '/cart/product/bulk/add', {
      products: lines.map(([{ id }, quantity]) => ({ productID: id, quantity })),
    });
  }

  /** A checkout with everything chosen, to be fetched by the buyer; its id. */
  async readyCheckout({ payment, lines }: Requested): Promise<string> {
    await this.emptyCart();
    const requested = lines ?? [[await this.product(), 2] as const];
    await this.add(requested);
    const { id } = await this.client.call<Checkout>('POST', '/cart/proceed', {
      productIDs: requested.map(([product]) => product.id),
    });
    // Not through the cart, which would remember it for whoever comes next.
    const path = `/checkout/${id}`;
    await this.client.call('PUT', `${path}/delivery`, { method: 'Pickup' });
    await this.client.call('PUT', `${path}/deliveryPoint`, { pickupPointID });
    await this.client.call('PUT', `${path}/payment`, { method: payment });
    return id;
  }

  /** Confirms a checkout that is ready. */
  async confirm(id: string): Promise<void> {
    const { totals } = await this.client.call<Checkout>('GET', `/checkout/${id}`);
    await this.client.call(
      'PUT',
      `/checkout/${id}/confirm`,
      { total: totals.toPay },
      { 'Idempotency-Key': randomUUID() },
    );
  }

  /** How many orders the person has, without those that are still being filled in. */
  async orderCount(): Promise<number> {
    const { items } = await this.client.call<{ items: { status: string }[] }>(
      'POST',
      '/order/filter',
      { pageSize: 100 },
    );
    return items.filter(({ status }) => status !== 'Draft').length;
  }

  /** From now on the cart belongs to a company. */
  async buyFor(partnerID: string): Promise<void> {
    const { items } = await this.client.call<{
      items: { id: string; partner: { id: string } | null }[];
    }>('GET', '/user/customers');
    const customer = items.find(({ partner }) => partner?.id === partnerID);
    if (!customer) throw new Error(`Nobody buys for the company ${partnerID}`);
    await this.client.call('PUT', '/cart/customer', { customerID: customer.id });
  }

  /** The page of an order that awaits this person's decision. */
  async pendingApproval(): Promise<{ id: string; address: string }> {
    const { items } = await this.client.call<{ items: { id: string }[] }>(
      'GET',
      '/approval?status=Pending',
    );
    const [approval] = items;
    if (!approval) throw new Error('Nothing awaits approval');
    return { id: approval.id, address: approvalPage(approval.id) };
  }
}

/** Where an approver of the demo's company looks at an order. */
export function approvalPage(orderID: string): string {
  return `/profile/companies/${demoCompany.id}/approval?order=${orderID}`;
}
