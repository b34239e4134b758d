import * as zod from 'zod/mini';

export const StaffTransferKind = /*#__PURE__*/ zod.enum(['Payment', 'Return']);

export type StaffTransferKind = zod.input<typeof StaffTransferKind>;
export type StaffTransferKindOutput = zod.output<typeof StaffTransferKind>;
