import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyReply } from '#server/contract/response/reply.ts';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import type { Context } from './handlers.ts';
import { ApiProblem } from './problem.ts';
import type { ParsedRequest } from './request.ts';

type SampleHandler = (request: ParsedRequest, context: Context) => Promise<AnyReply>;

const thing = { id: 'a-1', price: 4_590_00 };

/** What the next call of `getThing` does. */
let behave: SampleHandler;

const handlers: Record<string, SampleHandler> = {
  listThings: async ({ query }) => ({ status: 200, body: query }),
  createThing: async ({ body }) => ({
    status: 201,
    body: { ...thing, echo: body },
    headers: { Location: '/api/v1/things/a-1' },
  }),
  getThing: (request, context) => behave(request, context),
  touchThing: async () => ({ status: 204 }),
  getSpecialThing: async () => ({ status: 200, body: { ...thing, id: 'special' } }),
  whoAmI: async (_request, { session }) => ({
    status: 200,
    body: { userID: session?.userID ?? null },
  }),
  writeNote: async ({ body }) => ({ status: 200, body: { body: body ?? null } }),
  sendFile: async ({ body }) => {
    const { file, count } = body as { file: File; count?: number };
    return { status: 200, body: { name: file.name, text: await file.text(), count } };
  },
  readFile: async () => ({
    status: 200,
    body: 'код;цена\n1;2\n',
    headers: { 'Content-Disposition': 'attachment; filename="price.csv"' },
  }),
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    contract: sampleContract,
    handlers,
    config: { jsonLimit: 2000, uploadLimit: 4000 },
  });
});

afterAll(() => server.close());

beforeEach(() => {
  behave = async () => ({ status: 200, body: thing });
});

const newThing = { name: 'Пломба', items: [{ quantity: 2 }] };

describe('routing', () => {
  it('responds to an operation with JSON that is not cached', async () => {
    const { status, headers, body } = await server.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(200);
    expect(body).toEqual(thing);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('prefers a literal path to a parameter', async () => {
    expect((await server.request('GET', '/api/v1/things/special')).body.id).toBe('special');
  });

  it.each(['/api/v1/nothing', '/api/v1/things/a-1/', '/api', '/api/v2/things'])(
    'rejects the unknown path %s',
    async (path) => {
      const { status, body } = await server.request('GET', path);
      expect(status).toBe(404);
      expect(body).toEqual({
        message: expect.stringContaining('Нет такого адреса'),
        traceID: expect.stringMatching(/^[0-9a-f]{32}$/),
        reason: 'NotFound',
      });
    },
  );

  it.each(['DELETE', 'PATCH', 'POST'])('rejects %s where it is not known', async (method) => {
    const { status, headers, body } = await server.request(method, '/api/v1/things/a-1');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, PUT, HEAD, OPTIONS');
    expect(body.reason).toBe('MethodNotAllowed');
  });

  it('responds to OPTIONS with the methods and allows no other origin', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const response = await server.request('OPTIONS', '/api/v1/things', { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('responds to HEAD without a body', async () => {
    const { status, body } = await server.request('HEAD', '/api/v1/things/a-1');
    expect(status).toBe(200);
    expect(body).toBeUndefined();
  });

  it('lets a handler set Cache-Control', async () => {
    behave = async () => ({
      status: 200,
      body: thing,
      headers: { 'Cache-Control': 'public, max-age=60' },
    });
    const { headers } = await server.request('GET', '/api/v1/things/a-1');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe('request id', () => {
  it('is returned as sent', async () => {
    const headers = { 'X-Request-ID': 'request_0001' };
    const response = await server.request('GET', '/api/v1/things', { headers });
    expect(response.headers.get('x-request-id')).toBe('request_0001');
  });

  it('is generated when absent', async () => {
    const { headers } = await server.request('GET', '/api/v1/nothing');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is replaced and rejected when it could forge a log line', async () => {
    const headers = { 'X-Request-ID': 'x"} {"level":60' };
    const response = await server.request('GET', '/api/v1/things', { headers });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe('X-Request-ID');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('query', () => {
  it('is converted to the types of the schema', async () => {
    const path = '/api/v1/things?page=3&tag=a&tag=b&size=1,2&active=false&kind=Big&utm_source=x';
    expect((await server.request('GET', path)).body).toEqual({
      page: 3,
      tag: ['a', 'b'],
      size: [1, 2],
      active: false,
      kind: 'Big',
    });
  });

  it('gets the defaults of the contract', async () => {
    expect((await server.request('GET', '/api/v1/things')).body).toEqual({ page: 1 });
  });

  it('parses a single value of a list as a list', async () => {
    expect((await server.request('GET', '/api/v1/things?tag=a')).body.tag).toEqual(['a']);
  });

  it.each([
    ['page=0', 'page', 'Наименьшее значение: 1'],
    ['page=1.5', 'page', 'Ожидается целое число'],
    ['page=', 'page', 'Ожидается целое число'],
    ['page=1e3', 'page', 'Ожидается целое число'],
    ['page=9007199254740993', 'page', 'Ожидается целое число'],
    ['page=1&page=2', 'page', 'Ожидается целое число'],
    ['active=1', 'active', 'Ожидается true или false'],
    ['active=TRUE', 'active', 'Ожидается true или false'],
    ['kind=big', 'kind', 'Допустимые значения: Big, Small'],
    ['tag=ok&tag=long', 'tag/1', 'Максимальная длина поля: 3 символа'],
    ['size=1,x', 'size/1', 'Ожидается целое число'],
    ['text=%00', 'text', 'Используются недопустимые символы'],
  ])('rejects %s', async (query, path, message) => {
    const { status, body } = await server.request('GET', `/api/v1/things?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Проверьте заполнение полей',
      traceID: expect.any(String),
      reason: 'ValidationFailed',
      errors: [{ path, message }],
    });
  });
});

describe('path', () => {
  it.each(['A', '%D0%B0', 'a%00', 'a%2F..%2Fb', 'aaaaaaaaaaaaaaaaaaaaa'])(
    'rejects the id %s',
    async (id) => {
      const { status, body } = await server.request('GET', `/api/v1/things/${id}`);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe('id');
    },
  );
});

describe('body', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.request('POST', '/api/v1/things', { as: 'anna', body, headers });

  it('is accepted, with the defaults of the contract and without other changes', async () => {
    const { status, headers, body } = await post(newThing);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe('/api/v1/things/a-1');
    expect(body.echo).toEqual({ ...newThing, color: 'A2' });
  });

  it.each([
    [{ items: [{ quantity: 1 }] }, '/name', 'Поле обязательно для заполнения'],
    [{ ...newThing, name: '' }, '/name', 'Поле обязательно для заполнения'],
    [{ ...newThing, name: 'Одиннадцать' }, '/name', 'Максимальная длина поля: 10 символов'],
    [{ ...newThing, name: 5 }, '/name', 'Ожидается строка'],
    [{ ...newThing, email: 'anna' }, '/email', 'Некорректный email'],
    [{ ...newThing, userID: 'x' }, '/userID', 'Неизвестное поле'],
    [{ ...newThing, items: [] }, '/items', 'Нужно не меньше: 1 запись'],
    [{ ...newThing, items: [{ quantity: '2' }] }, '/items/0/quantity', 'Ожидается целое число'],
    [{ ...newThing, items: [{ quantity: 0 }] }, '/items/0/quantity', 'Наименьшее значение: 1'],
    [{ ...newThing, kind: null }, '/kind', 'Ожидается строка'],
    [[], '', 'Ожидается объект'],
    ['null', '', 'Ожидается объект'],
    ['{"name": ', '', 'Ожидается JSON в кодировке UTF-8'],
    ['', '', 'Нужно тело запроса'],
    ['{"name":"\\u0000","items":[{"quantity":1}]}', '', 'Используются недопустимые символы'],
    ['{"name":"\\ud800","items":[{"quantity":1}]}', '', 'Используются недопустимые символы'],
  ])('is rejected: %j', async (body, path, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.body.reason).toBe('ValidationFailed');
    expect(response.body.errors).toContainEqual({ path, message });
  });

  it('lists all invalid fields at once', async () => {
    const { body } = await post({ name: '', items: [{ quantity: 0 }, { quantity: 1 }, {}] });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      '/name',
      '/items/0/quantity',
      '/items/2/quantity',
    ]);
  });

  it.each([
    ['/__proto__', '{"__proto__":{"polluted":true},"text":"a"}'],
    ['/text/__proto__', '{"text":{"__proto__":1}}'],
    ['/text/0/a~1b/__proto__', '{"text":[{"a/b":{"\\u005f_proto__":1}}]}'],
  ])('rejects what would set a prototype at %s', async (path, text) => {
    const { status, body } = await server.request('POST', '/api/v1/note', { body: text });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      reason: 'ValidationFailed',
      errors: [{ path, message: 'Неизвестное поле' }],
    });
  });

  it.each(['constructor', 'prototype', 'toString'])(
    'rejects %s like any unknown field',
    async (name) => {
      const response = await post({ ...newThing, [name]: 1 });
      expect(response.status).toBe(400);
      expect(response.body.errors).toContainEqual({
        path: `/${name}`,
        message: 'Неизвестное поле',
      });
    },
  );

  it('may be omitted when the contract allows it', async () => {
    const { status, body } = await server.request('POST', '/api/v1/note');
    expect(status).toBe(200);
    expect(body).toEqual({ body: null });
  });

  it.each([
    ['text/plain', 'POST', '/api/v1/things'],
    ['application/x-www-form-urlencoded', 'POST', '/api/v1/things'],
    ['application/json; charset=windows-1251', 'POST', '/api/v1/things'],
    ['multipart/form-data; boundary=x', 'POST', '/api/v1/things'],
    ['text/plain', 'PUT', '/api/v1/things/a-1'],
  ])('is rejected as %s in %s %s', async (type, method, path) => {
    const { status, body } = await server.request(method, path, {
      as: 'anna',
      body: newThing,
      headers: { 'Content-Type': type },
    });
    expect(status).toBe(415);
    expect(body.reason).toBe('UnsupportedMediaType');
  });

  it('is rejected when compressed', async () => {
    expect((await post(newThing, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  it('is rejected when too large, with or without Content-Length', async () => {
    const text = JSON.stringify({ text: 'я'.repeat(2000) });
    const announced = await server.request('POST', '/api/v1/note', {
      body: text,
      headers: { 'Content-Length': String(Buffer.byteLength(text)) },
    });
    expect(announced.status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 500;
        controller.enqueue(new Uint8Array(500).fill(32));
      },
    });
    const request = new Request('http://localhost/api/v1/note', {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect((await server.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(10_000);
  });
});

describe('form with files', () => {
  const form = (fields: Record<string, string | Blob>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const file = new File(['код;1'], 'cart.csv', { type: 'text/csv' });

  it('returns files as files and converts text by the schema', async () => {
    const { status, body } = await server.request('POST', '/api/v1/file', {
      body: form({ file, count: '3' }),
    });
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'cart.csv', text: 'код;1', count: 3 });
  });

  it.each([
    [{ count: '3' }, '/file', 'Поле обязательно для заполнения'],
    [{ file, count: '7' }, '/count', 'Наибольшее значение: 5'],
    [{ file, count: 'x' }, '/count', 'Ожидается целое число'],
  ])('is validated by the contract: %#', async (fields, path, message) => {
    const { status, body } = await server.request('POST', '/api/v1/file', { body: form(fields) });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('is rejected when malformed or too large', async () => {
    const broken = await server.request('POST', '/api/v1/file', {
      body: 'not a form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    const large = new File(['x'.repeat(5000)], 'large.csv');
    const response = await server.request('POST', '/api/v1/file', { body: form({ file: large }) });
    expect(response.status).toBe(413);
  });
});

describe('accept', () => {
  it.each(['application/json', 'application/*', '*/*', 'text/html, */*;q=0.1'])(
    'takes %s',
    async (accept) => {
      const response = await server.request('GET', '/api/v1/things', {
        headers: { Accept: accept },
      });
      expect(response.status).toBe(200);
    },
  );

  it.each(['text/html', 'application/xml', 'application/json;q=0'])(
    'rejects %s',
    async (accept) => {
      const response = await server.request('GET', '/api/v1/things', {
        headers: { Accept: accept },
      });
      expect(response.status).toBe(406);
      expect(response.body.reason).toBe('NotAcceptable');
    },
  );

  it('ignores Accept for a file', async () => {
    const { headers, body } = await server.request('GET', '/api/v1/file', {
      headers: { Accept: 'text/csv' },
    });
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toContain('цена');
  });
});

describe('security', () => {
  it.each([
    undefined,
    'Bearer',
    'Bearer wrong',
    'Basic dGVzdC1hbm5h',
    'test-anna',
    'Bearer test-anna, Bearer test-igor',
  ])('rejects %s where a session is needed', async (authorization) => {
    const response = await server.request('PUT', '/api/v1/things/a-1', {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(response.body.message).toBe('Авторизуйтесь, чтобы продолжить');
  });

  it('validates the caller before the body', async () => {
    const response = await server.request('POST', '/api/v1/things', { body: '{' });
    expect(response.status).toBe(401);
  });

  it('accepts a valid token', async () => {
    expect((await server.request('PUT', '/api/v1/things/a-1', { as: 'anna' })).status).toBe(204);
  });

  it('identifies the caller of a public operation, a visitor with an invalid token', async () => {
    const whoami = (headers: Record<string, string>) =>
      server.request('GET', '/api/v1/whoami', { headers });
    expect((await whoami({ Authorization: 'Bearer test-anna' })).body.userID).toBe('anna');
    expect((await whoami({ Authorization: 'Bearer old' })).body.userID).toBeNull();
    expect((await whoami({})).body.userID).toBeNull();
  });

  it('returns the status of the verifier: 403 without the scope, 503 without keys', async () => {
    const rejecting = await startTestServer({
      contract: sampleContract,
      handlers,
      authenticator: {
        verifyToken: async (token) => {
          throw new ApiProblem(token === 'scopeless' ? 403 : 503, 'Нельзя');
        },
        resolveSession: async (_db, claims) => ({
          userID: claims.sub,
          claims,
          verifiedPhone: null,
          verifiedEmail: null,
        }),
      },
    });
    const touch = (token: string) =>
      rejecting.request('PUT', '/api/v1/things/a-1', {
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await touch('scopeless')).status).toBe(403);
    expect((await touch('any')).status).toBe(503);
    await rejecting.close();
  });
});

describe('failures', () => {
  it('become the payload of the problem thrown', async () => {
    behave = async () => {
      throw new ApiProblem(409, 'Корзина изменилась', {
        reason: 'CartChanged',
        details: { version: 3 },
        headers: { 'X-Cart-Version': '3' },
      });
    };
    const { status, headers, body } = await server.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(409);
    expect(headers.get('x-cart-version')).toBe('3');
    expect(body).toEqual({
      message: 'Корзина изменилась',
      reason: 'CartChanged',
      version: 3,
      traceID: expect.any(String),
    });
  });

  it('expose no internal details', async () => {
    behave = async () => {
      throw new Error('secret in /srv/shop/cart.ts');
    };
    const { status, body } = await server.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Что-то пошло не так', traceID: expect.any(String) });
  });

  it.each([
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    Object.assign(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), {}),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
  ])('say 503 while the database is away: %s', async (cause) => {
    behave = async () => {
      throw new DrizzleQueryError('select 1', [], cause);
    };
    const { status, headers, body } = await server.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.reason).toBe('Unavailable');
  });

  it('are 500 for an invalid query', async () => {
    behave = async (_request, { db }) => {
      await db.execute('select * from nowhere');
      return { status: 200, body: thing };
    };
    expect((await server.request('GET', '/api/v1/things/a-1')).status).toBe(500);
  });
});

describe('responses', () => {
  it.each<[string, AnyReply, string]>([
    [
      'a wrong type',
      { status: 200, body: { id: 'a', price: '5' } },
      '/price: Ожидается целое число',
    ],
    ['a missing field', { status: 200, body: { id: 'a' } }, '/price: Поле обязательно'],
    ['NaN, which JSON makes null', { status: 200, body: { id: 'a', price: Number.NaN } }, '/price'],
    ['no body', { status: 200 }, "media type '' is not documented"],
    [
      'a broken rule',
      { status: 200, body: { id: 'a', price: 5, full: 4 } },
      '/: !has(self.full) || self.price <= self.full (full 4, price 5)',
    ],
  ])('with %s are caught', async (_name, reply, fault) => {
    behave = async () => reply;
    const { status, body } = await server.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(500);
    expect(body.reason).toBe('ResponseInvalid');
    expect(body.message).toContain('getThing answered 200 against the contract');
    expect(body.message).toContain(fault);
  });

  it('are not validated in production', async () => {
    const production = await startTestServer({
      contract: sampleContract,
      handlers: { ...handlers, getThing: async () => ({ status: 200, body: { id: 5 } }) },
      config: { validateResponses: false },
    });
    const { status } = await production.request('GET', '/api/v1/things/a-1');
    expect(status).toBe(200);
    await production.close();
  });
});
