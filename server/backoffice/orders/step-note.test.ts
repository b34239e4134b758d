import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#server/order/transitions.ts';
import { allowedSteps } from './order-steps.ts';
import { stepNote } from './step-note.ts';

const byCash = { paymentMethod: 'Cash', paymentStatus: 'NotPaid' } as const;

describe('the note on a missing step', () => {
  it.each([
    ['SBP', 'NotPaid', 'оплачивают по\u00A0СБП'],
    ['SBP', 'Pending', 'банк закончит проверку'],
    ['SberInstallment', 'NotPaid', 'оплачивают в\u00A0рассрочку'],
  ] as const)(
    'says what a confirmation waits for: %s, %s',
    (paymentMethod, paymentStatus, text) => {
      const order = { status: 'Pending', paymentMethod, paymentStatus } as const;
      expect(allowedSteps(order)).not.toContain('Confirm');
      expect(stepNote(order)).toContain(text);
    },
  );

  it('is absent where the order can be moved on', () => {
    expect(stepNote({ status: 'Pending', ...byCash })).toBeNull();
    expect(
      stepNote({ ...byCash, status: 'Pending', paymentMethod: 'SBP', paymentStatus: 'Paid' }),
    ).toBeNull();
    expect(stepNote({ status: 'Confirmed', ...byCash })).toBeNull();
  });

  it('is there for each order that staff cannot move on, but ended ones', () => {
    const stuck = orderStatuses.filter((status) => {
      const steps = allowedSteps({ status, ...byCash });
      return steps.every((step) => step === 'Cancel' || step === 'Pay');
    });
    const silent = stuck.filter((status) => stepNote({ status, ...byCash }) === null);
    expect(silent).toEqual(['Draft', 'Refunded', 'Canceled']);
  });
});
