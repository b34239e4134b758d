import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { Validator } from '#tools/contract/validate/validator.ts';
import { CaseMaker } from './cases.ts';

const contract = readContract();
const validator = new Validator(contract);
const withBody = contract.operations.filter(
  ({ body }) => body?.media[0]?.type === 'application/json',
);

describe('generated requests', () => {
  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s match the contract',
    (_id, operation) => {
      const known = new KnownIDs();
      known.add('product', 'main', 'known-1');
      const [media] = operation.body?.media ?? [];
      const cases = new CaseMaker(contract, known).arbitrary(operation, 'main');
      for (const { body } of fc.sample(cases, { seed: 7, numRuns: 20 })) {
        expect(validator.flawsOf(media?.pointer ?? '', body?.value)).toEqual([]);
      }
    },
  );

  it('are the same for the same seed', () => {
    const operation = contract.operation('createAddress');
    const sample = () =>
      fc.sample(new CaseMaker(contract, new KnownIDs()).arbitrary(operation, 'main'), {
        seed: 3,
        numRuns: 5,
      });
    expect(sample()).toEqual(sample());
  });

  it('mostly contain known ids', () => {
    const known = new KnownIDs();
    known.add('product', 'main', 'known-1');
    const operation = contract.operation('addCartProduct');
    const cases = new CaseMaker(contract, known).arbitrary(operation, 'main');
    const bodies = fc.sample(cases, { seed: 1, numRuns: 50 });
    const named = bodies.filter(({ body }) => JSON.stringify(body?.value).includes('known-1'));
    expect(named.length).toBeGreaterThan(35);
  });
});
