import { describe, expect, it } from 'vitest';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { type SteppedOrder, stepTexts, stepWarning, textsOf, undoText } from './order-steps.ts';
import { stepObstacle } from './step-obstacle.ts';

const line = {
  productID: '100245',
  productSlug: null,
  name: 'Композит',
  vendorCode: 'EST',
  quantity: 3,
  amount: 459_000,
  isGift: false,
  returned: 0,
  returning: 0,
};
const paidOnline: SteppedOrder = {
  lines: [line],
  toPay: 459_000,
  due: 0,
  toReturn: 0,
  unpaid: false,
  returnedAmount: 0,
  spentBonus: 0,
  returnedBonus: 0,
  paymentStatus: 'Paid',
  handPayment: null,
  tickets: [],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('steps of an order', () => {
  it('name the order in the question and in the message afterwards', () => {
    for (const { title, done } of Object.values(stepTexts)) {
      expect(title('Д-240501')).toMatch(/Д-240501.*\?$/);
      expect(done('Д-240501')).toContain('Д-240501');
    }
  });

  it('mention bonuses of a canceled order when some were spent', () => {
    const { consequence } = stepTexts.Cancel;
    expect(consequence(paidOnline)).not.toContain('бонус');
    expect(consequence({ ...paidOnline, spentBonus: 120 })).toContain('магазин – бонусы');
  });

  it('say that a recorded payment can be undone, and nothing else', () => {
    const undone = (Object.keys(stepTexts) as StaffOrderStep[]).filter((step) =>
      undoText(step, { status: 'Confirmed', paymentStatus: 'NotPaid' }).includes('можно снять'),
    );
    expect(undone).toEqual(['Pay']);
    expect(undoText('Pay', { status: 'Shipped', paymentStatus: 'NotPaid' })).toContain('нельзя');
    // Recorded in another tab.
    expect(undoText('Pay', { status: 'Confirmed', paymentStatus: 'Paid' })).toBe('');
    expect(stepTexts.Pay.consequence(paidOnline)).toBe('Оплата уже отмечена.');
  });

  it('promise no money for a part of what was not paid', () => {
    const { consequence } = stepTexts.ReturnPart;
    expect(consequence(paidOnline)).toContain('вернёт за это деньги');
    const unpaid = consequence({ ...paidOnline, paymentStatus: 'NotPaid' });
    expect(plain(unpaid)).toContain('платить за это будет не нужно');
  });

  it('name the sum that staff return', () => {
    const owing = { ...paidOnline, toReturn: 459_000 };
    expect(plain(stepTexts.GiveBack.consequence(owing))).toContain('Вернуть надо 4 590 ₽.');
  });

  it('name the sum of a payment', () => {
    const owed = { ...paidOnline, paymentStatus: 'NotPaid', due: 459_000 } as const;
    expect(stepTexts.Pay.consequence(owed)).toContain('4\u00a0590\u00a0₽');
  });

  it.each(['Cancel', 'Refund'] as const)('say who returns the money, and how much: %s', (step) => {
    const { consequence } = stepTexts[step];
    expect(consequence(paidOnline)).toContain('Банк вернёт');
    expect(consequence(paidOnline)).toContain('4\u00a0590\u00a0₽');
    const handPayment = { amount: 459_000, markedBy: 'Светлана Громова' };
    const byHand = consequence({ ...paidOnline, handPayment });
    expect(plain(byHand)).toContain('Деньги верните сами: 4 590 ₽');
    expect(byHand).toContain('отметил сотрудник: Светлана Громова');
    expect(byHand).not.toContain('Банк вернёт');
    expect(consequence({ ...paidOnline, paymentStatus: 'NotPaid' })).toContain('возвращать деньги');
  });

  it.each(['Return', 'Refund'] as const)(
    'say what is returned already, and what is left: %s',
    (step) => {
      const { consequence } = stepTexts[step];
      expect(plain(consequence(paidOnline))).toContain('Вернётся весь заказ: 3 шт. на 4 590 ₽.');
      const part = {
        ...paidOnline,
        lines: [{ ...line, returned: 1, returning: 1 }],
        returnedAmount: 153_000,
      };
      expect(plain(consequence(part))).toContain(
        'Уже возвращено: 1 из 3 шт., 1 530 ₽. Осталось вернуть: 2 шт. на 3 060 ₽. Из них 1 шт. просит вернуть покупатель.',
      );
    },
  );

  it('return money only where there is some', () => {
    expect(textsOf('Refund', paidOnline).label).toBe('Вернуть деньги');
    const unpaid = textsOf('Refund', { ...paidOnline, paymentStatus: 'NotPaid' });
    expect(unpaid.label).toBe('Принять возврат');
    expect(unpaid.title('Д-240501')).not.toContain('деньги');
  });

  it('warn before an unpaid order is sent', () => {
    const unpaid = { ...paidOnline, unpaid: true, due: 459_000 };
    expect(stepWarning('Ship', unpaid)).toBe('Отправить неоплаченный заказ');
    expect(plain(stepTexts.Ship.consequence(unpaid))).toContain('Заказ не оплачен: ждём 4 590 ₽.');
    expect(stepWarning('Ship', paidOnline)).toBeNull();
    expect(stepWarning('Cancel', unpaid)).toBeNull();
    expect(stepTexts.Ship.consequence(paidOnline)).not.toContain('не\u00a0оплачен');
  });

  it('name the tickets that a declined return closes', () => {
    const refund = { state: 'Requested', amount: 153_000, bonus: 0 } as const;
    const ticket = {
      id: 't-1',
      number: 'О-1022',
      type: 'Refund',
      status: 'New',
      title: 'Возврат',
      createdAt: '2026-03-09T12:30:00.000Z',
      refund,
    } as const;
    const { consequence } = stepTexts.Decline;
    expect(consequence({ ...paidOnline, tickets: [ticket] })).toContain('О-1022');
    expect(consequence(paidOnline)).not.toContain('Закроются');
  });

  it('are blocked once the order has changed', () => {
    const order = { status: 'Confirmed', allowedSteps: ['Pick', 'Cancel'] } as const;
    const given = { ...order, allowedSteps: [...order.allowedSteps] };
    expect(stepObstacle(given, 'Cancel', 'Confirmed')).toBeNull();
    expect(stepObstacle(given, 'Cancel', 'Pending')).toContain(
      'был «Принят», теперь «Подтверждён»',
    );
    expect(stepObstacle(given, 'Pay', 'Confirmed')).toContain('этого сделать уже нельзя');
  });
});
