import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { declinedAdvice, paymentLabels } from './payment-labels.ts';

const payment = (
  state: OrderPayment['state'],
  change: Partial<OrderPayment> = {},
): OrderPayment => ({
  method: 'Cash',
  status: 'NotPaid',
  state,
  ...change,
});

describe('paymentLabels', () => {
  it.each([
    [payment('InvoiceConfirmed'), 'Счёт ждёт оплаты'],
    [payment('InvoiceConfirmed', { status: 'Paid' }), 'Счёт оплачен'],
    [payment('CashConfirmed'), 'Наличными при получении'],
    [payment('CashConfirmed', { method: 'BankCard' }), 'Картой при получении'],
    [payment('PendingManager'), 'Оплату согласует менеджер'],
    [payment('OnlinePaymentNotPaid'), 'Ждёт оплаты'],
    [payment('OnlinePaymentProcessing', { status: 'Pending' }), 'Банк обрабатывает оплату'],
    [payment('OnlinePaymentPaid', { status: 'Paid' }), 'Оплачен'],
    [payment('SberInstallment', { status: 'Pending' }), 'Банк рассматривает заявку'],
    [payment('Unknown', { method: null }), 'Способ оплаты уточняется'],
  ])('describes %j: %s', (given, state) => {
    expect(paymentLabels(given, 'Pending').state).toBe(state);
  });

  it('has a next step for unpaid orders, and none for paid ones', () => {
    expect(paymentLabels(payment('OnlinePaymentNotPaid'), 'Pending').next).toContain('Оплатите');
    expect(
      paymentLabels(payment('OnlinePaymentPaid', { status: 'Paid' }), 'Pending').next,
    ).toBeNull();
  });

  it('states the term of the contract, or that of the invoice', () => {
    const next = (paymentDelayDays: number) =>
      paymentLabels(payment('InvoiceConfirmed'), 'Pending', { paymentDelayDays }).next;
    expect(next(14)).toMatch(/Отсрочка по договору – 14.дней/);
    expect(next(0)).toContain('срок указан в счёте');
    expect(paymentLabels(payment('InvoiceConfirmed'), 'Pending').next).toBe(next(0));
  });

  it('advises another way after a decline: on receipt, where that was agreed', () => {
    const byCard = payment('CashConfirmed', { method: 'BankCard' });
    expect(declinedAdvice(byCard)).toContain('заплатите при получении');
    const bySBP = payment('OnlinePaymentNotPaid', { method: 'SBP' });
    expect(declinedAdvice(bySBP)).toContain('задайте вопрос о заказе');
  });

  it('requests no payment of an invoice while the order is being returned', () => {
    const { state, next } = paymentLabels(payment('InvoiceConfirmed'), 'WaitingForRefund');
    expect(state).toBe('Не оплачен');
    expect(next).toContain('Платить не нужно');
    const paid = payment('InvoiceConfirmed', { status: 'Paid' });
    expect(paymentLabels(paid, 'WaitingForRefund').state).toBe('Счёт оплачен');
  });

  it('says where the return of money by hand is recorded', () => {
    const paid = payment('InvoiceConfirmed', { status: 'Paid' });
    const { state, next } = paymentLabels(paid, 'Canceled');
    expect(state).toBe('Деньги возвращает магазин');
    expect(next).toContain('в истории заказа');
  });

  it('requests no payment of a canceled order', () => {
    expect(paymentLabels(payment('OnlinePaymentNotPaid'), 'Canceled')).toEqual({
      state: 'Платить не нужно',
      next: null,
    });
  });
});
