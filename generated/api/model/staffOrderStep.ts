import * as zod from 'zod/mini';

export const StaffOrderStep = /*#__PURE__*/ zod.enum(['Accept', 'Confirm', 'Pick', 'Pack', 'Ship', 'Deliver', 'Cancel', 'Return', 'ReturnPart', 'Refund', 'Decline', 'Pay', 'Unpay', 'GiveBack']);

export type StaffOrderStep = zod.input<typeof StaffOrderStep>;
export type StaffOrderStepOutput = zod.output<typeof StaffOrderStep>;
