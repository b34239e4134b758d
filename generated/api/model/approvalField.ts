import * as zod from 'zod/mini';

export const ApprovalField = /*#__PURE__*/ zod.enum(['Contract', 'Delivery', 'DeliveryPoint', 'Recipient', 'Payment', 'Comment']);

export type ApprovalField = zod.input<typeof ApprovalField>;
export type ApprovalFieldOutput = zod.output<typeof ApprovalField>;
