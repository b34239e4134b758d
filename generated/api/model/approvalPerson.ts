import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const approvalPersonNameMax = 302;

export const approvalPersonPositionMax = 200;



export const ApprovalPerson = /*#__PURE__*/ zod.object({
  "employeeID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalPersonNameMax)),
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalPersonPositionMax))),
  "isMe": /*#__PURE__*/ zod.boolean()
});

export type ApprovalPerson = zod.input<typeof ApprovalPerson>;
export type ApprovalPersonOutput = zod.output<typeof ApprovalPerson>;
