import { expect, it } from 'vitest';
import { watchingDelay } from './watching-delay.ts';

it('lets the buyer see what his approvers do', () => {
  expect(watchingDelay({ status: 'Pending', allowedActions: ['Withdraw'] })).toBeGreaterThan(0);
});

it('moves nothing under the hands of who decides', () => {
  const allowedActions = ['Approve', 'Decline', 'Edit'] as const;
  expect(watchingDelay({ status: 'Pending', allowedActions: [...allowedActions] })).toBe(false);
});

it('leaves alone what has been decided', () => {
  expect(watchingDelay({ status: 'Rejected', allowedActions: [] })).toBe(false);
});
