import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions } from '#server/db/schema/notifications.ts';
import { pushKeysOf } from '#tests/support/fakes/push-keys.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const PATH = '/api/v1/profile/push';
const [anna, boris] = ['u-anna', 'u-boris'];
const now = new Date('2026-03-14T09:00:00.000Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(async () => {
  await server.db.delete(pushSubscriptions);
});
afterAll(() => server.close());

const endpointOf = (name: string) => `https://push.example.ru/send/${name}`;
const save = (as: string, name: string, more: Record<string, unknown> = {}) =>
  server.request('PUT', PATH, {
    as,
    body: { endpoint: endpointOf(name), keys: pushKeysOf(), ...more },
  });
const devicesOf = async (as: string) => (await server.request('GET', PATH, { as })).body.items;

describe('push devices', () => {
  it('are listed with the name of the browser, without endpoint and keys', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';
    const { status, body } = await save(anna, 'one', { userAgent });
    expect(status).toBe(200);
    expect(body).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      items: [
        {
          id: expect.stringMatching(/^[\w-]{43}$/),
          device: 'Chrome, Windows',
          subscribedAt: now.toISOString(),
        },
      ],
    });
    await save(anna, 'one');
    expect(await devicesOf(anna)).toHaveLength(1);
  });

  it('belong to the user who signed in last in the browser', async () => {
    await save(anna, 'one');
    await save(boris, 'one');
    expect(await devicesOf(anna)).toEqual([]);
    expect(await devicesOf(boris)).toHaveLength(1);
  });

  it('are at most twenty, the recent ones', async () => {
    for (let device = 0; device < 23; device += 1) await save(anna, `device-${device}`);
    expect(await devicesOf(anna)).toHaveLength(20);
    await save(boris, 'one');
    expect(await devicesOf(anna)).toHaveLength(20);
  });

  it('are removed by their owner alone', async () => {
    await save(anna, 'one');
    const [{ id }] = await devicesOf(anna);
    const remove = (as: string) => server.request('DELETE', `${PATH}/devices/${id}`, { as });
    expect((await remove(boris)).status).toBe(404);
    expect((await remove(anna)).status).toBe(204);
    expect((await remove(anna)).status).toBe(404);
  });

  it.each([
    ['a private host', { endpoint: 'https://localhost/send' }],
    ['plain HTTP', { endpoint: 'http://push.example.ru/send' }],
    ['a key that is not on the curve', { keys: { ...pushKeysOf(), p256dh: 'A'.repeat(87) } }],
  ])('are not stored with %s', async (_name, wrong) => {
    const { status, body } = await save(anna, 'one', wrong);
    expect([status, body.reason]).toEqual([422, 'PushRejected']);
    expect(await devicesOf(anna)).toEqual([]);
  });

  it('make Push a channel that can be chosen', async () => {
    const settings = '/api/v1/profile/settings/notifications';
    const choose = () =>
      server.request('PUT', settings, {
        as: anna,
        body: { topics: [{ topic: 'Order', channels: ['Push'] }] },
      });
    expect((await choose()).body.reason).toBe('ChannelUnavailable');
    await save(anna, 'one');
    const { status, body } = await choose();
    expect(status).toBe(200);
    expect(body.channels).toContainEqual(
      expect.objectContaining({ channel: 'Push', allowed: true, endPoint: null }),
    );
  });
});

describe('a subscription that the browser replaces', () => {
  const move = (replaced: string, endpoint: string) =>
    server.request('PUT', `${PATH}/moved`, {
      body: { replaced: endpointOf(replaced), endpoint: endpointOf(endpoint), keys: pushKeysOf() },
    });

  it('stays with its user, without a token', async () => {
    await save(anna, 'one');
    const [before] = await devicesOf(anna);
    expect((await move('one', 'two')).status).toBe(204);
    const after = await devicesOf(anna);
    expect(after).toHaveLength(1);
    expect(after[0].id).not.toBe(before.id);
    expect((await move('two', 'two')).status).toBe(204);
  });

  it('is found by its former endpoint alone, and otherwise nothing changes', async () => {
    await save(anna, 'one');
    expect((await move('unknown', 'one')).status).toBe(404);
    expect(await devicesOf(anna)).toHaveLength(1);
  });
});
