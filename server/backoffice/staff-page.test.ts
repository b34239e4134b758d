import { randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRecords } from '#server/db/schema/audit.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { changeProgress, createPayment } from '#server/order/payments/payments.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { staffAuthenticator } from '#tests/support/servers/staff-authenticator.ts';

const STAFF = 'sveta';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ authenticator: staffAuthenticator(STAFF) });
});
afterAll(() => shop.close());

const read = (path: string) => shop.get(STAFF, `/backoffice${path}`);
const act = (path: string, body: unknown, key?: string) =>
  shop.post(STAFF, `/backoffice${path}`, body, key);

/** The act that the audit trail has as the last one of staff. */
async function lastAct(): Promise<{ actor: string; act: string | null }> {
  const [record] = await shop.db
    .select({ actor: auditRecords.actor, act: auditRecords.act })
    .from(auditRecords)
    .where(eq(auditRecords.entity, 'command'))
    .orderBy(desc(auditRecords.id))
    .limit(1);
  return record ?? { actor: '', act: null };
}

async function writeTicket(buyer = `b-${randomUUID()}`) {
  const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Где заказ?' });
  const { number } = (await read(`/tickets/${body.id}`)).body;
  return { id: body.id as string, buyer, number: String(number).replace('О-', '') };
}

async function place() {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  return { id: checkout.id as string, buyer };
}

async function writeReview(): Promise<number> {
  const [review] = await shop.db
    .insert(productFeedback)
    .values({
      productID: 'gloves',
      userID: `r-${randomUUID()}`,
      authorName: 'Анна К.',
      rating: 4,
      comment: 'Плотные',
      status: 'Moderation',
    })
    .returning();
  return review?.id ?? 0;
}

describe('tickets of the back office', () => {
  it('are listed with filters and pages, of all users', async () => {
    const { id } = await writeTicket();
    const { id: other } = await writeTicket();
    const first = await read('/tickets?status=New&type=General&pageSize=1');
    expect(first.body.items.map((item: { id: string }) => item.id)).toEqual([other]);
    const { body } = await read('/tickets?status=New&pageSize=1&page=2');
    expect(body.items.map((item: { id: string }) => item.id)).toEqual([id]);
    expect((await read('/tickets?type=EDO')).body.items).toEqual([]);
    expect((await read('/tickets?status=Lost')).status).toBe(400);
  });

  it('get a reply, which the author reads and the audit trail records', async () => {
    const { id, buyer, number } = await writeTicket();
    const { status, body } = await act(`/tickets/${id}/response`, {
      action: 'Reply',
      text: ' Завтра. ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'InProgress',
      allowedActions: ['Reply', 'Grant', 'Reject'],
    });
    expect((await shop.get(buyer, `/support/tickets/${id}`)).body.messages.at(-1).text).toBe(
      'Завтра.',
    );
    expect(await lastAct()).toEqual({ actor: 'staff:sveta', act: `ticket ${number} reply …` });
  });

  it('name who of the staff replied, by first name', async () => {
    const { id, buyer } = await writeTicket();
    await read('/tickets');
    const named = { firstName: 'Светлана', lastName: 'Громова' };
    await shop.db.update(users).set(named).where(eq(users.subject, STAFF));
    const { body } = await act(`/tickets/${id}/response`, { action: 'Reply', text: 'Завтра' });
    const author = { kind: 'Support', name: 'Светлана' };
    expect(body.messages.at(-1).author).toEqual(author);
    const { body: ticket } = await shop.get(buyer, `/support/tickets/${id}`);
    expect(ticket.messages.at(-1).author).toEqual(author);
  });

  it('get a reply with files, which the author downloads', async () => {
    const { id, buyer, number } = await writeTicket();
    const path = `/tickets/${id}/messages`;
    const send = (name: string, content: string, key?: string) => {
      const form = new FormData();
      form.set('text', ' Акт приложен. ');
      form.append('files', new File([content], name));
      return act(path, form, key);
    };
    expect(await send('акт.exe', 'MZ')).toMatchObject({
      status: 422,
      body: { reason: 'FileTypeNotAllowed', errors: [{ path: '/files/0' }] },
    });
    expect((await read(`/tickets/${id}`)).body.messages).toHaveLength(1);
    const key = randomUUID();
    const { status, body } = await send('../Акт.pdf', '%PDF-1.7', key);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'InProgress' });
    expect((await send('../Акт.pdf', '%PDF-1.7', key)).body.messages).toHaveLength(2);
    expect(await lastAct()).toEqual({ actor: 'staff:sveta', act: `ticket ${number} reply …` });
    const { body: ticket } = await shop.get(buyer, `/support/tickets/${id}`);
    const { text, author, files } = ticket.messages.at(-1);
    expect({ text, kind: author.kind }).toEqual({ text: 'Акт приложен.', kind: 'Support' });
    expect(files).toMatchObject([{ name: 'Акт.pdf', mediaType: 'application/pdf', size: 8 }]);
    const download = await shop.fetch(new Request(`http://shop.test${files[0].url}`));
    expect(await download.text()).toBe('%PDF-1.7');
    await act(`/tickets/${id}/response`, { action: 'Reject', text: 'Нет' });
    expect((await send('Акт.pdf', '%PDF-1.7')).status).toBe(409);
  });

  it('are closed once: the second decision conflicts', async () => {
    const { id } = await writeTicket();
    const path = `/tickets/${id}/response`;
    expect((await act(path, { action: 'Reject', text: 'Нет' })).body).toMatchObject({
      status: 'Done',
      allowedActions: [],
    });
    expect(await act(path, { action: 'Grant', text: 'Да' })).toMatchObject({
      status: 409,
      body: { reason: 'NotAllowed' },
    });
  });

  it('get one message by a repeated request', async () => {
    const { id } = await writeTicket();
    const key = randomUUID();
    const reply = { action: 'Reply', text: 'Уточняем' };
    await act(`/tickets/${id}/response`, reply, key);
    const { body } = await act(`/tickets/${id}/response`, reply, key);
    expect(body.messages).toHaveLength(2);
  });

  it('reject an empty text and an unknown id', async () => {
    const { id } = await writeTicket();
    expect((await act(`/tickets/${id}/response`, { action: 'Reply', text: '  ' })).status).toBe(
      400,
    );
    expect((await read('/tickets/unknown')).status).toBe(404);
    const reply = { action: 'Reply', text: 'Кому?' };
    expect((await act('/tickets/unknown/response', reply)).status).toBe(404);
  });
});

describe('orders of the back office', () => {
  it('are found by number and by the name of the buyer, drafts are not', async () => {
    const { id } = await place();
    const { body: order } = await read(`/orders/${id}`);
    const found = await read(`/orders?text=${encodeURIComponent(order.number)}`);
    expect(found.body.items.map((item: { id: string }) => item.id)).toEqual([id]);
    const byName = await read(
      `/orders?text=${encodeURIComponent(order.customerName.toUpperCase())}`,
    );
    expect(byName.body.paging.total).toBeGreaterThan(0);
    const { checkout } = await shop.readyBuyer(['composite']);
    expect((await read(`/orders/${checkout.id}`)).status).toBe(404);
  });

  it('take the allowed steps alone, each with its record', async () => {
    const { id } = await place();
    const { body } = await read(`/orders/${id}`);
    expect(body.allowedSteps).toEqual(['Confirm', 'Cancel', 'Pay']);
    const moved = await act(`/orders/${id}/step`, { step: 'Confirm' });
    expect(moved.body).toMatchObject({
      status: 'Confirmed',
      allowedSteps: ['Pick', 'Cancel', 'Pay'],
    });
    expect(await lastAct()).toEqual({ actor: 'staff:sveta', act: `order ${id} confirm` });
    expect(await act(`/orders/${id}/step`, { step: 'Ship' })).toMatchObject({
      status: 409,
      body: { reason: 'NotAllowed' },
    });
    expect((await act(`/orders/${id}/step`, { step: 'Pay' })).body).toMatchObject({
      paymentStatus: 'Paid',
      allowedSteps: ['Pick', 'Cancel', 'Unpay'],
    });
    expect((await act('/orders/unknown/step', { step: 'Ship' })).status).toBe(404);
  });

  it('take no step in another version than the seen one', async () => {
    const { id } = await place();
    const path = `/orders/${id}/step`;
    const conflict = { status: 409, body: { reason: 'VersionConflict' } };
    const versionOf = async () => (await read(`/orders/${id}`)).body.version as number;
    const placed = await versionOf();
    const { body: confirmed } = await act(path, { step: 'Confirm', version: placed });
    expect(await act(path, { step: 'Cancel', version: placed })).toMatchObject(conflict);
    expect((await read(`/orders/${id}`)).body.status).toBe('Confirmed');
    // A payment leaves the status as it is, but not the sums of a cancellation.
    await act(path, { step: 'Pay', version: confirmed.version });
    expect(await act(path, { step: 'Cancel', version: confirmed.version })).toMatchObject(conflict);
    expect((await act(path, { step: 'Cancel', version: await versionOf() })).status).toBe(200);
  });

  it('show the contract, the cost of delivery, and the pages of the products', async () => {
    const { id } = await place();
    const line = async () => (await read(`/orders/${id}`)).body.lines[0];
    const [product] = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .where(eq(products.id, 'composite'));
    expect((await line()).productSlug).toBe(product?.slug);
    await shop.db.update(products).set({ listed: false }).where(eq(products.id, 'composite'));
    expect((await line()).productSlug).toBeNull();
    await shop.db.update(products).set({ listed: true }).where(eq(products.id, 'composite'));
    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect((await read(`/orders/${id}`)).body).toMatchObject({
      contract: null,
      deliveryCost: stored?.totals.delivery,
    });
    const contract = { number: 'ИМ-7', type: 'SupplyContract' };
    await shop.db
      .update(orders)
      .set({ contract: contract as never })
      .where(eq(orders.id, id));
    expect((await read(`/orders/${id}`)).body.contract).toEqual(contract);
  });

  it('show why staff canceled them, to the buyer too', async () => {
    const { id, buyer } = await place();
    const path = `/orders/${id}/step`;
    const { now } = shop.clock;
    await createPayment(shop.db, { orderID: id, method: 'SBP', amount: 100 }, now);
    await changeProgress(shop.db, id, ['Created'], 'Paid', now);
    await act(path, { step: 'Pay', reason: 'Не нужна' });
    const { body } = await act(path, { step: 'Cancel', reason: ' Нет на складе ' });
    expect(body).toMatchObject({ status: 'Canceled', cancelReason: 'Нет на складе' });
    expect(await lastAct()).toEqual({ actor: 'staff:sveta', act: `order ${id} cancel …` });
    const { timeline } = (await shop.get(buyer, `/order/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({ status: 'Canceled', actor: { kind: 'Shop' } });
    expect(timeline.at(-1).comment).toMatch(/^Нет на складе\. Вернём \S/);
    const sent = await shop.db
      .select({ text: notifications.text })
      .from(notifications)
      .where(eq(notifications.userID, buyer));
    expect(sent.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Нет на складе\. Вернём \S/),
    );
  });

  it('have no reason when their buyer canceled them', async () => {
    const { id, buyer } = await place();
    expect((await shop.post(buyer, `/order/${id}/cancel`)).status).toBe(200);
    expect((await read(`/orders/${id}`)).body.cancelReason).toBeNull();
  });

  it('notify the buyer of a payment once', async () => {
    const { id, buyer } = await place();
    await act(`/orders/${id}/step`, { step: 'Pay' });
    const { number } = (await read(`/orders/${id}`)).body;
    const paid = async () =>
      (await shop.db.select().from(notifications).where(eq(notifications.userID, buyer))).filter(
        ({ title }) => title === `Заказ ${number} оплачен`,
      );
    expect(await paid()).toHaveLength(1);
    expect((await act(`/orders/${id}/step`, { step: 'Pay' })).status).toBe(409);
    expect(await paid()).toHaveLength(1);
  });
});

describe('reviews that were decided', () => {
  it('are listed by what was decided, with the reason of a rejection', async () => {
    const [published, rejected, waiting] = [
      await writeReview(),
      await writeReview(),
      await writeReview(),
    ].map(String);
    const itemsOf = async (query: string) =>
      (await read(`/reviews?pageSize=100${query}`)).body.items as {
        id: string;
        key: string;
        status: string;
      }[];
    const keyOf = async (id = '') => (await itemsOf('')).find((item) => item.id === id)?.key;
    await act(`/reviews/${published}/decision`, {
      key: await keyOf(published),
      decision: 'Publish',
    });
    const reason = 'Телефон другого магазина';
    await act(`/reviews/${rejected}/decision`, {
      key: await keyOf(rejected),
      decision: 'Reject',
      reason,
    });
    const find = async (query: string, id = '') =>
      (await itemsOf(query)).find((item) => item.id === id);
    expect(await find('', waiting)).toMatchObject({ status: 'Moderation', rejectionReason: null });
    expect(await find('', published)).toBeUndefined();
    const [newest] = await itemsOf('&status=Published');
    expect(newest).toMatchObject({ id: published, status: 'Published', isLate: false });
    expect(await find('&status=Rejected', rejected)).toMatchObject({
      status: 'Rejected',
      rejectionReason: reason,
    });
    expect((await read('/reviews?status=Lost')).status).toBe(400);
  });
});

describe('a search of the back office', () => {
  const idsOf = async (list: string, text: string): Promise<string[]> => {
    const { body } = await read(`/${list}?text=${encodeURIComponent(text)}`);
    return body.items.map(({ id }: { id: string }) => id);
  };

  it('finds an order by its buyer, its recipient and its company', async () => {
    const { id, buyer } = await place();
    await shop.db
      .update(users)
      .set({
        firstName: 'Семён',
        lastName: 'Щеглов',
        email: 'semen.sh@example.ru',
        phone: '+79161110001',
      })
      .where(eq(users.id, buyer));
    const partner = { id: 'p', name: 'ООО «Белая башня»', inn: '7799123456', kpp: '779901001' };
    await shop.db
      .update(orders)
      .set({
        recipient: {
          id: 'r',
          firstName: 'Глеб',
          middleName: null,
          lastName: 'Журавлёв',
          phone: '+79031110002',
          email: 'gleb@example.ru',
          isDefault: false,
        },
        customer: {
          id: 'c',
          kind: 'Partner',
          name: partner.name,
          person: null,
          partner,
          isDefault: false,
        },
      })
      .where(eq(orders.id, id));
    for (const text of [
      'щеглов',
      'Семен Щеглов',
      'SEMEN.SH@example',
      '8 (916) 111-00-01',
      '+7 916 1110001',
      'ЖУРАВЛЕВ',
      'gleb@example.ru',
      '903 111-00-02',
      '7799123456',
      '«Белая башня»',
    ]) {
      expect(await idsOf('orders', text), text).toEqual([id]);
    }
    expect(await idsOf('orders', 'Щеглов Глеб')).toEqual([]);
  });

  it('shows a company without a name by its ИНН everywhere', async () => {
    const inn = '7736050011';
    const partner = { id: `p-${randomUUID()}`, name: '', inn, kpp: null };
    await shop.db.insert(partners).values(partner);
    const { id } = await place();
    const { id: ticket } = await writeTicket();
    const customer = {
      id: 'c',
      kind: 'Partner',
      name: '',
      person: null,
      isDefault: false,
    } as const;
    await shop.db
      .update(orders)
      .set({ customer: { ...customer, partner } })
      .where(eq(orders.id, id));
    await shop.db
      .update(supportTickets)
      .set({ partnerID: partner.id })
      .where(eq(supportTickets.id, ticket));
    await shop.db.insert(auditRecords).values({
      actor: 'staff:sveta',
      act: `company ${inn} owner …`,
      entity: 'command',
      entityID: 'command',
    });
    const shown = `ИНН ${inn}`;
    expect((await read(`/orders/${id}`)).body.customerName).toBe(shown);
    expect((await read(`/tickets/${ticket}`)).body.partner.name).toBe(shown);
    const { body: orderList } = await read(`/orders?text=${inn}`);
    expect(orderList.items[0]).toMatchObject({ id, customerName: shown });
    const { body: queue } = await read(`/tickets?text=${inn}`);
    expect(queue.items[0]).toMatchObject({ id: ticket, partner: { name: shown } });
    const { body: trail } = await read('/audit?pageSize=1');
    expect(trail.items[0].subject).toMatchObject({ kind: 'Company', title: shown });
  });

  it('finds a ticket by its author', async () => {
    const { id, buyer } = await writeTicket();
    await shop.db
      .update(users)
      .set({ firstName: 'Фёкла', lastName: 'Уткина', email: 'fekla@example.ru' })
      .where(eq(users.id, buyer));
    expect(await idsOf('tickets', 'Уткина Фекла')).toEqual([id]);
    expect(await idsOf('tickets', 'fekla@')).toEqual([id]);
  });
});

describe('reviews of the back office', () => {
  it('are published as they were read', async () => {
    const id = await writeReview();
    const { body } = await read('/reviews');
    const { key } = body.items.find((item: { id: string }) => item.id === String(id));
    const path = `/reviews/${id}/decision`;
    expect(await act(path, { key: 'other', decision: 'Publish' })).toMatchObject({
      status: 409,
      body: { reason: 'VersionConflict' },
    });
    expect((await act(path, { key, decision: 'Publish' })).status).toBe(200);
    expect((await lastAct()).act).toBe(`feedback ${id}-${key} publish`);
    expect(await act(path, { key, decision: 'Publish' })).toMatchObject({
      status: 409,
      body: { reason: 'AlreadyDecided', message: 'Отзыв уже опубликован' },
    });
  });

  it('stay as they were decided when a second page decides otherwise', async () => {
    const published = await writeReview();
    const rejected = await writeReview();
    const { body } = await read('/reviews?pageSize=100');
    const keyOf = (id: number): string =>
      body.items.find((item: { id: string }) => item.id === String(id)).key;
    const decide = (id: number, decision: object) =>
      act(`/reviews/${id}/decision`, { key: keyOf(id), ...decision });
    await decide(published, { decision: 'Publish' });
    await decide(rejected, { decision: 'Reject', reason: 'Реклама' });
    expect(await decide(published, { decision: 'Reject', reason: 'Поздно' })).toMatchObject({
      status: 409,
      body: { reason: 'AlreadyDecided', message: 'Отзыв уже опубликован' },
    });
    expect(await decide(rejected, { decision: 'Publish' })).toMatchObject({
      status: 409,
      body: { reason: 'AlreadyDecided', message: 'Отзыв уже отклонён' },
    });
    const rows = await shop.db
      .select({ status: productFeedback.status })
      .from(productFeedback)
      .where(inArray(productFeedback.id, [published, rejected]))
      .orderBy(productFeedback.id);
    expect(rows.map(({ status }) => status)).toEqual(['Published', 'Rejected']);
  });

  it('name the page of their product', async () => {
    const id = await writeReview();
    const { body } = await read('/reviews?pageSize=100');
    const [product] = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .where(eq(products.id, 'gloves'));
    const review = body.items.find((item: { id: string }) => item.id === String(id));
    expect(review.productSlug).toBe(product?.slug);
  });

  it('are rejected with a reason only', async () => {
    const id = await writeReview();
    const { body } = await read('/reviews?pageSize=100');
    const { key } = body.items.find((item: { id: string }) => item.id === String(id));
    const path = `/reviews/${id}/decision`;
    expect((await act(path, { key, decision: 'Reject' })).status).toBe(422);
    expect((await act(path, { key, decision: 'Reject', reason: 'Реклама' })).status).toBe(200);
    expect((await lastAct()).act).toBe(`feedback ${id}-${key} reject …`);
    expect((await act('/reviews/none/decision', { key, decision: 'Publish' })).status).toBe(404);
  });
});

describe('records of the back office', () => {
  it('list the imports of the catalog', async () => {
    const { body } = await read('/imports');
    expect(body.items[0]).toMatchObject({ source: 'test', rejected: 0 });
  });
});
