import { asStaff } from '#server/backoffice/staff-act.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { previewRefund } from '#server/order/refunds/preview-refund.ts';
import { listStaffOrders, lockOrder, readOrder, readStaffOrder } from './staff-orders.ts';
import { assertStep, reasonOf, takeStep } from './take-step.ts';

/** Operations of staff on orders. */
export const staffOrderHandlers = {
  listStaffOrders: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    return { status: 200, body: await listStaffOrders(db, { ...filter, page, pageSize }) };
  },

  getStaffOrder: async ({ params }, { db }) => {
    return { status: 200, body: await readStaffOrder(db, params.id) };
  },

  previewOrderReturn: async ({ params, body }, { db }) => {
    return { status: 200, body: await previewRefund(db, await readOrder(db, params.id), body) };
  },

  takeOrderStep: (request, context) =>
    withIdempotency(context, 'takeOrderStep', request, async (tx) => {
      const { id } = request.params;
      await lockOrder(tx, id);
      const order = await readStaffOrder(tx, id);
      assertStep(order, request.body);
      const reason = reasonOf(request.body);
      const { step } = request.body;
      const args = ['order', id, step.toLowerCase(), ...(reason === undefined ? [] : [reason])];
      await asStaff(tx, context, args, () => takeStep(tx, context, order, request.body));
      return { status: 200, body: await readStaffOrder(tx, id) };
    }),
} satisfies Partial<Handlers>;
