import { describe, expect, it } from 'vitest';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import { awaitedActions, awaitingFirst } from './awaited-actions.ts';

const calm = {
  awaitingApprovalCount: 0,
  ordersAccess: { state: 'Granted', validUntil: null, reason: null, ticketID: null },
  tradingAccess: { state: 'None', reason: null, ticketID: null },
  defaultContract: null,
  allowedActions: ['RequestOrdersAccess', 'RequestTradingAccess'],
} satisfies Parameters<typeof awaitedActions>[0];
const rejected = { ...calm.ordersAccess, state: 'Rejected' as const };

describe('awaited actions', () => {
  it('are none when everything is in order', () => {
    expect(awaitedActions(calm)).toEqual([]);
  });

  it('start with the orders to approve', () => {
    const company = { ...calm, awaitingApprovalCount: 2, ordersAccess: rejected };
    expect(awaitedActions(company)).toEqual([
      '2\u00a0заказа ждут вашего решения',
      'Отправьте доверенность ещё раз',
    ]);
  });

  it('name only what the user may do', () => {
    expect(awaitedActions({ ...calm, ordersAccess: rejected, allowedActions: [] })).toEqual([]);
  });

  it('name a debt that is overdue and a contract that has ended', () => {
    const defaultContract = {
      allowed: false,
      balance: { overdue: 100 },
    } as PartnerSummary['defaultContract'];
    const ofManager = [...calm.allowedActions, 'ChangeDefaultContract' as const];
    expect(awaitedActions({ ...calm, defaultContract, allowedActions: ofManager })).toHaveLength(2);
    // An employee could neither pay nor choose another contract.
    expect(awaitedActions({ ...calm, defaultContract })).toEqual([]);
  });
});

it('awaitingFirst: moves the companies that await the user to the front, and keeps the order', () => {
  const waits = { ...calm, awaitingApprovalCount: 1 };
  const companies = [
    { ...calm, name: 'А' },
    { ...waits, name: 'Б' },
    { ...calm, name: 'В' },
    { ...waits, name: 'Г' },
  ];
  expect(awaitingFirst(companies).map(({ name }) => name)).toEqual(['Б', 'Г', 'А', 'В']);
});
