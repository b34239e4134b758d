import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { Contract, readContract } from '#tools/contract/openapi/contract.ts';
import { Validator } from '#tools/contract/validate/validator.ts';
import { arbitraryOf } from './arbitrary.ts';
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

  it('end somewhere in a schema that contains itself', () => {
    const $ref = '#/components/schemas/Tree';
    const tree = {
      type: 'object',
      required: ['parts'],
      properties: { parts: { type: 'array', items: { $ref } }, root: { oneOf: [{ $ref }] } },
    };
    const contract = new Contract({ paths: {}, components: { schemas: { Tree: tree } } });
    const trees = fc.sample(arbitraryOf({ $ref }, { contract, idsOf: () => null }), 50);
    expect(trees.some((one) => JSON.stringify(one).includes('{"parts":[{"parts":['))).toBe(true);
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
