import { expect, it } from 'vitest';
import { readExcluded } from './use-add-shared.ts';

it('shared products: those left out stay so after the sign-in, of the same link alone', () => {
  expect(readExcluded(['s-1', 'a', 'b'], 's-1')).toEqual(['a', 'b']);
  expect(readExcluded(['s-1'], 's-1')).toEqual([]);
  expect(readExcluded(['s-1', 7, null, 'b'], 's-1')).toEqual(['b']);
  expect(readExcluded(['s-2', 'a'], 's-1')).toBeNull();
  expect(readExcluded('s-1', 's-1')).toBeNull();
});
