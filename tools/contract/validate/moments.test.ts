import { expect, it } from 'vitest';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { momentFlaws } from './moments.ts';

const operation = readContract().operation('createGeneralTicket');
const date = 'Thu, 12 Mar 2026 09:41:00 GMT';

function flawsOf(createdAt: string, headers: Record<string, string> = {}) {
  const parts = { path: {}, query: [], headers, body: null };
  return momentFlaws({
    call: { operation, parts, as: 'main' },
    request: { method: 'POST', url: '', headers, body: null },
    response: {
      status: 201,
      headers: new Headers({ date }),
      bytes: Buffer.alloc(0),
      json: { createdAt },
    },
    failure: null,
  }).map(({ rule }) => rule);
}

it('moments: a record that was created now has the time of its response', () => {
  expect(flawsOf('2026-03-12T09:40:59.120Z')).toEqual([]);
  expect(flawsOf('2026-03-12T12:41:00.000+03:00')).toEqual([]);
  expect(flawsOf('2026-03-12T12:41:00.000Z')).toEqual(['moment-wrong']);
  expect(flawsOf('1970-01-01T00:00:00.000Z')).toEqual(['moment-wrong']);
});

it('moments: a call with a key may show what was created before', () => {
  expect(flawsOf('2026-03-11T09:41:00.000Z', { 'Idempotency-Key': 'key-of-a-day' })).toEqual([]);
});
