import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  notificationChoices,
  notifications,
  outboxMessages,
} from '#server/db/schema/notifications.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { type Notice, notify } from './notify.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const clock = { now: START };
let server: TestServer;

const notice: Notice = {
  topic: 'Order',
  title: 'Заказ Д-1 отправлен',
  text: 'Курьер приедет завтра.',
  link: '/order/1',
  at: START,
};

function person(id: string, email: string | null, phone: string | null) {
  return { id, issuer: 'test', subject: id, email, phone };
}

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now });
  await server.db
    .insert(users)
    .values([
      person('anna', 'anna@example.ru', '+79161234567'),
      person('boris', 'boris@example.ru', null),
      person('vera', null, null),
    ]);
});

beforeEach(async () => {
  clock.now = START;
  await server.db.delete(notifications);
  await server.db.delete(notificationChoices);
  await server.db.delete(outboxMessages);
});

afterAll(() => server.close());

const list = (as: string, query = '') =>
  server.request('GET', `/api/v1/notifications${query}`, { as });
const settings = (as: string) =>
  server.request('GET', '/api/v1/profile/settings/notifications', { as });
const choose = (as: string, topics: unknown) =>
  server.request('PUT', '/api/v1/profile/settings/notifications', { as, body: { topics } });
const sent = async () =>
  (await server.db.select().from(outboxMessages).orderBy(outboxMessages.id)).map(
    ({ channel, endPoint }) => `${channel} ${endPoint}`,
  );

describe('notify', () => {
  it('notifies each user once in the shop and on the available channels', async () => {
    await notify(server.db, ['anna', 'boris', 'vera', 'anna', 'nobody'], notice);
    expect((await sent()).toSorted()).toEqual([
      'Email anna@example.ru',
      'Email boris@example.ru',
      'Sms +79161234567',
    ]);
    for (const as of ['anna', 'boris', 'vera']) {
      const { status, body } = await list(as);
      expect(status).toBe(200);
      expect(body).toMatchObject({ paging: { total: 1 }, unreadCount: 1 });
      expect(body.items[0]).toMatchObject({
        topic: 'Order',
        state: 'New',
        title: 'Заказ Д-1 отправлен',
        link: '/order/1',
        createdAt: START.toISOString(),
        readAt: null,
      });
    }
  });

  it('uses the channels chosen by the user', async () => {
    await choose('anna', [
      { topic: 'Order', channels: ['WhatsApp'] },
      { topic: 'Support', channels: ['NoNotify'] },
    ]);
    await notify(server.db, ['anna'], notice);
    await notify(server.db, ['anna'], { ...notice, topic: 'Support' });
    await notify(server.db, ['anna'], { ...notice, topic: 'Promotion' });
    expect(await sent()).toEqual(['WhatsApp +79161234567']);
    expect((await list('anna')).body.paging.total).toBe(1);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const work = server.db.transaction(async (tx) => {
      await notify(tx, ['anna'], notice);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await sent()).toEqual([]);
    expect((await list('anna')).body.items).toEqual([]);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    for (const [index, topic] of (['Order', 'Support', 'Order'] as const).entries()) {
      const at = new Date(START.getTime() + index * 1000);
      await notify(server.db, ['anna'], { ...notice, topic, title: `${index}`, at });
    }
    clock.now = new Date(START.getTime() + 5000);
  });

  const titles = ({ body }: { body: { items: { title: string }[] } }) =>
    body.items.map(({ title }) => title);

  it('has the newest first, by pages and topics', async () => {
    expect(titles(await list('anna'))).toEqual(['2', '1', '0']);
    expect(titles(await list('anna', '?page=2&pageSize=2'))).toEqual(['0']);
    expect(titles(await list('anna', '?topic=Order'))).toEqual(['2', '0']);
    expect(titles(await list('anna', '?topic=Order&topic=Support'))).toEqual(['2', '1', '0']);
    expect((await list('anna', '?topic=Weather')).status).toBe(400);
    expect((await server.request('GET', '/api/v1/notifications')).status).toBe(401);
  });

  it('distinguishes read and unread ones; the first read time stays', async () => {
    const { id } = (await list('anna')).body.items[0];
    const read = () =>
      server.request('PUT', `/api/v1/notifications/received/${id}`, { as: 'anna' });
    const first = await read();
    expect(first.body).toMatchObject({ id, state: 'Read', readAt: clock.now.toISOString() });
    clock.now = new Date(clock.now.getTime() + 1000);
    expect((await read()).body).toEqual(first.body);
    expect(titles(await list('anna', '?state=Read'))).toEqual(['2']);
    const unread = await list('anna', '?state=New');
    expect(titles(unread)).toEqual(['1', '0']);
    expect(unread.body.unreadCount).toBe(2);
    const { body: profile } = await server.request('GET', '/api/v1/profile', { as: 'anna' });
    expect(profile.unreadNotificationsCount).toBe(2);
  });

  it('is marked as read as a whole, up to now', async () => {
    const readAll = () => server.request('PUT', '/api/v1/notifications/received', { as: 'anna' });
    const late = new Date(clock.now.getTime() + 60_000);
    await notify(server.db, ['anna'], { ...notice, title: 'late', at: late });
    expect((await readAll()).body).toEqual({ receivedCount: 3, unreadCount: 1 });
    expect((await readAll()).body).toEqual({ receivedCount: 0, unreadCount: 1 });
    expect((await list('boris')).body.unreadCount).toBe(0);
  });

  it("responds with 404 for another user's notification", async () => {
    const { id } = (await list('anna')).body.items[0];
    const path = `/api/v1/notifications/received/${id}`;
    expect((await server.request('PUT', path, { as: 'boris' })).status).toBe(404);
    expect((await server.request('PUT', path)).status).toBe(401);
    expect((await list('anna')).body.unreadCount).toBe(3);
  });
});

describe('the settings', () => {
  it('offer the channels available to the user', async () => {
    const { status, body } = await settings('boris');
    expect(status).toBe(200);
    const byChannel = Object.fromEntries(
      body.channels.map(({ channel, ...rest }: { channel: string }) => [channel, rest]),
    );
    expect(byChannel.Email).toMatchObject({ endPoint: 'boris@example.ru', allowed: true });
    expect(byChannel.Sms).toMatchObject({ allowed: false, reason: 'Укажите телефон в профиле' });
    expect(byChannel.Telegram).toMatchObject({
      allowed: false,
      reason: 'Магазин пока не пишет в\u00A0Telegram',
    });
    expect(body.topics[0]).toMatchObject({ topic: 'Order', channels: ['Email'], required: true });
  });

  it('say that nothing is sent where nothing reaches the user, but for what must be said', async () => {
    const { body } = await settings('nobody');
    expect(body.topics).toContainEqual(
      expect.objectContaining({ topic: 'Stock', channels: ['NoNotify'] }),
    );
    expect(body.topics).toContainEqual(
      expect.objectContaining({ topic: 'Order', channels: ['Email'], required: true }),
    );
  });

  it('change only the given topics', async () => {
    const { status, body } = await choose('anna', [{ topic: 'Promotion', channels: ['Email'] }]);
    expect(status).toBe(200);
    const channels = (topic: string) =>
      body.topics.find((each: { topic: string }) => each.topic === topic).channels;
    expect(channels('Promotion')).toEqual(['Email']);
    expect(channels('Order')).toEqual(['Email', 'Sms']);
    expect((await settings('anna')).body).toEqual(body);
    await choose('anna', [{ topic: 'Promotion', channels: ['Sms'] }]);
    expect((await settings('boris')).body.topics[5].channels).toEqual(['NoNotify']);
  });

  it.each([
    ['ChannelUnavailable', [{ topic: 'Stock', channels: ['Email', 'Telegram'] }]],
    ['ChannelsConflict', [{ topic: 'Stock', channels: ['NoNotify', 'Email'] }]],
    ['TopicRequired', [{ topic: 'Order', channels: ['NoNotify'] }]],
    [
      'ChannelsConflict',
      [
        { topic: 'Stock', channels: ['Email'] },
        { topic: 'Stock', channels: ['Sms'] },
      ],
    ],
  ])('reject with %s', async (reason, topics) => {
    const { status, body } = await choose('anna', topics);
    expect(status).toBe(422);
    expect(body.reason).toBe(reason);
    expect((await server.db.select().from(notificationChoices)).length).toBe(0);
  });
});

describe('the outbox', () => {
  it('can be read in the demo, with markup shown as text', async () => {
    await notify(server.db, ['boris'], { ...notice, text: '<script>alert(1)</script>' });
    const { status, body, headers } = await server.request('GET', '/outbox');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('boris@example.ru');
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>');
  });

  it.each([
    { environment: 'production' as const },
    { demo: false },
    { messageGateway: { url: 'https://messages.example.ru', token: null } },
    { smsRu: readConfig({ SMS_RU_API_ID: 'key' }).smsRu },
    { smtp: readConfig({ SMTP_URL: 'smtp://mail', SMTP_FROM: 'shop@example.ru' }).smtp },
  ])('is closed with %j', async (config) => {
    const closed = await startTestServer({ config });
    const { body } = await closed.request('GET', '/outbox');
    expect(JSON.stringify(body ?? '')).not.toContain('Исходящие');
    await closed.close();
  });
});
