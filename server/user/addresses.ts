import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { addresses } from '#server/db/schema/shopping.ts';
import { addressLine, tidy } from './address-text.ts';
import type { Address, NewAddress } from './schemas.ts';

const SHOWN = 200;

function toAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _owner, createdAt: _made, ...address } = row;
  return address;
}

/** The user's addresses, new ones first. */
export async function listAddresses(db: Database, userID: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userID))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(SHOWN);
  return rows.map(toAddress);
}

/** An address of the user; null when there is none of that id, or it is another's. */
export async function findAddress(
  db: Database,
  userID: string,
  id: string,
): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userID)));
  return row ? toAddress(row) : null;
}

/** @throws ApiProblem 404 when there is none of that id, or it is another's. */
export async function getAddress(db: Database, userID: string, id: string): Promise<Address> {
  const address = await findAddress(db, userID, id);
  if (address === null) throw new ApiProblem(404, 'Адрес не найден', { reason: 'NotFound' });
  return address;
}

/** Saves an address; the same one again only takes the new entrance, floor and comment over. */
export async function createAddress(
  db: Database,
  userID: string,
  given: NewAddress,
): Promise<Address> {
  const place = {
    city: tidy(given.city) ?? given.city,
    street: tidy(given.street) ?? given.street,
    house: tidy(given.house) ?? given.house,
    flat: tidy(given.flat),
  };
  const details = {
    entrance: tidy(given.entrance),
    floor: tidy(given.floor),
    postalCode: given.postalCode ?? null,
    comment: tidy(given.comment),
  };
  const [row] = await db
    .insert(addresses)
    .values({
      ...place,
      ...details,
      id: randomUUID(),
      userId: userID,
      value: addressLine(place),
    })
    .onConflictDoUpdate({ target: [addresses.userId, addresses.value], set: details })
    .returning();
  if (row === undefined) throw new Error('The address was not stored');
  return toAddress(row);
}
