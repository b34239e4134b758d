import { asStaff } from '#server/backoffice/staff-act.ts';
import { closeRefundTickets } from '#server/backoffice/tickets/close-refund-tickets.ts';
import { staffAuthor } from '#server/backoffice/tickets/staff-author.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { recordPayment } from '#server/fulfillment/record-payment.ts';
import { declineRefunds } from './decline-refunds.ts';
import { statusAfter } from './order-steps.ts';
import { listStaffOrders, lockOrder, readStaffOrder } from './staff-orders.ts';

/** Operations of staff on orders. */
export const staffOrderHandlers = {
  listStaffOrders: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    return { status: 200, body: await listStaffOrders(db, { ...filter, page, pageSize }) };
  },

  getStaffOrder: async ({ params }, { db }) => {
    return { status: 200, body: await readStaffOrder(db, params.id) };
  },

  takeOrderStep: (request, context) =>
    withIdempotency(context, 'takeOrderStep', request, async (tx) => {
      const { id } = request.params;
      const { step, version } = request.body;
      const reason =
        step === 'Cancel' || step === 'Decline' ? request.body.reason?.trim() : undefined;
      const now = context.now();
      await lockOrder(tx, id);
      const order = await readStaffOrder(tx, id);
      if (version !== undefined && version !== order.version) {
        const message = 'Заказ изменился после того, как вы его открыли';
        throw new ApiProblem(409, message, { reason: 'VersionConflict' });
      }
      if (!order.allowedSteps.includes(step)) {
        const message = 'Этот шаг сейчас невозможен';
        throw new ApiProblem(409, message, { reason: 'NotAllowed' });
      }
      if (step === 'Ship' && order.unpaid && request.body.unpaid !== true) {
        const message =
          'Заказ не\u00A0оплачен: отправить его можно, только если вы это подтвердите';
        throw new ApiProblem(409, message, { reason: 'NotPaid' });
      }
      if (step === 'Decline' && reason === undefined) {
        const message = 'Напишите покупателю, почему отказываете в\u00A0возврате';
        const errors = [{ path: '/reason', message }];
        throw new ApiProblem(422, message, { reason: 'ReasonRequired', errors });
      }
      const args = ['order', id, step.toLowerCase(), ...(reason === undefined ? [] : [reason])];
      await asStaff(tx, context, args, async () => {
        if (step === 'Pay') await recordPayment(tx, id, now);
        else if (step === 'Decline') {
          const author = await staffAuthor(tx, context);
          await declineRefunds(tx, id, { author, reason: reason ?? '', now });
        } else {
          const by = reason === undefined ? {} : { cancelReason: reason };
          await advanceOrder(tx, id, statusAfter[step], now, by);
        }
        if (step === 'Refund') {
          await closeRefundTickets(tx, id, { author: await staffAuthor(tx, context), now });
        }
      });
      return { status: 200, body: await readStaffOrder(tx, id) };
    }),
} satisfies Partial<Handlers>;
