import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Texts as one for a search by words: lower case, ё→е, as `normalizeSearchText` has them. Immutable, so
 * that an index can have it; queries must use the very expression of the index.
 */
export function searchedText(texts: readonly SQL[]): SQL {
  const joined = sql.join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || ' ' || `,
  );
  return sql`replace(lower((${joined}) collate "und-x-icu"), 'ё', 'е')`;
}

interface Person {
  lastName: AnyPgColumn;
  firstName: AnyPgColumn;
  middleName: AnyPgColumn;
}

/** The name of a person. */
export function personNames({ lastName, firstName, middleName }: Person): SQL[] {
  return [sql`${lastName}`, sql`${firstName}`, sql`${middleName}`];
}

/** By what a user is found. */
export function userText(user: Person & { phone: AnyPgColumn; email: AnyPgColumn }): SQL {
  return searchedText([...personNames(user), sql`${user.phone}`, sql`${user.email}`]);
}

/** By what a company is found. */
export function companyText({ name, inn }: Record<'name' | 'inn', AnyPgColumn>): SQL {
  return searchedText([sql`${name}`, sql`${inn}`]);
}

/** By what the customer of an order is found. */
export function customerText({ customer }: { customer: AnyPgColumn }): SQL {
  return searchedText([
    sql`${customer} ->> 'name'`,
    sql`${customer} -> 'person' ->> 'phone'`,
    sql`${customer} -> 'partner' ->> 'name'`,
    sql`${customer} -> 'partner' ->> 'inn'`,
  ]);
}

/** By what the recipient of an order is found. */
export function recipientText({ recipient }: { recipient: AnyPgColumn }): SQL {
  return searchedText([
    sql`${recipient} ->> 'lastName'`,
    sql`${recipient} ->> 'firstName'`,
    sql`${recipient} ->> 'middleName'`,
    sql`${recipient} ->> 'phone'`,
    sql`${recipient} ->> 'email'`,
  ]);
}
