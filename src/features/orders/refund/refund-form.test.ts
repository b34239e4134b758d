import { describe, expect, it } from 'vitest';
import { codeDigits, refundRules } from './refund-form.ts';

describe('refund form', () => {
  it('requires a reason and limits the comment to 300 characters', () => {
    expect(refundRules(300).reason('')).toBe('не указана причина возврата');
    expect(refundRules(300).reason('ItemNotFit')).toBeNull();
    expect(refundRules(300).comment('  ')).toBe('Поле обязательно для заполнения');
    expect(refundRules(300).comment('а'.repeat(301))).toBe('Максимальная длина поля: 300 символов');
    expect(refundRules(300).comment('Не тот оттенок')).toBeNull();
  });
});

describe('codeDigits', () => {
  it.each([
    ['482 915', '482915'],
    ['Код: 482915. Никому не говорите', '482915'],
    ['48291577', '482915'],
    ['', ''],
  ])('returns for %j: %j', (typed, digits) => {
    expect(codeDigits(typed, 6)).toBe(digits);
  });
});
