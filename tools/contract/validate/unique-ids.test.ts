import { describe, expect, it } from 'vitest';
import { readContract } from '#tools/contract/openapi/contract.ts';
import type { Call, Exchange } from '#tools/contract/send/call.ts';
import { UniqueIDs } from './unique-ids.ts';

const contract = readContract();

interface Given {
  readonly operation?: string;
  readonly status?: number;
  readonly json?: unknown;
  readonly call?: Partial<Call>;
  readonly requestID?: string;
}

function exchangeOf({ operation = 'listFavorites', call, ...given }: Given): Exchange {
  const { status = 200, json = {}, requestID = 'r-1' } = given;
  const parts = { path: {}, query: [], headers: {}, body: null };
  return {
    call: { operation: contract.operation(operation), as: 'main', parts, ...call },
    request: { method: 'GET', url: '/', headers: {}, body: null },
    response: {
      status,
      headers: new Headers({ 'x-request-id': requestID }),
      bytes: Buffer.alloc(0),
      json,
    },
    failure: null,
  };
}

function rulesOf(...all: readonly Given[]): string[] {
  const unique = new UniqueIDs(contract);
  return all.flatMap((given) => unique.flawsOf(exchangeOf(given))).map(({ rule }) => rule);
}

describe('ids of a run', () => {
  it('come once where the server makes them', () => {
    const made: Given = { call: { isAnonymous: true } };
    expect(rulesOf(made, made)).toEqual(['request-id-not-unique']);
    expect(rulesOf(made, { ...made, requestID: 'r-2' })).toEqual([]);
    expect(rulesOf({}, {})).toEqual([]);
  });

  it('name one error each, unless a key repeats it', () => {
    const failed: Given = { status: 404, json: { traceID: 't' } };
    const parts = { path: {}, query: [], headers: { 'Idempotency-Key': 'k' }, body: null };
    const keyed: Given = { ...failed, call: { parts } };
    expect(rulesOf(failed, failed)).toEqual(['trace-id-not-unique']);
    expect(rulesOf(keyed, keyed)).toEqual([]);
  });

  it('are not those of what another person has created', () => {
    const created: Given = { operation: 'createAddress', status: 201, json: { id: 'a' } };
    expect(rulesOf(created, created)).toEqual([]);
    expect(rulesOf(created, { ...created, call: { as: 'other' } })).toEqual(['id-not-unique']);
  });

  it('are different in one list', () => {
    const list = (...ids: string[]): Given => ({
      operation: 'listBrands',
      json: { items: ids.map((id) => ({ id })) },
    });
    expect(rulesOf(list('1', '2', '1'))).toEqual(['id-not-unique']);
    expect(rulesOf(list('1', '2'), list('2', '1'))).toEqual([]);
  });
});
