import { expect, test } from 'vitest';
import { isPrimaryClick } from './primary-click.ts';

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test('isPrimaryClick: accepts the main button without modifier keys', () => {
  expect(isPrimaryClick(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
])('isPrimaryClick: leaves %o to the browser', (difference) => {
  expect(isPrimaryClick({ ...plain, ...difference })).toBe(false);
});
