import { expect, it } from 'vitest';
import { readContract } from '#tests/support/servers/server.ts';
import { commentMaxLengths, SUPPORT_COMMENT_MAX } from './comment-lengths.ts';

interface Text {
  maxLength?: number;
  properties?: Readonly<Record<string, { maxLength?: number }>>;
}

const schemas = readContract().components?.schemas as Readonly<Record<string, Text>>;

const maxLengthOf = (schema: string, property: string) =>
  schemas[schema]?.properties?.[property]?.maxLength;

it('comment lengths: are those that the contract accepts', () => {
  expect(SUPPORT_COMMENT_MAX).toBe(schemas.SupportComment?.maxLength);
  const { order, manager, decision, ticketMessage, ticketFeedback } = commentMaxLengths;
  expect(order).toBe(maxLengthOf('ChangeCheckoutComment', 'comment'));
  expect(order).toBe(maxLengthOf('ChangeApprovalComment', 'comment'));
  expect(manager).toBe(maxLengthOf('ProceedCartToManager', 'comment'));
  expect(decision).toBe(maxLengthOf('ApproveOrder', 'comment'));
  expect(decision).toBe(maxLengthOf('DeclineOrder', 'comment'));
  expect(ticketMessage).toBe(maxLengthOf('NewTicketMessage', 'text'));
  expect(ticketFeedback).toBe(maxLengthOf('NewTicketFeedback', 'comment'));
});
