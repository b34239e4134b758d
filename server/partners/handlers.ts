import type { Context, Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { requireSession } from '#server/contract/session.ts';
import { changeDefaultContract, listContracts } from '#server/partners/contracts/contracts.ts';
import { createPeopleHandlers } from '#server/partners/employees/people-handlers.ts';
import { countAddressDrafts } from '#server/partners/records/address-drafts.ts';
import { deletePartnerAddress } from '#server/partners/records/delete-address.ts';
import { storeDeleted } from '#server/partners/records/deleted-records.ts';
import { restoreRecord, rightToRestore } from '#server/partners/records/restore-record.ts';
import { changeTag, createTag, deleteTag, listTags } from '#server/partners/records/tags.ts';
import { searchPartners } from '#server/partners/registration/search-partners.ts';
import { createAddress, listAddresses } from '#server/user/addresses.ts';
import { createRecipient, deleteRecipient, listRecipients } from '#server/user/recipients.ts';
import type { FollowApprovers } from './approvers.ts';
import { customerHandlers } from './customer-handlers.ts';
import { getMembership, lockMembership } from './membership.ts';
import { ensurePartnerCustomer, getPartner, listPartners } from './partners.ts';
import type { PartnerRow } from './schemas.ts';

const SUGGESTIONS = 7;
const SEARCHES = { calls: 120, windowMs: 60_000 };

/** @throws ApiProblem 404 when the user does not work for the company. */
async function partnerOf(context: Context, partnerID: string): Promise<PartnerRow> {
  const { userID } = requireSession(context);
  return (await getMembership(context.db, userID, partnerID)).partner;
}

/** @param followApprovers called when the approvers of a company have changed. */
export const createPartnerHandlers = (followApprovers: FollowApprovers) =>
  ({
    ...createPeopleHandlers(followApprovers),
    ...customerHandlers,

    listPartners: async (_request, context) => {
      const { userID } = requireSession(context);
      const items = await listPartners(context.db, userID, context.now());
      return { status: 200, body: { items } };
    },

    getPartner: async ({ params }, context) => {
      const { userID } = requireSession(context);
      return { status: 200, body: await getPartner(context.db, userID, params.id, context.now()) };
    },

    listPartnerAddresses: async ({ params }, context) => {
      const { id } = await partnerOf(context, params.id);
      const items = await listAddresses(context.db, { partnerID: id });
      const counts = await countAddressDrafts(
        context.db,
        id,
        items.map((address) => address.id),
      );
      const withCount = items.map((one) => ({ ...one, draftCount: counts.get(one.id) ?? 0 }));
      return { status: 200, body: { items: withCount } };
    },

    createPartnerAddress: (request, context) =>
      withIdempotency(context, 'createPartnerAddress', request, async (tx) => {
        const { userID } = requireSession(context);
        const { params, body } = request;
        await lockMembership(tx, userID, params.id, 'ManageAddresses');
        return { status: 201, body: await createAddress(tx, { partnerID: params.id }, body) };
      }),

    deletePartnerAddress: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageAddresses');
        await deletePartnerAddress(tx, params.id, params.addressID, context.now());
        return { status: 204 };
      }),

    listPartnerContracts: async ({ params }, context) => {
      const { id } = await partnerOf(context, params.id);
      return { status: 200, body: { items: await listContracts(context.db, id, context.now()) } };
    },

    changeDefaultContract: ({ params, body }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ChangeDefaultContract');
        const items = await changeDefaultContract(tx, params.id, body.contractID, context.now());
        return { status: 200, body: { items } };
      }),

    listPartnerRecipients: async ({ params }, context) => {
      const { id } = await partnerOf(context, params.id);
      const customerID = await ensurePartnerCustomer(context.db, id);
      return { status: 200, body: { items: await listRecipients(context.db, customerID) } };
    },

    createPartnerRecipient: (request, context) =>
      withIdempotency(context, 'createPartnerRecipient', request, async (tx) => {
        const { userID } = requireSession(context);
        const { params, body } = request;
        await lockMembership(tx, userID, params.id, 'ManageRecipients');
        const customerID = await ensurePartnerCustomer(tx, params.id);
        return { status: 201, body: await createRecipient(tx, customerID, body) };
      }),

    deletePartnerRecipient: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageRecipients');
        const customerID = await ensurePartnerCustomer(tx, params.id);
        const record = await deleteRecipient(tx, customerID, params.recipientID);
        await storeDeleted(tx, {
          partnerID: params.id,
          kind: 'Recipient',
          record,
          deletedAt: context.now(),
        });
        return { status: 204 };
      }),

    listPartnerTags: async ({ params }, context) => {
      const { id } = await partnerOf(context, params.id);
      return { status: 200, body: { items: await listTags(context.db, id) } };
    },

    createPartnerTag: (request, context) =>
      withIdempotency(context, 'createPartnerTag', request, async (tx) => {
        const { userID } = requireSession(context);
        const { params, body } = request;
        await lockMembership(tx, userID, params.id, 'ManageTags');
        return { status: 201, body: await createTag(tx, params.id, body.name) };
      }),

    changePartnerTag: ({ params, body }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageTags');
        return { status: 200, body: await changeTag(tx, params.id, body) };
      }),

    deletePartnerTag: ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, 'ManageTags');
        const { tag, row, cartIDs, orderIDs } = await deleteTag(tx, params.id, params.tagID);
        await storeDeleted(tx, {
          partnerID: params.id,
          kind: 'Tag',
          record: row,
          cartIDs,
          orderIDs,
          deletedAt: context.now(),
        });
        return { status: 200, body: tag };
      }),

    restorePartnerRecord: ({ params, body }, context) =>
      context.db.transaction(async (tx) => {
        const { userID } = requireSession(context);
        await lockMembership(tx, userID, params.id, rightToRestore[body.kind]);
        const key = { partnerID: params.id, kind: body.kind, id: body.recordID };
        await restoreRecord(tx, key, context.now());
        return { status: 204 };
      }),

    searchPartners: async ({ query }, context) => {
      const { userID } = requireSession(context);
      await countCall(context.db, `search-partners:${userID}`, SEARCHES, context.now());
      const suggestionQuery = { query: query.query, limit: query.limit ?? SUGGESTIONS };
      const items = await searchPartners(
        context.db,
        context.services.organizations,
        userID,
        suggestionQuery,
      );
      return { status: 200, body: { items } };
    },
  }) satisfies Partial<Handlers>;
