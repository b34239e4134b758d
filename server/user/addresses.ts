import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { addresses } from '#server/db/schema/shopping.ts';
import { ADDRESSES_LIMIT } from '#src/lib/contract-lengths.ts';
import { addressLine, tidy } from './address-text.ts';
import type { Address, NewAddress } from './schemas.ts';

/** The owner of an address: a person or a company. */
export type AddressOwner = { userID: string } | { partnerID: string };

function toAddress(row: typeof addresses.$inferSelect): Address {
  const { userID: _user, partnerID: _partner, createdAt: _made, ...address } = row;
  return address;
}

function ownedBy(owner: AddressOwner): SQL {
  return 'userID' in owner
    ? eq(addresses.userID, owner.userID)
    : eq(addresses.partnerID, owner.partnerID);
}

/** The owner's addresses, newest first. Does not check that the owner is the user. */
export async function listAddresses(db: Database, owner: AddressOwner): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ownedBy(owner))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(ADDRESSES_LIMIT);
  return rows.map(toAddress);
}

function selectLastCity(db: Database, owned: SQL) {
  return db
    .select({ city: addresses.city })
    .from(addresses)
    .where(owned)
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
}

const lastCityOfUser = buildOnce<{ userID: string }, { city: string }[]>((db) =>
  selectLastCity(db, eq(addresses.userID, value('userID'))),
);

/** The city of the owner's newest address; null while there is none. */
export async function findLastCity(db: Database, owner: AddressOwner): Promise<string | null> {
  const [row] = await ('userID' in owner
    ? lastCityOfUser(db, owner)
    : selectLastCity(db, ownedBy(owner)));
  return row?.city ?? null;
}

/** The user's own addresses and those of the user's companies. */
function visibleAddressesOf(userID: string): SQL | undefined {
  const employed = sql`exists (
    select 1 from ${partnerEmployees}
    where ${partnerEmployees.partnerID} = ${addresses.partnerID}
      and ${partnerEmployees.userID} = ${userID} and not ${partnerEmployees.isBlocked}
  )`;
  return or(eq(addresses.userID, userID), employed);
}

/** An address the user may use; null when it does not exist or belongs to another user. */
export async function findAddress(
  db: Database,
  userID: string,
  id: string,
): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), visibleAddressesOf(userID)));
  return row ? toAddress(row) : null;
}

/** An address of this owner; null when the owner has no such address. */
export async function findOwnedAddress(
  db: Database,
  owner: AddressOwner,
  id: string,
): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), ownedBy(owner)));
  return row ? toAddress(row) : null;
}

/** @throws ApiProblem 404 when it does not exist or belongs to another user. */
export async function getAddress(db: Database, userID: string, id: string): Promise<Address> {
  const address = await findAddress(db, userID, id);
  if (address === null) throw new ApiProblem(404, 'Адрес не найден', { reason: 'NotFound' });
  return address;
}

/**
 * Saves an address; saving the same one again only updates entrance, floor and comment.
 * @throws ApiProblem 422 TooMany
 */
export async function createAddress(
  db: Database,
  owner: AddressOwner,
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
  const value = addressLine(place);
  const others = and(ownedBy(owner), ne(addresses.value, value));
  if ((await db.$count(addresses, others)) >= ADDRESSES_LIMIT) {
    throw new ApiProblem(422, `Больше ${ADDRESSES_LIMIT} адресов завести нельзя`, {
      reason: 'TooMany',
    });
  }
  const [row] = await db
    .insert(addresses)
    .values({
      ...place,
      ...details,
      id: randomUUID(),
      ...owner,
      value,
    })
    .onConflictDoUpdate({
      target: ['userID' in owner ? addresses.userID : addresses.partnerID, addresses.value],
      set: details,
    })
    .returning();
  if (row === undefined) throw new Error('The address was not stored');
  return toAddress(row);
}

/**
 * Deletes an address, also from carts; orders store their copy.
 * @returns the deleted row
 * @throws ApiProblem 404
 */
export async function deleteAddress(
  db: Database,
  owner: AddressOwner,
  id: string,
): Promise<typeof addresses.$inferSelect> {
  const [gone] = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), ownedBy(owner)))
    .returning();
  if (gone === undefined) throw new ApiProblem(404, 'Адрес не найден', { reason: 'NotFound' });
  return gone;
}
