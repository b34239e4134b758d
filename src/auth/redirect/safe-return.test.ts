import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

describe('safeReturn', () => {
  it.each([
    '/',
    '/cart',
    '/products?q=%D0%BA%D0%BE%D0%BC%D0%BF%D0%BE%D0%B7%D0%B8%D1%82&brand=1&brand=2',
    '/products/kompozit-a2#otzyvy',
    '/products?return=https://elsewhere.example/',
    '/loginhelp',
    '/info/delivery?utm_source=mail',
  ])('accepts %s', (path) => {
    expect(safeReturn(path)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['a list', ['/cart']],
    ['an empty text', ''],
    ['another origin', 'https://evil.example/'],
    ['another origin without a scheme', '//evil.example/'],
    ['three slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash further on', '/cart\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end that browsers drop', '/\n/evil.example'],
    ['a null character', '/cart\u0000'],
    ['a delete character', '/cart\u007f'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'cart'],
    ['a path that climbs to two slashes', '/.//evil.example'],
    ['another that does', '/a/..//evil.example'],
    ['the sign-in itself', '/login'],
    ['the callback, which would go round', '/login/callback?cb=/cart'],
    ['the callback by a detour', '/cart/../login/callback'],
    ['an endless text', `/${'a'.repeat(2048)}`],
  ])('returns / for %s', (_name, requested) => {
    expect(safeReturn(requested)).toBe('/');
  });
});
