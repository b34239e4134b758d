import { expect, it } from 'vitest';
import { withPending } from './account-comparison.ts';

it('comparison in the account: has pending changes, the newest last', () => {
  const pending = new Map([
    ['b', false],
    ['c', true],
    ['a', true],
  ]);
  expect(withPending(['a', 'b'], pending)).toEqual(['a', 'c']);
  expect(withPending(['a', 'b'], new Map())).toEqual(['a', 'b']);
});
