import { describe, expect, it } from 'vitest';
import { documentText, validateDocument } from './transfer-document.ts';

const now = new Date('2026-03-13T22:00:00.000Z');
const document = { number: ' 118 ', day: '2026-03-14', amount: 489_000 };
const first = { day: '2026-03-12', event: 'Заказ оформлен' };
const expected = { amount: 489_000, owed: 'За заказ должны', first, now };

describe('the document of a transfer', () => {
  it('is of the day in Moscow at most, with its number trimmed', () => {
    expect(validateDocument(document, expected)).toEqual({ ...document, number: '118' });
    expect(() => validateDocument({ ...document, day: '2026-03-15' }, expected)).toThrow(
      'ещё не\u00a0наступил',
    );
  });

  it('is not of a day before the order was placed', () => {
    expect(() => validateDocument({ ...document, day: '2026-03-11' }, expected)).toThrow(
      /Заказ оформлен 12\.03\.2026/,
    );
    expect(validateDocument({ ...document, day: first.day }, expected).day).toBe(first.day);
  });

  it('has the owed sum, and both are named otherwise', () => {
    expect(() => validateDocument({ ...document, amount: 498_000 }, expected)).toThrow(
      /за заказ должны 4\s890\s₽, а\sв\sдокументе 4\s980\s₽/,
    );
  });

  it('of cash is called a cash order', () => {
    expect(documentText({ number: 'РКО-8', day: '2026-03-14' })).toMatch(
      /^расходный кассовый ордер/,
    );
  });

  it('is named with its day', () => {
    expect(documentText(document).replaceAll('\u00a0', ' ')).toBe(
      'платёжное поручение №  118  от 14.03.2026',
    );
  });
});
