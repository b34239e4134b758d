import { expect, test } from 'vitest';
import { isPlainPress } from './plain-press.ts';

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test('the main button alone goes there', () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
])('%o is left to the browser', (difference) => {
  expect(isPlainPress({ ...plain, ...difference })).toBe(false);
});
