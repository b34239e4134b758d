import { expect, it } from 'vitest';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { companyStrangerSequences } from './company-strangers.ts';

it('contract suite: a stranger tries every operation of a company', () => {
  const operations = readContract().operations.filter(({ path }) =>
    path.startsWith('/api/v1/partners/{id}'),
  );
  const tried = companyStrangerSequences.flatMap(({ steps }) =>
    steps.flatMap(({ as, call }) => (as === 'other' ? [call] : [])),
  );
  expect(operations.length).toBeGreaterThan(25);
  expect(operations.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
});
