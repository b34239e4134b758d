import { describe, expect, it } from 'vitest';
import { normalizeSearchText } from './text.ts';

describe('normalizeSearchText', () => {
  it.each([
    ['Съёмный  ПРОТЕЗ', 'съемный протез'],
    ['«Эстелайт»\u00a0A3,5', 'эстелайт a3.5'],
    ['Пластины 20×30 мм', 'пластины 20x30 мм'],
    ['ISO 06–140', 'iso 06-140'],
    ['  a—b  ', 'a-b'],
    ['ﬁle Ⅱ', 'file ii'],
  ])('%s → %s', (text, expected) => {
    expect(normalizeSearchText(text)).toBe(expected);
  });

  it('is idempotent', () => {
    const once = normalizeSearchText('Ёршик «Micro» 1,5×2,0 — №4');
    expect(normalizeSearchText(once)).toBe(once);
  });
});
