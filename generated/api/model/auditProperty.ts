import * as zod from 'zod/mini';

export const AuditProperty = /*#__PURE__*/ zod.enum(['status', 'payment_status', 'payment_method', 'deleted_at', 'method', 'amount', 'progress', 'payment_id', 'refund_id', 'refunded_at', 'state', 'goods', 'delivery', 'bonus', 'user_id', 'kind', 'expires_on', 'partner_id', 'role', 'is_blocked', 'removed_at', 'employee_id', 'number', 'valid_until', 'direction', 'day', 'undone_at', 'assignee_id']);

export type AuditProperty = zod.input<typeof AuditProperty>;
export type AuditPropertyOutput = zod.output<typeof AuditProperty>;
