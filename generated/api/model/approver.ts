import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const approverNameMax = 302;

export const approverPositionMax = 200;

export const approverPendingCountMin = 0;



export const Approver = /*#__PURE__*/ zod.object({
  "employeeID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approverNameMax)),
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approverPositionMax))),
  "isMe": /*#__PURE__*/ zod.boolean(),
  "pendingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approverPendingCountMin))
});

export type Approver = zod.input<typeof Approver>;
export type ApproverOutput = zod.output<typeof Approver>;
