import type { Context, Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import type { FollowApprovers } from './approvers.ts';
import { resendInvitation, undoAcceptance } from './employee-invitations.ts';
import {
  getReceivedInvitation,
  listReceivedInvitations,
  readInvitationLink,
} from './invitations/received-invitations.ts';
import { acceptInvitation, declineInvitation } from './invitations/respond-to-invitation.ts';
import { lockMembership, lockPartner } from './membership.ts';

/** The invitation with the company's row locked, so that one of two simultaneous responses counts. */
async function lockReceived(
  tx: Context['db'],
  context: Context,
  id: string,
  token: string | undefined,
) {
  const session = requireSession(context);
  const { partner } = await getReceivedInvitation(tx, session, id, token);
  await lockPartner(tx, partner.id, 'update');
  return getReceivedInvitation(tx, session, id, token);
}

/** @param follow called when the approvers of a company have changed. */
export const createInvitationHandlers = (follow: FollowApprovers) =>
  ({
    resendInvitation: async (request, context) => {
      const { userID } = requireSession(context);
      const { id, employeeID } = request.params;
      const now = context.now();
      return withIdempotency(context, 'resendInvitation', request, async (tx) => {
        const membership = await lockMembership(tx, userID, id, 'ManageEmployees');
        return { status: 200, body: await resendInvitation(tx, membership, employeeID, now) };
      });
    },

    undoAcceptance: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        const membership = await lockMembership(tx, userID, params.id, 'ManageEmployees');
        const change = { now: context.now(), follow };
        const body = await undoAcceptance(tx, membership, params.employeeID, change);
        return { status: 200, body };
      }),

    listInvitations: async (_request, context) => {
      const session = requireSession(context);
      const items = await listReceivedInvitations(context.db, session, context.now());
      return { status: 200, body: { items } };
    },

    readInvitationLink: async ({ body }, context) => ({
      status: 200,
      body: await readInvitationLink(context.db, body.token, context.now()),
    }),

    acceptInvitation: ({ params, body: { token } }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        const received = await lockReceived(tx, context, params.id, token);
        const invitee = { userID, proof: received.proof, now: context.now() };
        return { status: 200, body: await acceptInvitation(tx, received, invitee) };
      }),

    declineInvitation: ({ params, body: { token } }, context) =>
      context.db.transaction(async (tx) => {
        const received = await lockReceived(tx, context, params.id, token);
        await declineInvitation(tx, received, context.now());
        return { status: 204 };
      }),
  }) satisfies Partial<Handlers>;
