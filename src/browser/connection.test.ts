import { afterEach, expect, it, vi } from 'vitest';
import { isMetered } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %o is metered: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isMetered()).toBe(expected);
});
