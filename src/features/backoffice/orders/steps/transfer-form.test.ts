import { describe, expect, it } from 'vitest';
import { toDocument, transferErrors, transferRules } from './transfer-form.ts';

describe('the document of a transfer', () => {
  it.each([
    ['number', ' ', 'Поле обязательно для заполнения'],
    ['day', '31.02.2026', 'Некорректная дата. Введите дату формата дд.мм.гггг'],
    ['day', '01.01.2099', 'Этот день ещё не\u00a0наступил'],
    ['amount', 'много', 'Введите сумму в рублях, например 20 000'],
    ['amount', '4 590,50', null],
    ['day', '01.03.2026', null],
  ] as const)('has a rule for %s: %s', (field, typed, message) => {
    expect(transferRules[field](typed)).toBe(message);
  });

  it('is sent in kopecks with the day of the calendar', () => {
    expect(toDocument({ number: ' 118 ', day: '13.03.2026', amount: '4 590,50' })).toEqual({
      number: '118',
      day: '2026-03-13',
      amount: 459_050,
    });
  });

  it('shows what the server rejects at its field', () => {
    expect(transferErrors({ 'transfer.amount': 'Не та', rejection: 'Нельзя' })).toEqual({
      amount: 'Не та',
      rejection: 'Нельзя',
    });
  });
});
