import type { Context, Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import {
  changeApprovers,
  type FollowApprovers,
  listApprovers,
} from '#server/partners/approvers.ts';
import {
  changeFinDocsRecipient,
  createFinDocsRecipient,
  deleteFinDocsRecipient,
  listFinDocsRecipients,
} from '#server/partners/contracts/fin-docs.ts';
import { createInvitationHandlers } from '#server/partners/invitation-handlers.ts';
import { getMembership, lockMembership, lockPartner } from '#server/partners/membership.ts';
import { storeDeleted } from '#server/partners/records/deleted-records.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import { listEmployees } from './employee-list.ts';
import { changeEmployee, inviteEmployee } from './employees.ts';
import { leavePartner, removeEmployee } from './remove-employee.ts';

const SEARCHES = { calls: 120, windowMs: 60_000 };

function membershipOf(context: Context, partnerID: string): Promise<Membership> {
  return getMembership(context.db, requireSession(context).userID, partnerID);
}

/** @param follow called when the approvers of a company have changed. */
export const createPeopleHandlers = (follow: FollowApprovers) =>
  ({
    ...createInvitationHandlers(follow),

    listApprovers: async ({ params }, context) => {
      const membership = await membershipOf(context, params.id);
      return { status: 200, body: await listApprovers(context.db, membership) };
    },

    changeApprovers: (request, context) =>
      withIdempotency(context, 'changeApprovers', request, async (tx) => {
        const { userID } = requireSession(context);
        const { params, body } = request;
        const membership = await lockMembership(tx, userID, params.id, 'ManageApprovers');
        return {
          status: 200,
          body: await changeApprovers(tx, membership, body, { now: context.now(), follow }),
        };
      }),

    listEmployees: async ({ params, query }, context) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, state } = query;
      const membership = await membershipOf(context, params.id);
      const filter = { page, pageSize, ...(state === undefined ? {} : { state }) };
      return {
        status: 200,
        body: await listEmployees(context.db, membership, filter, context.now()),
      };
    },

    searchEmployees: async ({ params, query }, context) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, state } = query;
      const membership = await membershipOf(context, params.id);
      const key = `search-employees:${membership.employee.userID}`;
      await countCall(context.db, key, SEARCHES, context.now());
      const filter = {
        page,
        pageSize,
        query: query.query,
        ...(state === undefined ? {} : { state }),
      };
      return {
        status: 200,
        body: await listEmployees(context.db, membership, filter, context.now()),
      };
    },

    inviteEmployee: async (request, context) => {
      const { userID } = requireSession(context);
      return withIdempotency(context, 'inviteEmployee', request, async (tx) => {
        const { params, body } = request;
        const membership = await lockMembership(tx, userID, params.id, 'ManageEmployees');
        return { status: 201, body: await inviteEmployee(tx, membership, body, context.now()) };
      });
    },

    changeEmployee: ({ params, body }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        const membership = await lockMembership(tx, userID, params.id, 'ManageEmployees');
        return {
          status: 200,
          body: await changeEmployee(tx, membership, body, { now: context.now(), follow }),
        };
      }),

    deleteEmployee: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        const change = { now: context.now(), follow };
        await lockPartner(tx, params.id, 'update');
        const own = await getMembership(tx, userID, params.id);
        if (params.employeeID === own.employee.id) {
          await leavePartner(tx, own, change);
        } else {
          const membership = await lockMembership(tx, userID, params.id, 'ManageEmployees');
          await removeEmployee(tx, membership, params.employeeID, change);
        }
        return { status: 204 };
      }),

    listFinDocsRecipients: async ({ params }, context) => {
      const { partner } = await membershipOf(context, params.id);
      return { status: 200, body: { items: await listFinDocsRecipients(context.db, partner.id) } };
    },

    createFinDocsRecipient: (request, context) =>
      withIdempotency(context, 'createFinDocsRecipient', request, async (tx) => {
        const { userID } = requireSession(context);
        const { params, body } = request;
        await lockMembership(tx, userID, params.id, 'ManageFinDocsRecipients');
        return { status: 201, body: await createFinDocsRecipient(tx, params.id, body) };
      }),

    changeFinDocsRecipient: ({ params, body }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageFinDocsRecipients');
        return { status: 200, body: await changeFinDocsRecipient(tx, params.id, body) };
      }),

    deleteFinDocsRecipient: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageFinDocsRecipients');
        const record = await deleteFinDocsRecipient(tx, params.id, params.recipientID);
        await storeDeleted(tx, {
          partnerID: params.id,
          kind: 'FinDocsRecipient',
          record,
          deletedAt: context.now(),
        });
        return { status: 204 };
      }),
  }) satisfies Partial<Handlers>;
