import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { promoCodeGrants, promoCodes } from '#server/db/schema/buying.ts';
import { productFeedback, productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { identityPayloads, users } from '#server/db/schema/identity.ts';
import { partnerContracts, partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import { listSessions, recordSession } from '#server/identity/sessions/sessions.ts';
import { pushKeysOf } from '#tests/support/fakes/push-keys.ts';
import type { Kind } from '#tools/contract/ids/id-kinds.ts';
import { lesnaya, petr, type TestShop } from './shopping.ts';

/** A person with one of everything that a person or a company can own. */
export interface Belongings {
  userID: string;
  /** Id by kind. */
  ids: Readonly<Partial<Record<Kind, string>>>;
}

interface Names {
  phone: string;
  inn: string;
}

/** Creates a person who owns a company, is its only approver and has one of everything. */
export async function makeBelongings(shop: TestShop, names: Names): Promise<Belongings> {
  const userID = `u-${randomUUID()}`;
  const partner = await makeCompany(shop, userID, names);
  const made = async (path: string, body?: unknown) => {
    const response = await shop.post(userID, path, body, randomUUID());
    expect(response, path).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    return response.body;
  };
  const ofPartner = `/partners/${partner.id}`;
  const { id: address } = await made('/user/addresses', lesnaya);
  const { id: partnerAddress } = await made(`${ofPartner}/addresses`, lesnaya);
  const { id: partnerRecipient } = await made(`${ofPartner}/recipients`, petr);
  const { id: tag } = await made(`${ofPartner}/tags`, { name: 'Кабинет 1' });
  const { id: finDocsRecipient } = await made(`${ofPartner}/finDocsRecipients`, {
    ...petr,
    email: 'buh@example.com',
    documents: ['Invoice'],
  });

  const order = await buy(shop, userID, 'bur', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
  const { body: profile } = await shop.get(userID, '/user/customers');
  const own = profile.items.find(({ kind }: { kind: string }) => kind === 'Individual');
  const { id: recipient } = await made(`/user/customers/${own.id}/recipients`, petr);
  const { id: ticket } = await made('/support/tickets/general', { comment: 'Вопрос' });
  const { operationToken } = await made('/otp/send', {
    notificationType: 'Sms',
    template: 'RefundOrder',
  });
  const form = new FormData();
  form.set('file', new File(['Артикул;Количество\nCODE-gloves;2\n'], 'zakaz.csv'));
  const { id: importID } = await made('/import/excel', form);

  await shop.put(userID, '/cart/customer', { customerID: partner.customer });
  await shop.put(userID, '/cart/address', { addressID: partnerAddress });
  const approval = await buy(shop, userID, 'gloves', { method: 'Courier' });
  await shop.put(userID, '/cart/customer', { customerID: own.id });
  await shop.add(userID, 'gloves');
  const { id: checkout } = await made('/cart/proceed', { productIDs: ['gloves'] });
  await shop.put(userID, `/checkout/${checkout}/delivery`, { method: 'Courier' });
  await shop.put(userID, '/cart/customer', { customerID: partner.customer });
  await shop.add(userID, 'gloves');
  const invitation = await makeInvitation(shop, userID, names);
  const push = { endpoint: `https://push.example.ru/${randomUUID()}`, keys: pushKeysOf() };
  const { body: subscribed } = await shop.put(userID, '/profile/push', push);
  const feedbackPhoto = await makeFeedbackPhoto(shop, userID);
  const { body: news } = await shop.get(userID, '/notifications');
  return {
    userID,
    ids: {
      address,
      buyer: userID,
      partnerAddress,
      partnerRecipient,
      finDocsRecipient,
      tag,
      recipient,
      ticket,
      operationToken,
      import: importID,
      order,
      approval,
      checkout,
      customer: partner.customer,
      partner: partner.id,
      employee: partner.employee,
      invitation,
      contract: partner.contract,
      coupon: partner.coupon,
      notification: news.items[0]?.id,
      feedbackPhoto,
      session: await makeSession(shop, userID),
      pushDevice: subscribed.items[0]?.id,
      product: 'gloves',
      pickupPoint: 'msk-lesnaya',
    },
  };
}

/** Inserts rows that no call of the contract creates: the company, its contract, a personal promo code. */
async function makeCompany({ db, clock }: TestShop, userID: string, { phone, inn }: Names) {
  const id = randomUUID();
  const [customer, employee, contract] = [randomUUID(), randomUUID(), randomUUID()];
  const coupon = `CODE${inn}`;
  const person = { firstName: 'Анна', lastName: 'Ковалёва', phone };
  await db
    .insert(users)
    .values({ id: userID, issuer: 'test', subject: userID, ...person, phoneVerified: true });
  await db.insert(partners).values({
    id,
    name: `ООО «${inn}»`,
    inn,
    approvalMode: 'Always',
    approversVersion: 1,
    approvalQuorum: 'Any',
    selfApproval: true,
  });
  await db.insert(customers).values({ id: customer, kind: 'Partner', partnerID: id });
  await db.insert(partnerEmployees).values({
    id: employee,
    partnerID: id,
    userID,
    ...person,
    role: 'Owner',
    isApprover: true,
    joinedAt: clock.now,
    invitedAt: clock.now,
    ordersAccess: 'Granted',
    ordersAccessUntil: '2027-01-01',
  });
  await db.insert(partnerContracts).values({
    id: contract,
    partnerID: id,
    number: `ИМ-${inn}`,
    type: 'OnlineStoreContract',
    validFrom: '2026-01-01',
    isDefault: true,
  });
  const code = { code: coupon, name: 'Скидка', scope: 'Order' as const, percent: 5 };
  await db.insert(promoCodes).values({ ...code, validFrom: clock.now, personal: true });
  await db.insert(promoCodeGrants).values({ userID, code: coupon, grantedAt: clock.now });
  return { id, customer, employee, contract, coupon };
}

/** A browser in which the person has signed in at the embedded provider. */
/** A review with a photo, of a product that need not be received for it. */
async function makeFeedbackPhoto({ db, clock }: TestShop, userID: string): Promise<string> {
  const at = { createdAt: clock.now };
  const [review] = await db
    .insert(productFeedback)
    .values({ productID: 'gloves', userID, authorName: 'Анна', rating: 5, comment: 'Да', ...at })
    .returning();
  const bytes = { content: Uint8Array.of(1), thumbnail: Uint8Array.of(1) };
  const [photo] = await db
    .insert(productFeedbackPhotos)
    .values({ feedbackID: review?.id ?? 0, width: 1, height: 1, size: 1, ...bytes, ...at })
    .returning();
  return String(photo?.id);
}

async function makeSession({ db, clock }: TestShop, userID: string): Promise<string> {
  const id = randomUUID();
  const uid = `session-${id}`;
  await db.insert(identityPayloads).values({ model: 'Session', id: uid, uid, payload: {} });
  await recordSession(db, { uid, accountID: userID, userAgent: null, now: clock.now });
  const [session] = await listSessions(db, userID);
  return session?.id ?? '';
}

/** Another company invites the person. */
async function makeInvitation(shop: TestShop, userID: string, { phone, inn }: Names) {
  const owner = `u-${randomUUID()}`;
  const other = { phone: phone.replace('+7916', '+7926'), inn: inn.replace('77', '78') };
  const { id } = await makeCompany(shop, owner, other);
  const invited = { firstName: 'Анна', lastName: 'Ковалёва', phone };
  expect((await shop.post(owner, `/partners/${id}/employees`, invited)).status).toBe(201);
  const { body } = await shop.get(userID, '/user/invitations');
  expect(body.items).toHaveLength(1);
  return body.items[0].id;
}

/** Confirms an order of one product for the customer of the cart; its id. */
async function buy(
  shop: TestShop,
  userID: string,
  productID: string,
  delivery: { method: string; pickupPointID?: string },
): Promise<string> {
  await shop.add(userID, productID);
  await shop.put(userID, '/cart/delivery', delivery);
  const { body: order } = await shop.post(userID, '/cart/proceed', { productIDs: [productID] });
  const path = `/checkout/${order.id}/payment`;
  const { body: checkout } = await shop.put(userID, path, { method: 'BankCard' });
  expect(checkout.allowedActions).toContain('Confirm');
  expect((await shop.confirm(userID, order.id, checkout.totals.toPay)).status).toBe(200);
  return order.id;
}
