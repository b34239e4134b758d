import { eq, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { supportMessages, supportTickets } from '#server/db/schema/support.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { TicketStatus } from './ticket-rules.ts';

type Author = components['schemas']['TicketAuthor'];

/** Length of the message excerpt in lists and in the search text, characters. */
const EXCERPT = 300;

/** Support without a name: a reply of a terminal. */
export const supportAuthor: Author = { kind: 'Support', name: null };
export const systemAuthor: Author = { kind: 'System', name: null };

export interface NewMessage {
  author: Author;
  /** Plain text; empty when only the status changes. */
  text: string;
  /** The ticket's new status, if this message changes it. */
  status?: TicketStatus;
  at: Date;
}

/** The beginning of a message, for lists and notifications. */
export function excerptOf(text: string): string {
  // As the contract counts: half a surrogate pair is no character.
  const characters = [...text];
  if (characters.length <= EXCERPT) return text;
  return `${characters
    .slice(0, EXCERPT - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Adds a message to the thread of a locked ticket and updates the ticket.
 * @returns the message's id
 */
export async function addMessage(
  tx: Database,
  ticketID: string,
  { author, text, status, at }: NewMessage,
): Promise<number> {
  const [message] = await tx
    .insert(supportMessages)
    .values({
      ticketID,
      at,
      authorKind: author.kind,
      authorName: author.name,
      text,
      status: status ?? null,
    })
    .returning({ id: supportMessages.id });
  if (message === undefined) throw new Error(`The message to ${ticketID} was not stored`);
  const excerpt = excerptOf(text);
  await tx
    .update(supportTickets)
    .set({
      lastText: excerpt,
      updatedAt: at,
      searchText: sql`${supportTickets.searchText} || ' ' || ${normalizeSearchText(excerpt)}::text`,
      ...(status === undefined ? {} : { status }),
      ...(status === 'Done' ? { closedAt: at } : {}),
    })
    .where(eq(supportTickets.id, ticketID));
  return message.id;
}
