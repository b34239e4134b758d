import { randomUUID } from 'node:crypto';
import { demoCompany } from '#demo/people.ts';
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
  /** Where a list shows variants as one card, the card has the family's name. */
  family: { id: string; name: string; label?: string } | null;
  vendorCode: string;
  price: number;
  /** `Many` is far more than all tests buy. */
  stockLevel: string;
}

interface Rules extends Product {
  /** A quantity must be a multiple of this. */
  packSize: number;
  minQuantity: number;
}

interface Requested {
  payment: 'Cash' | 'BankCard' | 'Invoice' | 'SberInstallment';
  /** Pieces by product; two of one product when omitted. */
  lines?: readonly (readonly [Product, number])[];
}

/** A pickup point of the shop, which needs no address. */
const pickupPointID = 'msk-lesnaya';

/** Steps of a purchase by API calls, for tests that don't do them in the browser. */
export class Buyer {
  /** Calls the API as the person. */
  readonly client: ShopClient;

  /** @param client of the person who owns the cart and the orders. */
  constructor(client: ShopClient) {
    this.client = client;
  }

  /** Available products that are sold by the piece, the same in every call. */
  async products(filter: { query?: string } = { query: 'композит' }): Promise<Product[]> {
    const items = await this.available(filter);
    return items.filter(({ packSize, minQuantity }) => packSize === 1 && minQuantity === 1);
  }

  /** A product that is sold in packs of several pieces and never sold out by other tests. */
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

  /** One of `products` that other tests never sell out. */
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

  /** Deletes an unfinished checkout. */
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

  /** A complete checkout with pickup; its id. */
  async readyCheckout({ payment, lines }: Requested): Promise<string> {
    await this.emptyCart();
    const requested = lines ?? [[await this.product(), 2] as const];
    await this.add(requested);
    const { id } = await this.client.call<Checkout>('POST', '/cart/proceed', {
      productIDs: requested.map(([product]) => product.id),
    });
    await this.choosePickup(id, payment);
    return id;
  }

  /** Completes a checkout; not through the cart, which would store the delivery for later tests. */
  async choosePickup(id: string, payment: Requested['payment']): Promise<void> {
    const path = `/checkout/${id}`;
    await this.client.call('PUT', `${path}/delivery`, { method: 'Pickup' });
    await this.client.call('PUT', `${path}/deliveryPoint`, { pickupPointID });
    await this.client.call('PUT', `${path}/payment`, { method: payment });
  }

  /** Confirms a complete checkout. */
  async confirm(id: string): Promise<void> {
    const { totals } = await this.client.call<Checkout>('GET', `/checkout/${id}`);
    await this.client.call(
      'PUT',
      `/checkout/${id}/confirm`,
      { total: totals.toPay },
      { 'Idempotency-Key': randomUUID() },
    );
  }

  /** The number of orders without drafts. */
  async orderCount(): Promise<number> {
    const { items } = await this.client.call<{ items: { status: string }[] }>(
      'POST',
      '/order/filter',
      { pageSize: 100 },
    );
    return items.filter(({ status }) => status !== 'Draft').length;
  }

  /** Makes a company the customer of the cart. */
  async buyFor(partnerID: string): Promise<void> {
    const { items } = await this.client.call<{
      items: { id: string; partner: { id: string } | null }[];
    }>('GET', '/user/customers');
    const customer = items.find(({ partner }) => partner?.id === partnerID);
    if (!customer) throw new Error(`Nobody buys for the company ${partnerID}`);
    await this.client.call('PUT', '/cart/customer', { customerID: customer.id });
  }

  /** Makes the person themselves the customer of the cart. */
  async buyForMyself(): Promise<void> {
    const { items } = await this.client.call<{ items: { id: string; kind: string }[] }>(
      'GET',
      '/user/customers',
    );
    const customer = items.find(({ kind }) => kind === 'Individual');
    if (!customer) throw new Error('This person buys only for companies');
    await this.client.call('PUT', '/cart/customer', { customerID: customer.id });
  }

  /** An order that awaits this person's decision, with the path of its page. */
  async pendingApproval(): Promise<{ id: string; path: string }> {
    const { items } = await this.client.call<{ items: { id: string }[] }>(
      'GET',
      '/approval?status=Pending',
    );
    const [approval] = items;
    if (!approval) throw new Error('Nothing awaits approval');
    return { id: approval.id, path: approvalPage(approval.id) };
  }
}

/** The path of an order's approval page for an approver of the demo company. */
export function approvalPage(orderID: string): string {
  return `/profile/companies/${demoCompany.id}/approval?order=${orderID}`;
}
