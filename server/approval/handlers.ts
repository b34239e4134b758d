import { approve, decline } from '#server/approval/decision/decide.ts';
import { proceed } from '#server/approval/decision/proceed.ts';
import { type ApprovalReply, response } from '#server/approval/decision/reply.ts';
import { editOrder } from '#server/approval/edit/edit.ts';
import { changeLines, getOrderAddress, toContract } from '#server/approval/edit/edits.ts';
import { listApprovals } from '#server/approval/list/list-approvals.ts';
import { actAs } from '#server/audit/act-as.ts';
import type { Context, Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { type Conditions, conditionsOf } from '#server/integrations/services.ts';
import {
  decideAddress,
  decideComment,
  decideDelivery,
  decidePayment,
  decidePickupPoint,
  decideRecipient,
} from '#server/order/change/decisions.ts';
import { listMethods } from '#server/order/change/list-methods.ts';
import { completeCreation } from '#server/order/place/completion.ts';
import { type ApprovalCase, getCase, lockCase } from './approval-case.ts';
import { viewApproval } from './approval-view.ts';
import type { Conflict } from './rejection.ts';
import { remind } from './remind.ts';

type Work = (tx: Database, found: ApprovalCase, conditions: Conditions) => Promise<Conflict | null>;

/** Locks the order, applies the change and responds with the resulting approval. */
async function runChange(
  tx: Database,
  context: Context,
  id: string,
  work: Work,
): Promise<ApprovalReply> {
  const { userID } = requireSession(context);
  const conditions = conditionsOf(context);
  await actAs(tx, `user:${userID}`);
  const conflict = await work(tx, await lockCase(tx, userID, id), conditions);
  return response(tx, await getCase(tx, userID, id), conflict, context);
}

function change(context: Context, id: string, work: Work): Promise<ApprovalReply> {
  return context.db.transaction((tx) => runChange(tx, context, id, work));
}

/** An empty comment counts as none. */
function textOrNull(comment: string | null | undefined): string | null {
  return comment?.trim() || null;
}

export const approvalHandlers = {
  listApprovals: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const listing = { ...filter, page, pageSize };
    return {
      status: 200,
      body: await listApprovals(context.db, userID, listing, conditionsOf(context)),
    };
  },

  getApproval: async ({ params }, context) => {
    const found = await getCase(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await viewApproval(context.db, found, conditionsOf(context)) };
  },

  approveOrder: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) =>
      approve(tx, found, { version: body.version, comment: textOrNull(body.comment) }, conditions),
    ),

  declineOrder: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) =>
      decline(tx, found, { version: body.version, comment: body.comment.trim() }, conditions),
    ),

  proceedApproval: async (request, context) => {
    const { id } = request.params;
    const reply = await withIdempotency(context, 'proceedApproval', request, (tx) =>
      runChange(tx, context, id, proceed),
    );
    // Outside the transaction, as after any confirmation.
    await completeCreation(id, context);
    return reply;
  },

  remindApprovers: async ({ params }, context) => change(context, params.id, remind),

  changeApprovalProduct: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) => {
      const { version: seen, ...requested } = body;
      const rewrite = () => changeLines(tx, found.order, requested, conditions.now);
      return editOrder(tx, found, { seen, rewrite }, conditions);
    }),

  changeApprovalContract: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) => {
      const apply = toContract(tx, found.partner.id, body.contractID, conditions.now);
      return editOrder(tx, found, { seen: body.version, apply }, conditions);
    }),

  getApprovalDelivery: async ({ params }, context) => {
    const { order } = await getCase(context.db, requireSession(context).userID, params.id);
    const methods = await listMethods(context.db, order, conditionsOf(context));
    return { status: 200, body: { methods } };
  },

  changeApprovalDelivery: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) => {
      const { version: seen, ...choice } = body;
      return editOrder(
        tx,
        found,
        { seen, apply: decideDelivery(found.order, choice, conditions) },
        conditions,
      );
    }),

  changeApprovalDeliveryPoint: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) => {
      const { version: seen, addressID, pickupPointID } = body;
      if (pickupPointID !== undefined) {
        const apply = decidePickupPoint(found.order, pickupPointID, conditions);
        return editOrder(tx, found, { seen, apply }, conditions);
      }
      if (addressID === undefined) {
        throw new ApiProblem(400, 'Укажите адрес или пункт выдачи', { reason: 'ValidationFailed' });
      }
      const find = () => getOrderAddress(tx, found.order, found.partner.id, addressID);
      return editOrder(tx, found, { seen, apply: decideAddress(found.order, find) }, conditions);
    }),

  changeApprovalPayment: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) =>
      editOrder(tx, found, { seen: body.version, apply: decidePayment(body.method) }, conditions),
    ),

  changeApprovalRecipient: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) => {
      const apply = decideRecipient(tx, found.order, body.recipientID);
      return editOrder(tx, found, { seen: body.version, apply }, conditions);
    }),

  changeApprovalComment: ({ params, body }, context) =>
    change(context, params.id, (tx, found, conditions) =>
      editOrder(tx, found, { seen: body.version, apply: decideComment(body.comment) }, conditions),
    ),
} satisfies Partial<Handlers>;
