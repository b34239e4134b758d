import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { UNAVAILABILITY_REASONS, UNAVAILABLE_ACTIONS } from '#server/product/stock/availability.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const PRODUCT = 'gone';
let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});

beforeEach(async () => {
  user = `u-${randomUUID()}`;
  await shop.db
    .insert(users)
    .values({ id: user, issuer: 'test', subject: user, firstName: 'Анна' });
});

afterAll(() => shop.close());

/** The call of the action's button, and the ticket it creates. */
const calls = {
  WaitingList: { path: 'waitingList', type: 'WaitingList' },
  RequestAnalogue: { path: 'analogs', type: 'Analogs' },
  RequestOffer: { path: 'purchase', type: 'ProductPurchase' },
  RequestAssistance: { path: 'question', type: 'ProductQuestion' },
} as const;

const combinations = UNAVAILABILITY_REASONS.flatMap((reason) =>
  UNAVAILABLE_ACTIONS.flatMap((action) =>
    [false, true].map((saleForbidden) => ({ reason, action, saleForbidden })),
  ),
);

it.each(combinations)(
  '$reason with $action (forbidden: $saleForbidden) is offered, requested, shown and withdrawn',
  async ({ reason, action, saleForbidden }) => {
    await shop.setProduct(PRODUCT, {
      stock: 5,
      available: false,
      saleForbidden,
      unavailabilityReason: reason,
      unavailableAction: action,
    });
    const product = async () => (await shop.get(user, `/product/bySlug/p-${PRODUCT}`)).body.product;
    expect(await product()).toMatchObject({
      available: false,
      saleForbidden,
      stockLevel: 'Unavailable',
      maxQuantity: 0,
      unavailability: { reason, action },
    });
    const bought = await shop.post(user, `/product/${PRODUCT}/cart/add`, { quantity: 1 });
    expect(bought.status).toBe(409);

    if (action === 'None') return;
    const { path, type } = calls[action];
    const body =
      action === 'RequestAssistance'
        ? { productID: PRODUCT, comment: 'Когда будет?' }
        : { products: [{ productID: PRODUCT, quantity: 2 }] };
    const ticket = await shop.post(user, `/support/tickets/products/${path}`, body);
    expect(ticket).toMatchObject({ status: 201, body: { type } });
    expect((await product()).unavailability.ticketID).toBe(ticket.body.id);
    expect((await shop.post(user, `/support/tickets/${ticket.body.id}/cancel`)).status).toBe(200);
    expect((await product()).unavailability).toEqual({ reason, action });
  },
);
