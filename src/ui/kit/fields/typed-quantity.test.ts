import { describe, expect, it } from 'vitest';
import { readTypedQuantity, shownDraft, typeOver } from './typed-quantity.ts';

/** What is typed into a field by key, as its draft. */
const typeKeys = (keys: string) =>
  [...keys].reduce<string | null>(
    (draft, key) => typeOver(draft, shownDraft(draft ?? '') + key),
    null,
  );

describe('typed quantity', () => {
  it.each([
    ['12', 12],
    ['007', 7],
    ['0', 0],
    ['1 200', 1200],
    ['3,0', 3],
    ['3,', 3],
    ['12шт', 12],
    ['12 шт.', 12],
    ['', 1],
    ['-', 1],
    ['1234567', 1_234_567],
    ['12345678901', 999_999_999],
  ])('reads «%s» as %s', (draft, expected) => {
    expect(readTypedQuantity(draft)).toBe(expected);
  });

  it.each(['1а2', '-4', '−4', '4-', '1 2', '1e9', '3 по 5', '2,5', ',5', 'абв'])(
    'reads «%s», typed by key or at once, as no quantity',
    (typed) => {
      expect(readTypedQuantity(typeKeys(typed) ?? '')).toBeNull();
      expect(readTypedQuantity(typeOver(null, typed))).toBeNull();
    },
  );

  it('shows what was typed, and nothing of a minus alone', () => {
    expect(shownDraft(typeKeys('1а2') ?? '')).toBe('1а2');
    expect(shownDraft(typeKeys('-') ?? '')).toBe('');
    expect(shownDraft(typeKeys('-4') ?? '')).toBe('-4');
  });
});
