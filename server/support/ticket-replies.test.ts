import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import {
  respondToTicket,
  type TicketDecision,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const START = new Date('2026-03-12T09:00:00.000Z');
let shop: TestShop;
let ticket: string;

const buyer = 'u-replying';
const stranger = 'u-replying-stranger';
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

beforeAll(async () => {
  shop = await startTestShop();
  for (const id of [buyer, stranger]) {
    await shop.db.insert(users).values({
      id,
      issuer: 'test',
      subject: id,
      firstName: 'Анна',
      lastName: 'Ковалёва',
      email: `${id}@example.ru`,
      phone: null,
    });
  }
});

beforeEach(async () => {
  // The next day: nothing counts towards the rate limit.
  shop.clock.now = new Date(Math.max(shop.clock.now.getTime(), START.getTime()) + 86_400_000);
  const { body } = await shop.post(buyer, '/support/tickets/general', { comment: 'Не хватает' });
  ticket = body.id;
});

afterAll(() => shop.close());

function messageForm(text: string, files: readonly File[] = []): FormData {
  const form = new FormData();
  form.append('text', text);
  for (const file of files) form.append('files', file);
  return form;
}

const write = (text: string, files: readonly File[] = [], as = buyer, key?: string) =>
  shop.post(as, `/support/tickets/${ticket}/messages`, messageForm(text, files), key);
const view = async () => (await shop.get(buyer, `/support/tickets/${ticket}`)).body;
const summary = async () => (await shop.get(buyer, '/support/tickets')).body.items[0];
const respond = (decision: TicketDecision, text: string) =>
  shop.db.transaction((tx) => respondToTicket(tx, ticket, { decision, text, now: shop.clock.now }));

describe('a reply of the user', () => {
  it('ticket reply: is in the thread with its files', async () => {
    const { status, body } = await write(' Вот фото ', [new File([jpeg], 'Коробка.jpg')]);
    expect(status).toBe(201);
    expect(body.messages).toHaveLength(2);
    expect(body.messages[1]).toMatchObject({
      author: { kind: 'Buyer', name: 'Анна Ковалёва' },
      text: 'Вот фото',
      status: null,
      files: [{ name: 'Коробка.jpg', mediaType: 'image/jpeg', size: jpeg.length }],
    });
    // Files of the request itself are those of its first message.
    expect(body.files).toEqual([]);
    expect(await view()).toMatchObject({ status: 'New', messages: body.messages });
    expect(await summary()).toMatchObject({ id: ticket, text: 'Вот фото' });
  });

  it('ticket reply: requires a text that fits', async () => {
    expect((await write('  ')).status).toBe(400);
    expect((await write('я'.repeat(2001))).status).toBe(400);
    expect((await write('я'.repeat(2000))).status).toBe(201);
  });

  it('ticket reply: detects files by their first bytes, names each rejected one, stores none', async () => {
    const { status, body } = await write('Фото', [
      new File([jpeg], 'а.jpg'),
      new File(['<html>'], 'б.jpg'),
      new File([], 'в.png'),
    ]);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['/files/1', '/files/2']);
    const many = Array.from({ length: 11 }, (_, index) => new File([jpeg], `${index}.jpg`));
    expect((await write('Фото', many)).status).toBe(400);
    expect((await view()).messages).toHaveLength(1);
  });

  it('ticket reply: is added once per idempotency key', async () => {
    const file = new File([jpeg], 'а.jpg');
    const [first, second] = await Promise.all([
      write('Раз', [file], buyer, 'reply-key-1'),
      write('Раз', [file], buyer, 'reply-key-1'),
    ]);
    expect([first.status, second.status].filter((status) => status === 201)).not.toHaveLength(0);
    await write('Раз', [file], buyer, 'reply-key-1');
    expect((await view()).messages).toHaveLength(2);
  });

  it('ticket reply: is rejected for a stranger and once the ticket is closed', async () => {
    expect((await write('Чужое', [], stranger)).status).toBe(404);
    await respond('grant', 'Готово.');
    expect(await write('Поздно')).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    expect((await view()).allowedActions).toEqual(['Feedback']);
  });

  it('ticket reply: is rate limited to twenty messages a minute', async () => {
    const sent = [];
    for (let index = 0; index < 20; index += 1) sent.push((await write(`№ ${index}`)).status);
    expect(sent.filter((status) => status === 429)).toHaveLength(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_001);
    expect((await write('Через минуту')).status).toBe(201);
  });
});

describe('replies of support', () => {
  const receive = (as = buyer) => shop.put(as, `/support/tickets/${ticket}/received`, undefined);

  it('unread replies: are counted until they are received', async () => {
    expect((await view()).unreadCount).toBe(0);
    await respond('reply', 'Смотрим.');
    await respond('reply', 'Нашли.');
    expect((await view()).unreadCount).toBe(2);
    expect((await summary()).unreadCount).toBe(2);
    expect((await receive(stranger)).status).toBe(404);
    expect(await receive()).toMatchObject({ status: 200, body: { unreadCount: 0 } });
    expect(await receive()).toMatchObject({ status: 200, body: { unreadCount: 0 } });
    expect((await summary()).unreadCount).toBe(0);
    await respond('grant', 'Готово.');
    expect((await summary()).unreadCount).toBe(1);
  });

  it('unread replies: are seen by who writes below them', async () => {
    await respond('reply', 'Пришлите фото.');
    expect((await write('Вот')).body.unreadCount).toBe(0);
  });
});
