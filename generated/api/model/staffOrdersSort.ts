import * as zod from 'zod/mini';

export const StaffOrdersSort = /*#__PURE__*/ zod.enum(['Newest', 'Oldest', 'Largest', 'Smallest']);

export type StaffOrdersSort = zod.input<typeof StaffOrdersSort>;
export type StaffOrdersSortOutput = zod.output<typeof StaffOrdersSort>;
