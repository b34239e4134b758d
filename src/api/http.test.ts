import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { setAccessTokenSource, setSessionRecovery } from './access-token.ts';
import {
  ApiError,
  ContractError,
  isPassing,
  isUnauthorized,
  NetworkError,
  UnconfirmedError,
} from './errors.ts';
import { http, setApiOrigin } from './http.ts';

const fetched = vi.fn<typeof fetch>();

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

function sentHeaders(call = 0): Headers {
  return new Headers(fetched.mock.calls[call]?.[1]?.headers);
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  setAccessTokenSource(null);
  setSessionRecovery(null);
  setApiOrigin('');
});

const product = z.object({ id: z.string() });

describe('http', () => {
  it('returns the body that the schema accepts', async () => {
    fetched.mockResolvedValue(json(200, { id: 'a', more: 1 }));
    await expect(http('/api/v1/x', { schema: async () => product })).resolves.toEqual({ id: 'a' });
  });

  it('adds a request id to the caller’s own headers', async () => {
    fetched.mockImplementation(async () => json(200, {}));
    await http('/api/v1/x', { headers: { 'Idempotency-Key': 'k' } });
    await http('/api/v1/x');
    expect(sentHeaders().get('Idempotency-Key')).toBe('k');
    expect(sentHeaders().get('X-Request-ID')).toMatch(/^[\w-]{8,64}$/);
    expect(sentHeaders(0).get('X-Request-ID')).not.toBe(sentHeaders(1).get('X-Request-ID'));
  });

  it('sends the token only when there is one', async () => {
    fetched.mockImplementation(async () => json(200, {}));
    await http('/api/v1/x');
    setAccessTokenSource(async () => 'token-1');
    await http('/api/v1/x');
    expect(sentHeaders(0).has('Authorization')).toBe(false);
    expect(sentHeaders(1).get('Authorization')).toBe('Bearer token-1');
  });

  it('sends requests to the configured origin', async () => {
    fetched.mockResolvedValue(json(200, {}));
    setApiOrigin('https://api.example.ru/');
    await http('/api/v1/x');
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.example.ru/api/v1/x');
  });

  it('returns undefined for 204', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(http('/api/v1/x')).resolves.toBeUndefined();
  });

  it('rejects a body that violates the contract', async () => {
    fetched.mockResolvedValue(json(200, { id: 5 }));
    await expect(http('/api/v1/x', { schema: async () => product })).rejects.toBeInstanceOf(
      ContractError,
    );
  });

  it('rejects JSON that does not parse', async () => {
    const cut = () =>
      new Response('{"id":', { status: 200, headers: { 'Content-Type': 'application/json' } });
    fetched.mockImplementation(async () => cut());
    await expect(http('/api/v1/x', { schema: async () => product })).rejects.toBeInstanceOf(
      ContractError,
    );
  });

  it('rejects an error status, also with an HTML body', async () => {
    fetched.mockResolvedValue(json(404, { message: 'Нет такого', traceID: 't1' }));
    const error = await http('/api/v1/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, traceID: 't1', message: 'Нет такого' });

    fetched.mockResolvedValue(
      new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    );
    await expect(http('/api/v1/x')).rejects.toMatchObject({ status: 502 });
  });

  it('rejects with NetworkError without a response, but not when the caller aborts', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(http('/api/v1/x')).rejects.toBeInstanceOf(NetworkError);

    const controller = new AbortController();
    controller.abort();
    fetched.mockRejectedValue(controller.signal.reason);
    await expect(http('/api/v1/x', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('renews the session once for any rejected request', async () => {
    const tokens = ['old', 'new'];
    setAccessTokenSource(async () => tokens.shift() ?? null);
    setSessionRecovery({ renew: async () => 'renewed', end: async () => {} });
    fetched.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(200, { id: 'a' }));
    await expect(http('/api/v1/cart', { schema: async () => product })).resolves.toEqual({
      id: 'a',
    });
    expect(sentHeaders(0).get('Authorization')).toBe('Bearer old');
    expect(sentHeaders(1).get('Authorization')).toBe('Bearer new');
  });

  it('rejects with UnconfirmedError while the provider is down, not with a 401', async () => {
    setSessionRecovery({ renew: async () => 'unreachable', end: async () => {} });
    fetched.mockResolvedValue(json(401, {}));
    const error = await http('/api/v1/cart').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnconfirmedError);
    expect(isPassing(error)).toBe(true);
    expect(isUnauthorized(error)).toBe(false);
  });
});
