import * as zod from 'zod/mini';

export const AuditEntity = /*#__PURE__*/ zod.enum(['orders', 'payments', 'payment_refunds', 'money_transfers', 'refunds', 'support_tickets', 'product_feedback', 'bonus_entries', 'partner_employees', 'powers_of_attorney']);

export type AuditEntity = zod.input<typeof AuditEntity>;
export type AuditEntityOutput = zod.output<typeof AuditEntity>;
