import { describe, expect, it } from 'vitest';
import { stepTexts } from './order-steps.ts';
import { stepObstacle } from './step-obstacle.ts';

const paidOnline = { toPay: 459_000, paymentMethod: 'BankCard', paymentStatus: 'Paid' } as const;

describe('steps of an order', () => {
  it('name the order in the question and in the message afterwards', () => {
    for (const { title, done } of Object.values(stepTexts)) {
      expect(title('Д-240501')).toMatch(/Д-240501.*\?$/);
      expect(done('Д-240501')).toContain('Д-240501');
    }
  });

  it('name the sum of a payment', () => {
    expect(stepTexts.Pay.consequence(paidOnline)).toContain('4\u00a0590\u00a0₽');
  });

  it.each(['Cancel', 'Refund'] as const)('say who returns the money, and how much: %s', (step) => {
    const { consequence } = stepTexts[step];
    expect(consequence(paidOnline)).toContain('вернёт банк');
    expect(consequence(paidOnline)).toContain('4\u00a0590\u00a0₽');
    expect(consequence({ ...paidOnline, paymentMethod: 'Cash' })).toContain('Деньги верните сами');
    expect(consequence({ ...paidOnline, paymentStatus: 'NotPaid' })).toContain('возвращать деньги');
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
