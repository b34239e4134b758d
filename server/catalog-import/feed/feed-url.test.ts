import { describe, expect, it } from 'vitest';
import { feedUrl } from './feed-url.ts';

describe('a URL of a feed', () => {
  it.each([
    ['https://cdn.example.ru/1.jpg', 'https://cdn.example.ru/1.jpg'],
    [' http://cdn.example.ru/а б.jpg ', 'http://cdn.example.ru/%D0%B0%20%D0%B1.jpg'],
    ['/pictures/2.svg', '/pictures/2.svg'],
  ])('is read: %s', (text, url) => {
    expect(feedUrl(text)).toBe(url);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.ru/1',
    'file:///etc/passwd',
    'ftp://example.ru/1.jpg',
    '//evil.example/1.jpg',
    '/\\evil.example/1.jpg',
    'https://user:secret@example.ru/1.jpg',
    'https://user@example.ru/1.jpg',
    'https://example.ru/\u00001.jpg',
    'https://example.ru/1\t.jpg',
    'https://',
    'certificate.pdf',
    `https://example.ru/${'a'.repeat(2048)}`,
  ])('is not read: %j', (text) => {
    expect(feedUrl(text)).toBeNull();
  });
});
