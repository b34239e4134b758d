import { describe, expect, it } from 'vitest';
import { measuresOf } from './query-words.ts';

const fits = (patterns: readonly string[], name: string) =>
  patterns.every((pattern) => new RegExp(pattern).test(name));

describe('measuresOf', () => {
  it.each([
    ['к-файл iso 25', 'к-файл ручной, iso 25, 31 мм', 'к-файл ручной, iso 31, 25 мм'],
    ['игла 25 мм', 'игла, 27g, 25 мм', 'игла 25, 27 мм'],
    ['гель 2.5 мл', 'гель, 2.5 мл, шприц', 'гель, 12.5 мл, шприц'],
    ['перчатки размер м', 'перчатки, размер m, голубые', 'перчатки, размер xl, m'],
    ['щипцы no 17', 'щипцы, no 17', 'щипцы, no 170'],
    ['анестетик без адреналина', 'анестетик, без адреналина', 'анестетик с адреналином'],
    ['анестетик без адреналина', 'анестетик, без вазоконстриктора', 'анестетик с эпинефрином'],
  ])('«%s» means «%s» and not «%s»', (query, meant, other) => {
    const { placed } = measuresOf(query);
    expect(fits(placed, meant)).toBe(true);
    expect(fits(placed, other)).toBe(false);
  });

  it('matches only the size when no word says what it measures', () => {
    const { present } = measuresOf('перчатки черные s');
    expect(fits(present, 'перчатки, размер s, черные')).toBe(true);
    expect(fits(present, 'перчатки, размер xs, черные')).toBe(false);
  });

  it('has no patterns for words', () => {
    expect(measuresOf('композит универсальный')).toEqual({ placed: [], present: [] });
  });
});
