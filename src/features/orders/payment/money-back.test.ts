import { expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { cancellationText, moneyBackNote, moneyBackText } from './money-back.ts';

const sum = formatMoney(498_000);

const invoice: OrderPayment = { method: 'Invoice', state: 'InvoiceConfirmed', status: 'NotPaid' };
const card: OrderPayment = { method: 'BankCard', state: 'OnlinePaymentPaid', status: 'Paid' };
const totals = {
  itemCount: 1,
  quantity: 1,
  goods: 498_000,
  discount: 0,
  promo: 0,
  bonus: 0,
  delivery: 0,
  toPay: 498_000,
  weight: 100,
};

it('refund: promises money only for what was paid', () => {
  expect(moneyBackText({ payment: card }, 498_000)).toBe(`Вернём ${sum}`);
  expect(moneyBackText({ payment: card }, 498_000, true)).toBe(`Вернули ${sum}`);
  expect(moneyBackNote({ payment: card })).toMatch(/^Деньги вернутся/);
  expect(moneyBackText({ payment: invoice }, 498_000)).toBe(`Не нужно платить ${sum}`);
  expect(moneyBackText({ payment: invoice }, 498_000, true)).toBe(`Вернули ${sum}`);
  expect(moneyBackNote({ payment: invoice })).toMatch(/^Счёт ещё не оплачен/);
  expect(moneyBackText({ payment: { ...invoice, status: 'Paid' } }, 100)).toBe(
    `Вернём ${formatMoney(100)}`,
  );
});

it('refund: money that has come back was money that was paid', () => {
  const back: OrderPayment = { method: 'SBP', state: 'OnlinePaymentNotPaid', status: 'NotPaid' };
  expect(moneyBackText({ payment: back }, 498_000, true)).toBe(`Вернули ${sum}`);
});

it('cancellation: promises money and bonuses only when they went into the order', () => {
  const unpaid = cancellationText({ payment: invoice, totals });
  expect(unpaid).toContain('платить за него не нужно');
  expect(unpaid).not.toMatch(/Вернём|бонус/);
  const bonus = {
    action: 'Spend' as const,
    balance: { value: 0, hasError: false },
    maxSpend: 21,
    spend: 21,
    earn: 0,
    allowedActions: ['Spend' as const],
    reason: null,
  };
  const paid = cancellationText({ payment: card, totals, bonus });
  expect(paid).toContain(`Вернём ${sum} тем же способом`);
  expect(paid).toContain('На бонусный счёт вернётся 21\u00a0бонус.');
});
