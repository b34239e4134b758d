import { expect, it } from 'vitest';
import { approvalHeadline, isCanceledUndecided } from './approval-headline.ts';

const oleg = { employeeID: 'e-oleg', name: 'Олег', position: null, isMe: true };
const maria = { employeeID: 'e-maria', name: 'Мария', position: null, isMe: false };
const pending = {
  status: 'Pending',
  orderStatus: 'WaitingForApprove',
  awaitedSince: null,
  author: maria,
  decisions: [
    {
      approver: oleg,
      status: 'Pending',
      comment: null,
      decidedAt: null,
      decidedVersion: null,
      resetAt: null,
    },
  ],
  history: [],
} as const;
const withdrawn = {
  id: '2',
  at: '2026-11-25T09:00:00.000Z',
  kind: 'Withdrawn',
  actor: maria,
  version: 1,
  comment: null,
  diff: null,
} as const;

it('headline of an approval: names who is awaited while the order waits', () => {
  const approval = { ...pending, decisions: [...pending.decisions], history: [] };
  expect(approvalHeadline(approval)).toBe('Ждём решения: Олег (вы)');
  expect(isCanceledUndecided(approval)).toBe(false);
});

it('headline of an approval: names who withdrew the order, and awaits nobody', () => {
  const approval = {
    ...pending,
    decisions: [...pending.decisions],
    orderStatus: 'Canceled' as const,
    history: [withdrawn],
  };
  const headline = approvalHeadline(approval);
  expect(headline).toContain('Заказ отозван покупателем: Мария');
  expect(headline).not.toContain('Ждём');
  expect(isCanceledUndecided(approval)).toBe(true);
  expect(approvalHeadline({ ...approval, history: [] })).toBe('Заказ отменён');
});

it('headline of an approval: says what is left to do once it is decided, until it is done', () => {
  const approved = {
    ...pending,
    decisions: [...pending.decisions],
    history: [],
    status: 'Approved' as const,
  };
  const placeable = { ...approved, orderStatus: 'Approved' as const };
  expect(approvalHeadline(placeable)).toBe('Заказ согласован. Оформить его может Мария');
  const author = { ...maria, isMe: true };
  expect(approvalHeadline({ ...placeable, author })).toBe(
    'Заказ согласован. Осталось оформить его',
  );
  const placed = { ...approved, orderStatus: 'WaitingForPicking' as const };
  expect(approvalHeadline(placed)).toBe('Заказ согласован');
});
