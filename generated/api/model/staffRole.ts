import * as zod from 'zod/mini';

export const StaffRole = /*#__PURE__*/ zod.enum(['support', 'orders', 'moderation', 'catalog', 'admin']);

export type StaffRole = zod.input<typeof StaffRole>;
export type StaffRoleOutput = zod.output<typeof StaffRole>;
