import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { customers, recipients } from '#server/db/schema/shopping.ts';
import type { NewRecipient, Recipient } from './schemas.ts';

type RecipientRow = typeof recipients.$inferSelect;

function toRecipient(row: RecipientRow): Recipient {
  const { id, firstName, middleName, lastName, phone, email, isDefault } = row;
  return { id, firstName, middleName, lastName, phone, email, isDefault };
}

/** Who may receive for a customer, the usual one first. Whether he is the reader's is not asked here. */
export async function listRecipients(db: Database, customerID: string): Promise<Recipient[]> {
  const rows = await db
    .select()
    .from(recipients)
    .where(eq(recipients.customerId, customerID))
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
    .where(and(eq(recipients.id, id), eq(recipients.customerId, customerID)));
  if (row === undefined) throw new ApiProblem(404, 'Получатель не найден', { reason: 'NotFound' });
  return toRecipient(row);
}

export async function findDefaultRecipient(
  db: Database,
  customerID: string,
): Promise<Recipient | null> {
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.customerId, customerID), eq(recipients.isDefault, true)));
  return row ? toRecipient(row) : null;
}

/** Adds a recipient; the first one of a customer becomes the usual one. */
export async function createRecipient(
  tx: Database,
  customerID: string,
  { firstName, middleName = null, lastName, phone, email = null }: NewRecipient,
): Promise<Recipient> {
  // Two first recipients at once must not both become the usual one.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerID))
    .for('update');
  const isDefault = (await findDefaultRecipient(tx, customerID)) === null;
  const person = { firstName, middleName, lastName, phone, email };
  const [row] = await tx
    .insert(recipients)
    .values({ ...person, id: randomUUID(), customerId: customerID, isDefault })
    .returning();
  if (row === undefined) throw new Error('The recipient was not stored');
  return toRecipient(row);
}
