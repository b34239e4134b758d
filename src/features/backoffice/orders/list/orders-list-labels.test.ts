import { describe, expect, it, vi } from 'vitest';
import { paymentText } from '#src/features/backoffice/orders/payment-status-labels.ts';
import { chosenOrdersFilters, sumText } from './orders-list-labels.ts';
import { staffOrderCells } from './staff-orders-workbook.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the list of the orders of all buyers', () => {
  it('names the bounds of a sum', () => {
    expect(plain(sumText(1000, 5000))).toBe('от 1 000 до 5 000 ₽');
    expect(plain(sumText(undefined, 500))).toBe('до 500 ₽');
    expect(sumText(undefined, undefined)).toBe('');
    // As the request has them.
    expect(plain(sumText(5000, 1000))).toBe('от 1 000 до 5 000 ₽, границы переставлены');
  });

  it('has a chip for each filter, which removes it alone', () => {
    const change = vi.fn();
    const search = {
      text: 'бор',
      status: ['Pending', 'Shipped'] as ('Pending' | 'Shipped')[],
      payment: 'Paid',
      delivery: 'Pickup',
      sumTo: 500,
    } as const;
    const chips = chosenOrdersFilters({ search, change });
    expect(chips.map(({ label }) => plain(label))).toEqual([
      '«бор»',
      'Принят',
      'В пути',
      'Оплата: оплачен',
      'Самовывоз',
      'до 500 ₽',
    ]);
    chips[1]?.remove();
    expect(change).toHaveBeenCalledWith({ status: ['Shipped'] });
  });

  it('is written as rows, in rubles', () => {
    const cells = staffOrderCells({
      id: '240507',
      number: 'Д-240507',
      status: 'Shipped',
      confirmedAt: '2026-03-12T09:45:00.000Z',
      customerName: 'ООО «Белая линия»',
      customerInn: '0277000011',
      paymentMethod: 'Cash',
      paymentStatus: 'NotPaid',
      deliveryMethod: 'Courier',
      toPay: 459_050,
      due: 359_050,
      // Unpaid goods that were returned are no money that went back.
      returnedAmount: 100_000,
      refundedAmount: 0,
      bankReturning: 0,
      toReturn: 0,
    });
    expect(cells).toEqual([
      'Д-240507',
      { day: '2026-03-12' },
      'В пути',
      'ООО «Белая линия»',
      '0277000011',
      4590.5,
      0,
      3590.5,
      0,
      expect.stringMatching(/налич/i),
      'не оплачен',
      'Курьером',
    ]);
  });

  it('names the money of what is over the same, by bank and by hand', () => {
    const money = { refundedAmount: 0, bankReturning: 0, toReturn: 0 };
    const byHand = { status: 'Canceled', paymentStatus: 'Paid', ...money } as const;
    const byBank = { status: 'Canceled', paymentStatus: 'NotPaid', ...money } as const;
    expect(paymentText({ ...byHand, toReturn: 100 })).toBe('оплачен, деньги возвращаются');
    expect(paymentText({ ...byBank, bankReturning: 100 })).toBe('оплачен, деньги возвращаются');
    expect(paymentText({ ...byHand, refundedAmount: 100 })).toBe('оплачен, деньги возвращены');
    expect(paymentText({ ...byBank, refundedAmount: 100 })).toBe('оплачен, деньги возвращены');
    expect(paymentText(byBank)).toBe('не оплачен');
    // A part of what was received.
    const partly = { ...byHand, status: 'Succeeded', refundedAmount: 100 } as const;
    expect(paymentText(partly)).toBe('оплачен');
  });
});
