import { describe, expect, it } from 'vitest';
import { readContract } from '#tools/contract/openapi/contract.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { Validator } from './validator.ts';

const contract = readContract();
const validator = new Validator(contract);

interface Given {
  status?: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  operation?: string;
}

const requestID = 'contract-1-1';
const favorites = { items: [{ productID: '100245' }] };

/** A response to `getFavoritePreview` that is valid except for the given changes. */
function exchangeOf(given: Given): Exchange {
  const { status = 200, body = favorites, text, headers = {} } = given;
  const operation = contract.operation(given.operation ?? 'getFavoritePreview');
  const bytes = Buffer.from(text ?? JSON.stringify(body));
  return {
    call: { operation, as: 'main', parts: { path: {}, query: [], headers: {}, body: null } },
    request: { method: 'GET', url: '/', headers: { 'X-Request-ID': requestID }, body: null },
    response: {
      status,
      headers: new Headers({
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': requestID,
        ...headers,
      }),
      bytes,
      json: text === undefined ? body : undefined,
    },
    failure: null,
  };
}

const rulesOf = (given: Given) =>
  validator.validate(exchangeOf(given)).flaws.map(({ rule }) => rule);
const problem = { message: 'Нельзя', traceID: 'a1' };

describe('Validator', () => {
  it('finds nothing in a valid response', () => {
    expect(validator.validate(exchangeOf({}))).toMatchObject({ flaws: [], documented: '200' });
  });

  it.each<[string, Given, string]>([
    ['a failure', { status: 500, body: problem }, 'server-error'],
    ['an undocumented success', { status: 202 }, 'status-undocumented'],
    ['an undocumented error', { status: 418, body: problem }, 'status-undocumented'],
    ['another media type', { headers: { 'content-type': 'text/html' } }, 'media-type'],
    ['broken JSON', { text: '{"items":[' }, 'body-unreadable'],
    ['no body', { text: '' }, 'body-missing'],
    ['a missing property', { body: {} }, 'schema-mismatch'],
    ['a wrong type', { body: { items: [{ productID: 5 }] } }, 'schema-mismatch'],
    ['an error of another shape', { status: 401, body: { error: 'no' } }, 'schema-mismatch'],
    ['another request id', { headers: { 'x-request-id': 'other-id-0001' } }, 'request-id-lost'],
  ])('finds %s', (_name, given, rule) => {
    expect(rulesOf(given)).toContain(rule);
  });

  it('finds a broken rule of the contract once, however many lines break it', () => {
    const paging = { page: 1, pageSize: 20, total: 3 };
    const [flaw, ...others] = validator.validate(
      exchangeOf({ body: { items: [], paging, unreadCount: 0 }, operation: 'listNotifications' }),
    ).flaws;
    expect(others).toEqual([]);
    expect(flaw).toMatchObject({
      rule: 'rule-broken',
      actual: expect.stringContaining('paging.total 3'),
    });
    expect(flaw?.pointer).toBe('#/components/schemas/NotificationList');
  });

  it('treats errors of HTTP itself as documented by default', () => {
    expect(rulesOf({ status: 405, body: problem })).toEqual([]);
  });

  it('accepts only a 501 with NotImplemented as “not yet”', () => {
    const honest = validator.validate(
      exchangeOf({ status: 501, body: { ...problem, reason: 'NotImplemented' } }),
    );
    expect(honest).toMatchObject({ notYet: true, flaws: [] });
    expect(rulesOf({ status: 501, body: problem })).toContain('server-error');
  });

  it('returns the place in the contract', () => {
    const [flaw] = validator.validate(exchangeOf({ body: { items: [{}] } })).flaws;
    expect(flaw?.pointer).toContain('#/components/schemas/FavoriteEntry');
  });
});
