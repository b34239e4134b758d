import { describe, expect, it } from 'vitest';
import { findMojibake } from './readable-text.ts';

const find = (text: string) => findMojibake({ items: [{ text }] }, JSON.stringify({ text }));

describe('texts', () => {
  it.each(['latin1', 'windows-1251'])('finds Russian in UTF-8 that was read as %s', (encoding) => {
    const read = new TextDecoder(encoding).decode(Buffer.from('Боры алмазные, 5 шт'));
    expect(find(read)).toBe(`/items/0/text: ${read}`);
  });

  it('finds bytes of UTF-8 that were taken for characters', () => {
    expect(find(Buffer.from('Боры').toString('latin1'))).not.toBeNull();
  });

  it('finds lost letters', () => {
    expect(find('Б\ufffdры')).not.toBeNull();
  });

  it.each([
    'Боры алмазные «С» – 5 шт',
    'ИП РС№1, Р«Мост»',
    'Ñandú, São Paulo, Ð and Ñ',
    '𝒜😀 й “ё” <b>&amp; 100%',
    'Ђ Ѓ Љ С° Р±',
  ])('finds nothing in %s', (text) => {
    expect(find(text)).toBeNull();
  });
});
