import { afterEach, expect, it, vi } from 'vitest';
import { canStoreSession } from './storage-check.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it.each([
  ['allows both', true, false, true],
  ['blocks cookies', false, false, false],
  ['blocks localStorage', true, true, false],
])('storage check: a browser that %s', (_name, cookieEnabled, throws, can) => {
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('window', {
    get localStorage() {
      if (throws) throw new DOMException('denied', 'SecurityError');
      return stored;
    },
  });
  expect(canStoreSession()).toBe(can);
});
