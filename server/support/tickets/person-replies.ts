import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { supportMessages } from '#server/db/schema/support.ts';

/** Nobody replies in the demo: its tickets advance by themselves. */
export const demoManager = { kind: 'Support', name: 'Менеджер Ольга' } as const;

/** Whether a person of the staff has replied to a ticket: it is theirs from then on. */
export function hasPersonReply(ticketID: AnyPgColumn): SQL {
  const isPerson = and(
    eq(supportMessages.ticketID, ticketID),
    eq(supportMessages.authorKind, 'Support'),
    or(isNull(supportMessages.authorName), ne(supportMessages.authorName, demoManager.name)),
  );
  return sql`exists (select 1 from ${supportMessages} where ${isPerson})`;
}
