import { expect, it } from 'vitest';
import { isContainerScript } from './container-scripts.ts';

const allowed = ['https://tags.example.ru/pixel.js', 'https://cdn.example.ru/tags/'];

it.each([
  ['https://tags.example.ru/pixel.js', true],
  ['https://tags.example.ru/pixel.js?id=7#a', true],
  ['https://tags.example.ru/pixel.js/more', false],
  ['https://tags.example.ru/other.js', false],
  ['https://cdn.example.ru/tags/a/b.js', true],
  ['https://cdn.example.ru/other.js?/tags/', false],
  ['https://cdn.example.ru.evil.example/tags/a.js', false],
  ['//cdn.example.ru/tags/a.js', false],
])('container scripts: %s: %s', (url, isAllowed) => {
  expect(isContainerScript(url, allowed)).toBe(isAllowed);
});
