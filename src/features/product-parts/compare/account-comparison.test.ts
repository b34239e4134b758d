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

it('comparison in the account: has a restored product before the one that followed it', () => {
  expect(withPending(['a', 'c'], new Map([['b', 'c']]))).toEqual(['a', 'b', 'c']);
  expect(withPending(['a', 'b', 'c'], new Map([['b', 'c']]))).toEqual(['a', 'b', 'c']);
  expect(withPending(['a'], new Map([['b', 'gone']]))).toEqual(['a', 'b']);
});
