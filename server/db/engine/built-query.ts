import { QueryPromise, sql } from 'drizzle-orm';
import type { PgPreparedQuery } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connection.ts';

/** A parameter of a query that is built once: `eq(carts.userID, value('userID'))`. */
export const value = sql.placeholder;

type Prepared<Rows> = PgPreparedQuery<{ execute: Rows; all: unknown; values: unknown }>;

/** A query of Drizzle that is complete but for its values. */
export interface Buildable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/** The connection of a session and of a query, which Drizzle has no name for in its types. */
const CLIENT = 'client';

/** Like any query of Drizzle it is sent when it is awaited, so those of one `Promise.all` go in its order. */
class BuiltQuery<Rows> extends QueryPromise<Rows> {
  readonly #query: Prepared<Rows>;
  readonly #values: Record<string, unknown>;

  constructor(query: Prepared<Rows>, values: object) {
    super();
    this.#query = query;
    this.#values = Object.fromEntries(Object.entries(values));
  }

  override execute(): Promise<Rows> {
    return this.#query.execute(this.#values);
  }
}

/**
 * A query whose SQL is built once and not at each call, for those of which a cart or an order makes a dozen:
 * building one takes Drizzle as long as everything else that the process does for it.
 *
 * A query that Drizzle prepares belongs to one connection, and so to one transaction
 * (https://github.com/drizzle-team/drizzle-orm/issues/2826). Here the one that was built is used with the
 * connection of the caller's.
 */
export function buildOnce<Values extends object, Rows>(
  build: (db: Database) => Buildable<Rows>,
): (db: Database, values: Values) => Promise<Rows> {
  /** One for each driver: tests use both. */
  const queries = new Map<unknown, Prepared<Rows>>();
  return (db, values) => {
    const { session } = db._;
    let query = queries.get(session.constructor);
    if (query === undefined) {
      query = build(db).prepare('');
      queries.set(session.constructor, query);
    }
    const own: typeof query = Object.create(query, {
      [CLIENT]: { value: Reflect.get(session, CLIENT) },
    });
    return new BuiltQuery(own, values);
  };
}

/** The columns that an update sets; those that are undefined stay as they are. */
type Change = Readonly<Record<string, unknown>>;

/**
 * An update that is built once for each set of columns that it changes.
 * @param build gets what `set` needs: a parameter for each changed column, or null
 * @returns a function whose `values` are those of the other parameters
 */
export function buildUpdateOnce<Values extends object, Rows>(
  build: (db: Database, set: Record<string, never>) => Buildable<Rows>,
): (db: Database, change: object, values: Values) => Promise<Rows> {
  const updates = new Map<string, (db: Database, values: object) => Promise<Rows>>();
  return (db, change, values) => {
    const given = Object.entries(change as Change).filter(([, item]) => item !== undefined);
    // Drizzle encodes a null of a parameter as it does any value: as JSON it would be a text.
    const kind = given.map(([name, item]) => (item === null ? `${name}=null` : name)).join(' ');
    let update = updates.get(kind);
    if (update === undefined) {
      const set = Object.fromEntries(
        given.map(([name, item]) => [name, item === null ? null : value(`set ${name}`)]),
      );
      update = buildOnce((first) => build(first, set as Record<string, never>));
      updates.set(kind, update);
    }
    const changed = Object.fromEntries(given.map(([name, item]) => [`set ${name}`, item]));
    return update(db, { ...changed, ...values });
  };
}
