import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const staffAssigneeNameMax = 302;



export const StaffAssignee = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffAssigneeNameMax)),
  "isMe": /*#__PURE__*/ zod.boolean()
});

export type StaffAssignee = zod.input<typeof StaffAssignee>;
export type StaffAssigneeOutput = zod.output<typeof StaffAssignee>;
