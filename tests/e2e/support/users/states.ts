import { randomUUID } from 'node:crypto';
import { Buyer, type Checkout, type Product } from './buyer.ts';

const address = { city: 'Москва', street: 'ул Лесная', house: '12', flat: '34' };
const recipient = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79031112233' };

/** Prepares states of the shop that screens show; each call may be repeated. */
export class States extends Buyer {
  /** A cart with two pieces of one product. */
  async filledCart(): Promise<Product> {
    const product = await this.product();
    await this.client.call('PUT', '/cart/product/change', { productID: product.id, quantity: 2 });
    return product;
  }

  /** A new checkout without selections; its id. */
  async begunCheckout(): Promise<string> {
    await this.dropDraft();
    const product = await this.filledCart();
    const { id } = await this.client.call<Checkout>('POST', '/cart/proceed', {
      productIDs: [product.id],
    });
    return id;
  }

  /** A confirmed order; its id. */
  async placedOrder(): Promise<string> {
    const id = await this.begunCheckout();
    const path = `/checkout/${id}`;
    const { customer } = await this.client.call<Checkout>('GET', path);
    const place = await this.client.call<{ id: string }>('POST', '/user/addresses', address);
    const person = await this.client.call<{ id: string }>(
      'POST',
      `/user/customers/${customer.id}/recipients`,
      recipient,
    );
    await this.client.call('PUT', `${path}/delivery`, { method: 'Courier' });
    await this.client.call('PUT', `${path}/deliveryPoint`, { addressID: place.id });
    await this.client.call('PUT', `${path}/recipient`, { recipientID: person.id });
    await this.client.call('PUT', `${path}/payment`, { method: 'Cash' });
    await this.confirm(id);
    return id;
  }

  /** A ticket with a question; its id. */
  async writtenTicket(): Promise<string> {
    const { id } = await this.client.call<{ id: string }>(
      'POST',
      '/support/tickets/general',
      { comment: 'Подскажите, как изменить реквизиты в документах?' },
      { 'Idempotency-Key': randomUUID() },
    );
    return id;
  }

  /** Two products that are favorites and compared. */
  async likedProducts(): Promise<Product[]> {
    const products = (await this.products()).slice(0, 2);
    for (const { id } of products) {
      await this.client.call('POST', '/favorites/change', { productID: id, isFavorite: true });
    }
    await this.client.call('POST', '/profile/compare', {
      productIDs: products.map(({ id }) => id),
    });
    return products;
  }

  /** Removes products from the comparison. */
  async nothingCompared(products: readonly Pick<Product, 'id'>[]): Promise<void> {
    const productIDs = products.map(({ id }) => id);
    if (productIDs.length === 0) return;
    await this.client.call('POST', '/profile/compare/delete', { productIDs });
  }

  /** A sharing link to one product; its path. */
  async sharedProducts(kind: 'Products' | 'Cart'): Promise<string> {
    const product = await this.product();
    const { path } = await this.client.call<{ path: string }>(
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
