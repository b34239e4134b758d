import type { components } from '#generated/server/operations.ts';
import { staffActor } from '#server/backoffice/staff-act.ts';
import { closeRefundTickets } from '#server/backoffice/tickets/close-refund-tickets.ts';
import { staffAuthor } from '#server/backoffice/tickets/staff-author.ts';
import type { Context } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { returnPart } from '#server/order/refunds/return-part.ts';
import { declineRefunds } from './decline-refunds.ts';
import { type StaffOrderStep, statusAfter } from './order-steps.ts';
import { readOrder } from './staff-orders.ts';
import { giveBackByHand, payByHand, undoPayment } from './transfers/transfer-steps.ts';

type Schemas = components['schemas'];

/** Steps that the buyer reads the reason of. */
const withReason: ReadonlySet<StaffOrderStep> = new Set([
  'Cancel',
  'Decline',
  'Unpay',
  'ReturnPart',
]);

/** The message where it is missing. */
const reasonRequired: Readonly<Partial<Record<StaffOrderStep, string>>> = {
  Decline: 'Напишите покупателю, почему отказываете в\u00A0возврате',
  Unpay: 'Напишите, почему снимаете отметку об\u00A0оплате',
};

/** Why a step is taken; undefined without a reason, and for a step that has none. */
export function reasonOf({ step, reason }: Schemas['StaffOrderMove']): string | undefined {
  return withReason.has(step) ? reason?.trim() : undefined;
}

/**
 * Checks that staff may take a step of an order as they have seen it.
 * @throws ApiProblem 409 VersionConflict, NotAllowed, NotPaid, 422 ReasonRequired
 */
export function assertStep(order: Schemas['StaffOrder'], move: Schemas['StaffOrderMove']): void {
  const { step, version, unpaid = false } = move;
  if (version !== undefined && version !== order.version) {
    const message = 'Заказ изменился после того, как вы его открыли';
    throw new ApiProblem(409, message, { reason: 'VersionConflict' });
  }
  if (!order.allowedSteps.includes(step)) {
    throw new ApiProblem(409, 'Этот шаг сейчас невозможен', { reason: 'NotAllowed' });
  }
  if (step === 'Ship' && order.unpaid && !unpaid) {
    const message = 'Заказ не\u00A0оплачен: отправить его можно, только если вы это подтвердите';
    throw new ApiProblem(409, message, { reason: 'NotPaid' });
  }
  const missing = reasonOf(move) === undefined ? reasonRequired[step] : undefined;
  if (missing !== undefined) {
    const errors = [{ path: '/reason', message: missing }];
    throw new ApiProblem(422, missing, { reason: 'ReasonRequired', errors });
  }
}

/** @throws ApiProblem 422 ItemsRequired, and as `returnPart` */
async function returnItems(
  tx: Database,
  id: string,
  items: Schemas['StaffOrderMove']['items'],
  given: { note: string | null; now: Date },
): Promise<void> {
  if (items === undefined) {
    const message = 'Выберите, что вернули';
    const errors = [{ path: '/items', message }];
    throw new ApiProblem(422, message, { reason: 'ItemsRequired', errors });
  }
  await returnPart(tx, await readOrder(tx, id), items, given);
}

/**
 * Takes a step of a locked order, which `assertStep` has let pass.
 * @throws ApiProblem 409, 422 TransferRequired, WrongAmount, WrongDay
 */
export async function takeStep(
  tx: Database,
  context: Context,
  order: Schemas['StaffOrder'],
  move: Schemas['StaffOrderMove'],
): Promise<void> {
  const { id } = order;
  const { step } = move;
  const now = context.now();
  const reason = reasonOf(move);
  const recorded = { document: move.transfer, recordedBy: staffActor(context), now };
  switch (step) {
    case 'Pay':
      return payByHand(tx, id, order, recorded);
    case 'Unpay':
      return undoPayment(tx, id, { reason: reason ?? '', now });
    case 'GiveBack':
      return giveBackByHand(tx, id, order.toReturn, recorded);
    case 'ReturnPart':
      return returnItems(tx, id, move.items, { note: reason ?? null, now });
    case 'Decline': {
      const author = await staffAuthor(tx, context);
      return declineRefunds(tx, id, { author, reason: reason ?? '', now });
    }
    default: {
      const by = reason === undefined ? {} : { cancelReason: reason };
      await advanceOrder(tx, id, statusAfter[step], now, by);
    }
  }
  if (step !== 'Refund') return;
  await closeRefundTickets(tx, id, { author: await staffAuthor(tx, context), now });
}
