import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { customers, recipients } from '#server/db/schema/shopping.ts';
import { RECIPIENTS_LIMIT } from '#src/lib/contract-lengths.ts';
import type { NewRecipient, Recipient } from './schemas.ts';

type RecipientRow = typeof recipients.$inferSelect;

function toRecipient(row: RecipientRow): Recipient {
  const { id, firstName, middleName, lastName, phone, email, isDefault } = row;
  return { id, firstName, middleName, lastName, phone, email, isDefault };
}

/**
 * The recipients of a customer, the default one first. Does not check that the customer is the
 * user's.
 */
export async function listRecipients(db: Database, customerID: string): Promise<Recipient[]> {
  const rows = await db
    .select()
    .from(recipients)
    .where(eq(recipients.customerID, customerID))
    .orderBy(desc(recipients.isDefault), asc(recipients.createdAt), asc(recipients.id));
  return rows.map(toRecipient);
}

/** @throws ApiProblem 404 when the customer has no such recipient. */
export async function getRecipient(
  db: Database,
  customerID: string,
  id: string,
): Promise<Recipient> {
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.id, id), eq(recipients.customerID, customerID)));
  if (row === undefined) throw new ApiProblem(404, 'Получатель не найден', { reason: 'NotFound' });
  return toRecipient(row);
}

/** The recipient that new orders of a customer begin with; `null` when none is chosen. */
export async function findDefaultRecipient(
  db: Database,
  customerID: string,
): Promise<Recipient | null> {
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.customerID, customerID), eq(recipients.isDefault, true)));
  return row ? toRecipient(row) : null;
}

/** Locks the customer, so that simultaneous changes do not create two default recipients. */
async function lockCustomer(tx: Database, customerID: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerID))
    .for('update');
}

/**
 * Adds a recipient; the first one of a customer becomes the default.
 * @throws ApiProblem 422 TooMany
 */
export async function createRecipient(
  tx: Database,
  customerID: string,
  { firstName, middleName = null, lastName, phone, email = null }: NewRecipient,
): Promise<Recipient> {
  await lockCustomer(tx, customerID);
  if ((await tx.$count(recipients, eq(recipients.customerID, customerID))) >= RECIPIENTS_LIMIT) {
    throw new ApiProblem(422, `Больше ${RECIPIENTS_LIMIT} получателей завести нельзя`, {
      reason: 'TooMany',
    });
  }
  const isDefault = (await findDefaultRecipient(tx, customerID)) === null;
  const person = { firstName, middleName, lastName, phone, email };
  const [row] = await tx
    .insert(recipients)
    .values({ ...person, id: randomUUID(), customerID, isDefault })
    .returning();
  if (row === undefined) throw new Error('The recipient was not stored');
  return toRecipient(row);
}

/**
 * Deletes a recipient; after the default one, the oldest becomes the default.
 * @returns the deleted row
 * @throws ApiProblem 404
 */
export async function deleteRecipient(
  tx: Database,
  customerID: string,
  id: string,
): Promise<RecipientRow> {
  await lockCustomer(tx, customerID);
  const [gone] = await tx
    .delete(recipients)
    .where(and(eq(recipients.id, id), eq(recipients.customerID, customerID)))
    .returning();
  if (gone === undefined) throw new ApiProblem(404, 'Получатель не найден', { reason: 'NotFound' });
  const [next] = await listRecipients(tx, customerID);
  if (gone.isDefault && next !== undefined) {
    await tx.update(recipients).set({ isDefault: true }).where(eq(recipients.id, next.id));
  }
  return gone;
}

/** Stores a deleted recipient again; it is the default one again if it was. */
export async function restoreRecipient(tx: Database, row: RecipientRow): Promise<void> {
  await lockCustomer(tx, row.customerID);
  if (row.isDefault) {
    const others = eq(recipients.customerID, row.customerID);
    await tx.update(recipients).set({ isDefault: false }).where(others);
  }
  await tx.insert(recipients).values(row).onConflictDoNothing();
}
