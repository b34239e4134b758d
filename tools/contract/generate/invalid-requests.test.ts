import { describe, expect, it } from 'vitest';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { Validator } from '#tools/contract/validate/validator.ts';
import { CaseMaker } from './cases.ts';
import { makeInvalidRequests } from './invalid-requests.ts';

const contract = readContract();
const validator = new Validator(contract);
const cases = new CaseMaker(contract, new KnownIDs());

function labelsOf(id: string): string[] {
  const operation = contract.operation(id);
  return makeInvalidRequests(contract, operation, cases.plain(operation, 'main')).map(
    ({ label }) => label,
  );
}

describe('invalid requests', () => {
  it('cover every keyword of the schema', () => {
    expect(labelsOf('createAddress')).toEqual(
      expect.arrayContaining([
        'body /city: missing',
        'body /city: null',
        'body /city: wrong type',
        'body /postalCode: against the pattern',
        'body /contractUnknown: unknown property',
        'body /__proto__: unknown property',
        'body /city: NUL',
        'body /city: half a surrogate pair',
        'body: broken JSON',
      ]),
    );
  });

  it('exclude null where it is allowed', () => {
    expect(labelsOf('createAddress')).not.toContain('body /flat: null');
  });

  it('include list elements and path parameters', () => {
    expect(labelsOf('addCartProducts')).toContain('body /products/0/quantity: a fraction');
    expect(labelsOf('listOrders')).toContain('body /from: no date');
    expect(labelsOf('searchCatalog')).toContain('query query: missing');
    expect(labelsOf('listFavorites')).toContain('query pageSize: wrong type');
    expect(labelsOf('getOrder')).toContain('path id: against the pattern');
  });

  it('really have the unknown property', () => {
    const operation = contract.operation('createAddress');
    const requests = makeInvalidRequests(contract, operation, cases.plain(operation, 'main'));
    const [one] = requests.filter(({ label }) => label.includes('__proto__'));
    expect(JSON.stringify(one?.parts.body?.value)).toContain('"__proto__":1');
  });

  it('never produce a body that is valid', () => {
    for (const operation of contract.operations) {
      const [media] = operation.body?.media ?? [];
      if (media?.type !== 'application/json') continue;
      const sound = cases.plain(operation, 'main');
      expect(validator.flawsOf(media.pointer, sound.body?.value), operation.id).toEqual([]);
      const requests = makeInvalidRequests(contract, operation, sound).filter(
        ({ isBodyValue }) => isBodyValue,
      );
      const broken = requests.filter(
        ({ parts }) => validator.flawsOf(media.pointer, parts.body?.value).length > 0,
      );
      expect(broken.length, operation.id).toBeGreaterThan(0);
    }
  });
});
