import type { Order } from '#generated/api/model/index.ts';

/** What a refund shows of its order. */
export type RefundedOrder = Pick<Order, 'id' | 'number' | 'items' | 'totals' | 'payment'>;
