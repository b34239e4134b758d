import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyReply } from '#server/contract/response/reply.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';
import { users } from '#server/db/schema/identity.ts';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import type { Context, OperationId, Reply, Request } from './handlers.ts';
import { pruneIdempotencyKeys, withIdempotency } from './idempotency.ts';
import { ApiProblem } from './problem.ts';

/** Runs before the work of the next call is committed. */
let during: () => Promise<void>;
/** Calls the sample operation, which inserts one row into `users`. */
const createThing = (request: Request<OperationId>, context: Context): Promise<AnyReply> =>
  withIdempotency(context, 'createThing' as OperationId, request, async (tx) => {
    const id = `made-${crypto.randomUUID()}`;
    await tx.insert(users).values({ id, issuer: 'made', subject: id });
    await during();
    const reply = { status: 201, body: { id, price: 5 }, headers: { Location: `/things/${id}` } };
    return reply as unknown as Reply<OperationId>;
  }) as unknown as Promise<AnyReply>;

let server: TestServer;

beforeAll(async () => {
  const handlers = { createThing };
  server = await startTestServer({ contract: sampleContract, handlers });
});

afterAll(() => server.close());

beforeEach(async () => {
  during = async () => {};
  await server.db.delete(users).where(eq(users.issuer, 'made'));
  await server.db.delete(idempotencyKeys);
});

const made = () => server.db.select().from(users).where(eq(users.issuer, 'made'));

function create(key: string | null, name = 'Пломба', as = 'anna') {
  return server.request('POST', '/api/v1/things', {
    as,
    body: { items: [{ quantity: 1 }], name },
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
}

describe('a creating call', () => {
  it('without a key runs every time', async () => {
    expect((await create(null)).status).toBe(201);
    expect((await create(null)).status).toBe(201);
    expect(await made()).toHaveLength(2);
  });

  it('with one key runs once and repeats its response', async () => {
    const first = await create('key-00001');
    const second = await create('key-00001');
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await made()).toHaveLength(1);
  });

  it('treats differently serialized equal requests as the same', async () => {
    await create('key-00002');
    const { status } = await server.request('POST', '/api/v1/things', {
      as: 'anna',
      body: '{ "name":"Пломба", "items":[ {"quantity": 1} ], "color": "A2" }',
      headers: { 'Idempotency-Key': 'key-00002' },
    });
    expect(status).toBe(201);
    expect(await made()).toHaveLength(1);
  });

  it('rejects a key that was used with another request', async () => {
    await create('key-00003');
    const { status, body } = await create('key-00003', 'Слепок');
    expect(status).toBe(422);
    expect(body.reason).toBe('IdempotencyKeyReused');
    expect(await made()).toHaveLength(1);
  });

  it('separates the keys of two users', async () => {
    await create('key-00004', 'Пломба', 'anna');
    expect((await create('key-00004', 'Слепок', 'igor')).status).toBe(201);
    expect(await made()).toHaveLength(2);
  });

  it.each([new ApiProblem(409, 'Цена изменилась'), new Error('broken')])(
    'stores nothing of a failure: %s',
    async (failure) => {
      during = () => Promise.reject(failure);
      expect((await create('key-00005')).status).toBe(failure instanceof ApiProblem ? 409 : 500);
      expect(await made()).toHaveLength(0);
      during = async () => {};
      expect((await create('key-00005')).status).toBe(201);
      expect(await made()).toHaveLength(1);
    },
  );

  it('sent a hundred times at once runs once', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => create('key-00006')));
    const ids = new Set(
      responses.filter(({ status }) => status === 201).map(({ body }) => body.id),
    );
    expect(ids.size).toBe(1);
    const others = responses.filter(({ status }) => status !== 201);
    expect(others.every(({ body }) => body.reason === 'RequestInProgress')).toBe(true);
    expect(await made()).toHaveLength(1);
  });
});

// PGlite has one connection: a second transaction cannot even begin while the first is open.
describe.runIf(process.env.TEST_DATABASE_URL)('while the first call runs', () => {
  it('a second call gets 409 while the first runs', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    during = () => {
      start();
      return release;
    };
    const first = create('key-00007');
    await started;
    const second = await create('key-00007');
    expect(second.status).toBe(409);
    expect(second.body.reason).toBe('RequestInProgress');
    expect(second.headers.get('retry-after')).toBe('1');
    resolve();
    expect((await first).status).toBe(201);
    expect((await create('key-00007')).headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('pruneIdempotencyKeys', () => {
  it('deletes keys older than two days', async () => {
    await create('key-00008');
    await create('key-00009');
    await server.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`now() - interval '49 hours'` })
      .where(eq(idempotencyKeys.key, 'key-00008'));
    await pruneIdempotencyKeys(server.db, new Date());
    const stored = await server.db.select().from(idempotencyKeys);
    expect(stored.map(({ key }) => key)).toEqual(['key-00009']);
  });
});
