import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connection.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { beginsWith } from '#server/db/sql-values.ts';
import { nextDay, startOfMoscowDay } from '#src/lib/dates/moscow-day.ts';
import { findActors } from './audit-actors.ts';
import { parseRecordNumber } from './record-number.ts';

export interface AuditSearch {
  /** The number or id of an order, a ticket or a review. */
  record?: string;
  /** A person by login, name or e-mail address, or an actor. */
  actor?: string;
  /** First and last day by Moscow, `yyyy-mm-dd`. */
  from?: string;
  to?: string;
}

const about = alias(auditRecords, 'about');

/** Conditions of the records and commands about what has this number; each has its index. */
function conditionsAbout(db: Database, text: string): SQL[] {
  const { id, orders: names, ticket } = parseRecordNumber(text);
  const ofOrder =
    names.length === 0
      ? undefined
      : inArray(
          about.orderID,
          db
            .select({ id: orders.id })
            .from(orders)
            .where(or(inArray(orders.id, [...names]), inArray(orders.number, [...names]))),
        );
  const ofTicket =
    ticket === null
      ? []
      : [
          and(
            eq(about.entity, 'support_tickets'),
            inArray(
              about.entityID,
              db
                .select({ id: supportTickets.id })
                .from(supportTickets)
                .where(eq(supportTickets.number, ticket)),
            ),
          ),
          // A reply that leaves the status as it is has its command alone.
          ...['ticket', 'refund'].flatMap((command) =>
            [String(ticket), `О-${ticket}`].map((number) =>
              beginsWith(sql`${about.act}`, `${command} ${number} `),
            ),
          ),
        ];
  // Entries of bonuses and transfers have numbers that nobody knows.
  const ofID =
    id === null
      ? []
      : [
          and(
            eq(about.entityID, id),
            notInArray(about.entity, ['bonus_entries', 'money_transfers']),
          ),
          ...['-', ' '].map((end) => beginsWith(sql`${about.act}`, `feedback ${id}${end}`)),
        ];
  return [ofOrder, ...ofTicket, ...ofID].filter((condition) => condition !== undefined);
}

/** The actions about what has this number, by time and actor. */
function actionsAbout(db: Database, text: string): SQL {
  const selections = conditionsAbout(db, text).map(
    (condition) =>
      sql`${db.select({ at: about.at, actor: about.actor }).from(about).where(condition)}`,
  );
  return sql`(${sql.join(selections, sql` union all `)})`;
}

/** Which actions a search finds: what is about a record counts with all that was changed at once. */
export async function auditCondition(
  db: Database,
  { record, actor, from, to }: AuditSearch,
): Promise<SQL | undefined> {
  const aboutRecord =
    record === undefined
      ? undefined
      : sql`(${auditRecords.at}, ${auditRecords.actor}) in ${actionsAbout(db, record)}`;
  return and(
    aboutRecord,
    actor === undefined ? undefined : inArray(auditRecords.actor, await findActors(db, actor)),
    from === undefined ? undefined : gte(auditRecords.at, startOfMoscowDay(from)),
    to === undefined ? undefined : lt(auditRecords.at, startOfMoscowDay(nextDay(to))),
  );
}
