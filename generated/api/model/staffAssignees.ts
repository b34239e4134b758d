import * as zod from 'zod/mini';
import { StaffAssignee } from './staffAssignee.ts';

export const staffAssigneesItemsMax = 200;



export const StaffAssignees = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffAssignee).check(/*#__PURE__*/ zod.maxLength(staffAssigneesItemsMax))
});

export type StaffAssignees = zod.input<typeof StaffAssignees>;
export type StaffAssigneesOutput = zod.output<typeof StaffAssignees>;
