import { describe, expect, it } from 'vitest';
import { CaseMaker } from '#tools/contract/generate/cases.ts';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { Validator } from '#tools/contract/validate/validator.ts';
import { LimitCoverage } from './limit-coverage.ts';
import { beyondLabel, requestAtLimits, requestsBeyondLimits } from './limit-requests.ts';
import { excessOf, limitName, limitsOf } from './limits.ts';

const contract = readContract();
const validator = new Validator(contract);
const cases = new CaseMaker(contract, new KnownIDs());

function sourceOf(id: string) {
  const bases = [cases.plain(contract.operation(id), 'main')];
  return { contract, validator, bases, seed: 1 };
}

describe('limits', () => {
  it('of a request are those of its parameters and of every place of its body', () => {
    const names = (id: string) => limitsOf(contract, contract.operation(id)).map(limitName);
    expect(names('createAddress')).toEqual(
      expect.arrayContaining([
        'header X-Request-ID minLength 8',
        'header Idempotency-Key maxLength 255',
        'body /city minLength 1',
        'body /city maxLength 100',
      ]),
    );
    expect(names('addCartProducts')).toContain('body /products/*/quantity maximum 9999');
    expect(names('listFavorites')).toContain('query pageSize maximum 100');
  });

  it('have an excess of one beyond, zero at and less within', () => {
    const limit = limitsOf(contract, contract.operation('createAddress')).find(
      ({ place, keyword }) => place === '/city' && keyword === 'maxLength',
    );
    if (limit === undefined) throw new Error('A city has no maxLength');
    const excesses = [101, 100, 99].map((size) => excessOf(limit, '😀'.repeat(size)));
    expect(excesses).toEqual([1, 0, -1]);
    expect(excessOf(limit, 7)).toBeNull();
  });

  it('make requests that only their schema rejects beyond them', () => {
    const operation = contract.operation('createAddress');
    const labels = requestsBeyondLimits(operation, sourceOf('createAddress')).map(({ limit }) =>
      beyondLabel(limit),
    );
    expect(labels).toEqual(
      expect.arrayContaining([
        'body /city: too short',
        'body /city: too long',
        'header X-Request-ID: too short',
      ]),
    );
    const [media] = operation.body?.media ?? [];
    for (const { limit, parts } of requestsBeyondLimits(operation, sourceOf('createAddress'))) {
      if (limit.in !== 'body') continue;
      expect(validator.fits(media?.pointer ?? '', parts.body?.value), limitName(limit)).toBe(false);
    }
  });

  it('are sent together in one valid request', () => {
    const operation = contract.operation('createAddress');
    const limits = limitsOf(contract, operation).filter(({ keyword }) => keyword === 'maxLength');
    const made = requestAtLimits(operation, limits, sourceOf('createAddress'));
    expect(made?.limits).toEqual(limits);
    expect(validator.fits(operation.body?.media[0]?.pointer ?? '', made?.parts.body?.value)).toBe(
      true,
    );
  });

  it('count as sent by what was sent and how it was responded to', () => {
    const operation = contract.operation('createAddress');
    const [first] = requestsBeyondLimits(operation, sourceOf('createAddress')).filter(
      ({ limit }) => limit.in === 'body',
    );
    if (first === undefined) throw new Error('No request beyond a limit was made');
    const coverage = new LimitCoverage(contract);
    const seen = () =>
      coverage.outcomes([operation]).find(({ limit }) => limit === limitName(first.limit));
    const note = (status: number, parts: typeof first.parts) =>
      coverage.note({
        call: { operation, parts, as: 'main' },
        request: { method: 'POST', url: '', headers: {}, body: parts.body },
        response: { status, headers: new Headers(), bytes: Buffer.alloc(0), json: null },
        failure: null,
      });
    note(429, first.parts);
    expect(seen()).toMatchObject({ at: false, beyond: false });
    note(400, first.parts);
    expect(seen()).toMatchObject({ at: false, beyond: true });
  });
});
