import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import {
  type deletedPartnerRecords,
  finDocsRecipients,
  partnerTags,
} from '#server/db/schema/partners.ts';
import { addresses, carts, recipients } from '#server/db/schema/shopping.ts';
import { restoreFinDocsRecipient } from '#server/partners/contracts/fin-docs.ts';
import { ensurePartnerCustomer } from '#server/partners/partners.ts';
import type { PartnerAction } from '#server/partners/schemas.ts';
import { restoreRecipient } from '#server/user/recipients.ts';
import { type RecordKey, takeDeleted } from './deleted-records.ts';
import { restoreTag } from './tags.ts';

type DeletedRow = typeof deletedPartnerRecords.$inferSelect;

/** The right to delete and restore records of a kind. */
export const rightToRestore: Record<RecordKey['kind'], PartnerAction> = {
  Address: 'ManageAddresses',
  Recipient: 'ManageRecipients',
  Tag: 'ManageTags',
  FinDocsRecipient: 'ManageFinDocsRecipients',
};

/** The stored row; JSON has made a text of its one date. */
function rowOf<Row extends { createdAt: Date }>({ record }: DeletedRow): Row {
  return { ...record, createdAt: new Date(String(record.createdAt)) } as Row;
}

/** The same address may have been added meanwhile: then that one stays. */
async function restoreAddress(tx: Database, deleted: DeletedRow): Promise<void> {
  const stored = await tx
    .insert(addresses)
    .values(rowOf<typeof addresses.$inferSelect>(deleted))
    .onConflictDoNothing()
    .returning({ id: addresses.id });
  if (stored.length === 0) return;
  await tx
    .update(carts)
    .set({ addressID: deleted.id })
    .where(and(inArray(carts.id, deleted.cartIDs), isNull(carts.addressID)));
}

async function restore(tx: Database, deleted: DeletedRow): Promise<void> {
  const { cartIDs, orderIDs } = deleted;
  switch (deleted.kind) {
    case 'Address':
      return restoreAddress(tx, deleted);
    case 'Recipient':
      return restoreRecipient(tx, rowOf(deleted));
    case 'Tag':
      return restoreTag(tx, { row: rowOf(deleted), cartIDs, orderIDs });
    case 'FinDocsRecipient':
      return restoreFinDocsRecipient(tx, rowOf(deleted));
  }
}

async function isPresent(tx: Database, { partnerID, kind, id }: RecordKey): Promise<boolean> {
  switch (kind) {
    case 'Address':
      return (
        (await tx.$count(
          addresses,
          and(eq(addresses.partnerID, partnerID), eq(addresses.id, id)),
        )) > 0
      );
    case 'Recipient': {
      const owner = eq(recipients.customerID, await ensurePartnerCustomer(tx, partnerID));
      return (await tx.$count(recipients, and(owner, eq(recipients.id, id)))) > 0;
    }
    case 'Tag': {
      const own = and(eq(partnerTags.partnerID, partnerID), eq(partnerTags.id, id));
      return (await tx.$count(partnerTags, own)) > 0;
    }
    case 'FinDocsRecipient': {
      const own = and(eq(finDocsRecipients.partnerID, partnerID), eq(finDocsRecipients.id, id));
      return (await tx.$count(finDocsRecipients, own)) > 0;
    }
  }
}

/**
 * Brings a deleted record back under its id, where it was chosen; a present one stays as it is. Call it
 * with the company locked.
 * @throws ApiProblem 404, 409 TagExists, RecipientExists
 */
export async function restoreRecord(tx: Database, key: RecordKey, now: Date): Promise<void> {
  const deleted = await takeDeleted(tx, key, now);
  if (deleted !== null) return restore(tx, deleted);
  if (await isPresent(tx, key)) return;
  throw new ApiProblem(404, 'Вернуть уже нельзя', { reason: 'NotFound' });
}
