import { expect, test } from 'vitest';
import { isPrimaryClick } from './primary-click.ts';

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test('the main button alone goes there', () => {
  expect(isPrimaryClick(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
])('%o is left to the browser', (difference) => {
  expect(isPrimaryClick({ ...plain, ...difference })).toBe(false);
});
