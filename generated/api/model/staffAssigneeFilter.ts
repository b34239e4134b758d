import * as zod from 'zod/mini';

export const StaffAssigneeFilter = /*#__PURE__*/ zod.enum(['Me', 'Nobody']);

export type StaffAssigneeFilter = zod.input<typeof StaffAssigneeFilter>;
export type StaffAssigneeFilterOutput = zod.output<typeof StaffAssigneeFilter>;
