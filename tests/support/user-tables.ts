import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as approval from '#server/db/schema/approval.ts';
import * as buying from '#server/db/schema/buying.ts';
import * as calendar from '#server/db/schema/calendar.ts';
import * as catalog from '#server/db/schema/catalog.ts';
import * as content from '#server/db/schema/content.ts';
import * as discovery from '#server/db/schema/discovery.ts';
import * as exchange from '#server/db/schema/exchange.ts';
import * as idempotency from '#server/db/schema/idempotency.ts';
import * as identity from '#server/db/schema/identity.ts';
import * as invitations from '#server/db/schema/invitations.ts';
import * as notifications from '#server/db/schema/notifications.ts';
import * as otp from '#server/db/schema/otp.ts';
import * as partners from '#server/db/schema/partners.ts';
import * as shopping from '#server/db/schema/shopping.ts';
import * as support from '#server/db/schema/support.ts';

const modules = {
  approval,
  buying,
  calendar,
  catalog,
  content,
  discovery,
  exchange,
  idempotency,
  identity,
  invitations,
  notifications,
  otp,
  partners,
  shopping,
  support,
};

/** The names of the schema's files that `userTables` reads, without their ending. */
export const readSchemas: readonly string[] = Object.keys(modules);

const tables = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((value: unknown) => (is(value, PgTable) ? [value] : [])),
);

const OWNERS = ['user_id', 'account_id'];

function namesUser(table: PgTable): boolean {
  return Object.values(getTableColumns(table)).some(({ name }) => OWNERS.includes(name));
}

/**
 * The tables with data of a user by name: that of users, those that name one, and those that refer to
 * a row of these.
 */
export function userTables(): ReadonlyMap<string, PgTable> {
  const found = new Map<string, PgTable>();
  const add = (table: PgTable) => found.set(getTableConfig(table).name, table);
  add(identity.users);
  for (const table of tables.filter(namesUser)) add(table);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const table of tables) {
      const { foreignKeys } = getTableConfig(table);
      const parents = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
      if (parents.some((parent) => found.has(parent))) add(table);
    }
  }
  return found;
}

/** Those of them that name the user themselves, with the name of that column. */
export function tablesNamingUsers(): ReadonlyMap<string, string> {
  const columnOf = (table: PgTable) =>
    Object.values(getTableColumns(table)).find(({ name }) => OWNERS.includes(name))?.name;
  return new Map(
    [...userTables()].flatMap(([name, table]) => {
      const column = columnOf(table);
      return column === undefined ? [] : [[name, column] as const];
    }),
  );
}
