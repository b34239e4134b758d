import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { demoIndividual } from '#demo/people.ts';
import { petr } from '#tests/support/records/shopping.ts';
import { type Provider, SignInClient } from '#tests/support/servers/sign-in-client.ts';

/** Calls the API; fails unless the response is a success. */
async function call(url: string, token: string, method: string, target: string, body?: unknown) {
  const response = await fetch(`${url}/api/v1${target}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${target}: ${text}`).toBeLessThan(300);
  return JSON.parse(text === '' ? 'null' : text);
}

/**
 * Signs in as a demo person and buys the first product that is in stock.
 * @param url origin of the shop.
 * @returns the status of the order.
 */
export async function placeOrder(url: string, provider: Provider): Promise<string> {
  const { login, password } = demoIndividual;
  const { access_token: token } = await new SignInClient(provider).signIn(login, password);
  const api = (method: string, target: string, body?: unknown) =>
    call(url, token, method, target, body);
  const { items } = await api('POST', '/product/getProducts', { pageSize: 60 });
  const product = items.find(
    ({ available, saleForbidden }: { available: boolean; saleForbidden: boolean }) =>
      available && !saleForbidden,
  );
  await api('POST', '/cart/product/add', {
    productID: product.id,
    quantity: product.minQuantity ?? 1,
  });
  await api('PUT', '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
  const { id } = await api('POST', '/cart/proceed', { productIDs: [product.id] });
  const { customer } = await api('GET', `/checkout/${id}`);
  const recipients = `/user/customers/${customer.id}/recipients`;
  const { id: recipientID } = await api('POST', recipients, petr);
  await api('PUT', `/checkout/${id}/recipient`, { recipientID });
  const checkout = await api('PUT', `/checkout/${id}/payment`, { method: 'Cash' });
  expect(checkout.problems ?? []).toEqual([]);
  await api('PUT', `/checkout/${id}/confirm`, { total: checkout.totals.toPay });
  const order = await api('GET', `/order/${id}`);
  return order.status;
}
