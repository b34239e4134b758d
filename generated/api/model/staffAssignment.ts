import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const StaffAssignment = /*#__PURE__*/ zod.object({
  "assigneeID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type StaffAssignment = zod.input<typeof StaffAssignment>;
export type StaffAssignmentOutput = zod.output<typeof StaffAssignment>;
