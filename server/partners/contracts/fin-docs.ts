import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { finDocsRecipients } from '#server/db/schema/partners.ts';
import type { FinDocsRecipient, NewFinDocsRecipient } from '#server/partners/schemas.ts';
import { tidy } from '#server/user/address-text.ts';
import { FIN_DOCS_RECIPIENTS_LIMIT } from '#src/lib/contract-lengths.ts';

function toRecipient(row: typeof finDocsRecipients.$inferSelect): FinDocsRecipient {
  const { id, firstName, middleName, lastName, position, email, phone, documents } = row;
  return { id, firstName, middleName, lastName, position, email, phone, documents };
}

function ofPartner(partnerID: string, id: string) {
  return and(eq(finDocsRecipients.partnerID, partnerID), eq(finDocsRecipients.id, id));
}

function notFound(): ApiProblem {
  return new ApiProblem(404, 'Получатель не найден', { reason: 'NotFound' });
}

/** Recipients of the company's financial documents, in the order of adding. */
export async function listFinDocsRecipients(
  db: Database,
  partnerID: string,
): Promise<FinDocsRecipient[]> {
  const rows = await db
    .select()
    .from(finDocsRecipients)
    .where(eq(finDocsRecipients.partnerID, partnerID))
    .orderBy(
      // Restored rows have times of whole milliseconds.
      sql`date_trunc('milliseconds', ${finDocsRecipients.createdAt})`,
      sql`${finDocsRecipients.lastName} collate "und-x-icu"`,
      finDocsRecipients.id,
    );
  return rows.map(toRecipient);
}

/** @throws ApiProblem 409 RecipientExists when another has this e-mail. */
async function assertEmailFree(
  tx: Database,
  partnerID: string,
  email: string,
  except?: string,
): Promise<void> {
  const [taken] = await tx
    .select({ id: finDocsRecipients.id })
    .from(finDocsRecipients)
    .where(
      and(
        eq(finDocsRecipients.partnerID, partnerID),
        eq(finDocsRecipients.emailKey, email.toLowerCase()),
      ),
    );
  if (taken === undefined || taken.id === except) return;
  throw new ApiProblem(409, 'На эту почту документы уже приходят', { reason: 'RecipientExists' });
}

function valuesOf(given: NewFinDocsRecipient) {
  const { firstName, lastName, email, documents } = given;
  return {
    firstName,
    middleName: given.middleName ?? null,
    lastName,
    position: tidy(given.position),
    email,
    emailKey: email.toLowerCase(),
    phone: given.phone ?? null,
    documents,
  };
}

/** Call it with the company locked. @throws ApiProblem 409 RecipientExists, 422 TooMany */
export async function createFinDocsRecipient(
  tx: Database,
  partnerID: string,
  given: NewFinDocsRecipient,
): Promise<FinDocsRecipient> {
  await assertEmailFree(tx, partnerID, given.email);
  const present = await tx.$count(finDocsRecipients, eq(finDocsRecipients.partnerID, partnerID));
  if (present >= FIN_DOCS_RECIPIENTS_LIMIT) {
    throw new ApiProblem(422, `Больше ${FIN_DOCS_RECIPIENTS_LIMIT} получателей завести нельзя`, {
      reason: 'TooMany',
    });
  }
  const [row] = await tx
    .insert(finDocsRecipients)
    .values({ ...valuesOf(given), id: randomUUID(), partnerID })
    .returning();
  if (row === undefined) throw new Error('The recipient was not stored');
  return toRecipient(row);
}

/** Replaces a recipient. @throws ApiProblem 404, 409 RecipientExists */
export async function changeFinDocsRecipient(
  tx: Database,
  partnerID: string,
  { id, ...given }: NewFinDocsRecipient & { id: string },
): Promise<FinDocsRecipient> {
  await assertEmailFree(tx, partnerID, given.email, id);
  const [row] = await tx
    .update(finDocsRecipients)
    .set(valuesOf(given))
    .where(ofPartner(partnerID, id))
    .returning();
  if (row === undefined) throw notFound();
  return toRecipient(row);
}

/** @returns the deleted row @throws ApiProblem 404 */
export async function deleteFinDocsRecipient(
  tx: Database,
  partnerID: string,
  id: string,
): Promise<typeof finDocsRecipients.$inferSelect> {
  const [gone] = await tx.delete(finDocsRecipients).where(ofPartner(partnerID, id)).returning();
  if (gone === undefined) throw notFound();
  return gone;
}

/** Stores a deleted recipient again. @throws ApiProblem 409 RecipientExists */
export async function restoreFinDocsRecipient(
  tx: Database,
  row: typeof finDocsRecipients.$inferSelect,
): Promise<void> {
  await assertEmailFree(tx, row.partnerID, row.email);
  await tx.insert(finDocsRecipients).values(row);
}
