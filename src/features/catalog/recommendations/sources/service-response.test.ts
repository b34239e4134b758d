import { describe, expect, it } from 'vitest';
import { readServiceResponse, serviceURL } from './service-response.ts';

describe('serviceURL', () => {
  it('adds the parameters to the URL of the settings', () => {
    const request = { kind: 'Similar', productIDs: ['7'], marketIDs: ['m 1', 'm&2'] } as const;
    expect(serviceURL('https://r.example.ru/v1?key=a', request, 6)).toBe(
      'https://r.example.ru/v1?key=a&kind=Similar&limit=6&item=m+1&item=m%262',
    );
  });
});

describe('readServiceResponse', () => {
  it('returns ids in order, each once', () => {
    const items = [{ id: 'b' }, { id: 100245 }, { id: 'b' }, 'a'];
    expect(readServiceResponse({ items }, 12)).toEqual(['b', '100245', 'a']);
    expect(readServiceResponse({ items }, 2)).toEqual(['b', '100245']);
  });

  it.each([
    null,
    'items',
    [],
    {},
    { items: 'a' },
    { items: [null, {}, { id: '' }, { id: {} }, { id: 'x'.repeat(101) }] },
  ])('returns none for %j', (response) => {
    expect(readServiceResponse(response, 12)).toEqual([]);
  });
});
