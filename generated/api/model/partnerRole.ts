import * as zod from 'zod/mini';

export const PartnerRole = /*#__PURE__*/ zod.enum(['Owner', 'Manager', 'Approver', 'Accountant', 'Employee']);

export type PartnerRole = zod.input<typeof PartnerRole>;
export type PartnerRoleOutput = zod.output<typeof PartnerRole>;
