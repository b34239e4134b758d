import { randomUUID } from 'node:crypto';
import type { ShopClient } from './shop-client.ts';

interface Checkout {
  id: string;
  customer: { id: string };
  totals: { toPay: number };
  version: number;
}

interface Product {
  id: string;
  slug: string;
  name: string;
}

const address = { city: 'Москва', street: 'ул Лесная', house: '12', flat: '34' };
const recipient = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79031112233' };

/** Brings the shop into the states that screens show; each call may be repeated. */
export class States {
  readonly #client: ShopClient;

  /** @param client of the person whose cart and orders they are. */
  constructor(client: ShopClient) {
    this.#client = client;
  }

  /** A product that can be bought, the same for every call. */
  async product(): Promise<Product> {
    const { items } = await this.#client.call<{ items: (Product & { available: boolean })[] }>(
      'POST',
      '/product/getProducts',
      { query: 'композит' },
    );
    const product = items.find(({ available }) => available);
    if (!product) throw new Error('The demo catalogue has no composite to buy');
    return product;
  }

  /** A cart with two pieces of one product. */
  async filledCart(): Promise<Product> {
    const product = await this.product();
    await this.#client.call('PUT', '/cart/product/change', { productID: product.id, quantity: 2 });
    return product;
  }

  async emptyCart(): Promise<void> {
    const { products } = await this.#client.call<{ products: { productID: string }[] }>(
      'GET',
      '/cart/preview',
    );
    for (const { productID } of products) {
      await this.#client.call('PUT', '/cart/product/change', { productID, quantity: 0 });
    }
  }

  /** A checkout in which nothing is chosen yet; its id. */
  async begunCheckout(): Promise<string> {
    const product = await this.filledCart();
    const { id } = await this.#client.call<Checkout>('POST', '/cart/proceed', {
      productIDs: [product.id],
    });
    return id;
  }

  /** A confirmed order; its id. */
  async placedOrder(): Promise<string> {
    const id = await this.begunCheckout();
    const path = `/checkout/${id}`;
    const { customer } = await this.#client.call<Checkout>('GET', path);
    const place = await this.#client.call<{ id: string }>('POST', '/user/addresses', address);
    const person = await this.#client.call<{ id: string }>(
      'POST',
      `/user/customers/${customer.id}/recipients`,
      recipient,
    );
    await this.#client.call('PUT', `${path}/delivery`, { method: 'Courier' });
    await this.#client.call('PUT', `${path}/deliveryPoint`, { addressID: place.id });
    await this.#client.call('PUT', `${path}/recipient`, { recipientID: person.id });
    const { totals } = await this.#client.call<Checkout>('PUT', `${path}/payment`, {
      method: 'Cash',
    });
    await this.#client.call(
      'PUT',
      `${path}/confirm`,
      { total: totals.toPay },
      { 'Idempotency-Key': randomUUID() },
    );
    return id;
  }

  /** A question to the shop; its id. */
  async writtenTicket(): Promise<string> {
    const { id } = await this.#client.call<{ id: string }>(
      'POST',
      '/support/tickets/general',
      { comment: 'Подскажите, как изменить реквизиты в документах?' },
      { 'Idempotency-Key': randomUUID() },
    );
    return id;
  }

  /** A link to one product; the address of its page. */
  async sharedProducts(kind: 'Products' | 'Cart'): Promise<string> {
    const product = await this.product();
    const { path } = await this.#client.call<{ path: string }>(
      'POST',
      '/share/products',
      {
        kind,
        products: [{ productID: product.id, quantity: 2 }],
        note: 'Посмотрите, подойдёт ли оттенок',
      },
      { 'Idempotency-Key': randomUUID() },
    );
    return path;
  }
}
