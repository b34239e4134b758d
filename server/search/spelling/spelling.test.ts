import { describe, expect, it } from 'vitest';
import { editDistance, romanize, switchLayout, toLookalikes, transliterate } from './spelling.ts';

describe('switchLayout', () => {
  it.each([
    ['rjvgjpbn', 'композит'],
    ['gthxfnrb', 'перчатки'],
    [',jh', 'бор'],
    ['ф2', 'a2'],
    ['Rjvgjpbn', 'композит'],
    ['123', '123'],
  ])('%s → %s', (typed, meant) => {
    expect(switchLayout(typed)).toBe(meant);
  });
});

describe('transliterate', () => {
  it.each([
    ['kompozit', 'композит'],
    ['shpric', 'шприц'],
    ['shchipcy', 'щипцы'],
    ['perchatki', 'перчатки'],
    ['zhidkost', 'жидкост'],
    ['bor 314', 'бор 314'],
  ])('%s → %s', (typed, meant) => {
    expect(transliterate(typed)).toBe(meant);
  });
});

describe('romanize', () => {
  it.each([
    ['люмивера', 'lyumivera'],
    ['Щит', 'schit'],
    ['гель', 'gel'],
    ['a2', 'a2'],
  ])('%s → %s', (typed, meant) => {
    expect(romanize(typed)).toBe(meant);
  });
});

describe('toLookalikes', () => {
  it('replaces Cyrillic letters of a code by Latin ones', () => {
    expect(toLookalikes('А2')).toBe('a2');
    expect(toLookalikes('КМ-100')).toBe('km-100');
  });
});

describe('editDistance', () => {
  it.each([
    ['композит', 'композит', 0],
    ['композитт', 'композит', 1],
    ['кмопозит', 'композит', 1],
    ['кампазит', 'композит', 2],
    ['', 'бор', 3],
  ])('%s – %s: %d', (left, right, distance) => {
    expect(editDistance(left, right, 3)).toBe(distance);
    expect(editDistance(right, left, 3)).toBe(distance);
  });

  it('stops counting beyond the limit', () => {
    expect(editDistance('композит', 'перчатки', 2)).toBe(3);
    expect(editDistance('бор', 'композит', 1)).toBe(2);
  });
});
