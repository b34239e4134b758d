import { describe, expect, it } from 'vitest';
import { outcomeText } from './outcome-text.ts';

const granted = { decision: 'Granted', reason: null, refund: null } as const;

describe('the outcome of a ticket', () => {
  it('has the sum of an accepted refund, and where the money is', () => {
    const refund = { amount: 89_000, bonus: 2, money: 'Returned' } as const;
    expect(outcomeText('Refund', { ...granted, refund })).toBe(
      'Возврат принят: 890\u00a0₽ и\u00a02\u00a0бонуса. Банк вернул деньги.',
    );
    const pending = { ...granted, refund: { ...refund, bonus: 0, money: 'Pending' } } as const;
    expect(outcomeText('Refund', pending)).toContain('890\u00a0₽. Банк ещё не');
    const bonusOnly = { amount: 0, bonus: 1, money: 'Offline' } as const;
    expect(outcomeText('Refund', { ...granted, refund: bonusOnly })).toBe(
      'Возврат принят: 1\u00a0бонус.',
    );
  });

  it('has the reason of a rejection', () => {
    const rejected = { decision: 'Rejected', reason: 'Вскрыта упаковка', refund: null } as const;
    expect(outcomeText('Refund', rejected)).toBe('В\u00a0возврате отказано: Вскрыта упаковка');
    expect(outcomeText('EDO', { ...rejected, reason: null })).toBe('Отклонено.');
  });

  it('says what was done of other types', () => {
    expect(outcomeText('EDO', granted)).toBe('ЭДО подключён.');
    expect(outcomeText('General', granted)).toBe('Обращение закрыто.');
  });
});
