import { describe, expect, it } from 'vitest';
import { SlugRegister, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Композит универсальный A3,5', 'kompozit-universalnyy-a3-5'],
    ['Щётка «Ёж» № 5', 'shchetka-ezh-5'],
    ['Café Übung', 'cafe-ubung'],
    ['***', 'fallback'],
  ])('%s → %s', (text, expected) => {
    expect(slugify(text, 'fallback')).toBe(expected);
  });

  it('is never longer than 96 characters and never ends with a hyphen', () => {
    const slug = slugify('слово '.repeat(100), 'x');
    expect(slug.length).toBeLessThanOrEqual(96);
    expect(slug).not.toMatch(/-$/);
  });
});

describe('SlugRegister', () => {
  it('numbers what is already taken', () => {
    const register = new SlugRegister(['bory']);
    expect([register.take('Боры', 'x'), register.take('Боры', 'x')]).toEqual(['bory-2', 'bory-3']);
  });
});
