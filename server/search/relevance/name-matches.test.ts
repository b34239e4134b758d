import { describe, expect, it } from 'vitest';
import { nameMatches, requestedStems, wordsOf } from './name-matches.ts';

describe('nameMatches', () => {
  it.each([
    ['Композиты', 'композит'],
    ['Композиты', 'КОМПОЗИТАМИ'],
    ['Композиты текучие', 'текучий композит'],
    ['Съёмные протезы', 'сьемные протезы'.replace('сь', 'съ')],
    ['Боры алмазные', 'бор'],
  ])('%s is found by «%s»', (name, query) => {
    expect(nameMatches(wordsOf(name), requestedStems(query))).toBe(true);
  });

  it.each([
    ['Композиты', 'перчатки'],
    ['Композиты', ''],
    ['Композиты', '!'],
    ['Боры', 'боры твердосплавные'],
  ])('%s is not found by «%s»', (name, query) => {
    expect(nameMatches(wordsOf(name), requestedStems(query))).toBe(false);
  });
});
