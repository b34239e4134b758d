import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as identity from '#server/db/schema/identity.ts';
import { schema } from '#server/db/schema.ts';

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

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
