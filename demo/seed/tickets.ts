import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { demoApprover, demoEmployee, demoIndividual, demoOwner } from '#demo/people.ts';
import { demoTickets } from '#demo/ticket-texts.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { actingUser } from '#server/order/actor.ts';
import { moveOrder } from '#server/order/order-store.ts';
import { createTicket, type NewTicket } from '#server/support/tickets/create-ticket.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { cancelTicket, rateTicket } from '#server/support/tickets/replies/user-actions.ts';
import { seedNotices } from './notices.ts';

const HOUR_MS = 3_600_000;

const people = {
  anna: demoIndividual,
  igor: demoOwner,
  maria: demoEmployee,
  oleg: demoApprover,
};

interface TicketProducts {
  available: { id: string; name: string }[];
  missing: { id: string; name: string }[];
}

async function findProducts(db: Database): Promise<TicketProducts> {
  const find = (available: boolean) =>
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(
        and(
          eq(products.listed, true),
          eq(products.available, available),
          available ? undefined : eq(products.unavailableAction, 'WaitingList'),
        ),
      )
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(5);
  return { available: await find(true), missing: await find(false) };
}

/** The user's newest received order, if there is one. */
async function findOrder(db: Database, userID: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userID, userID), eq(orders.status, 'Succeeded')))
    .orderBy(desc(orders.confirmedAt))
    .limit(1);
  return order ?? null;
}

type DemoTicket = (typeof demoTickets)[number];

async function draftOf(
  tx: Database,
  ticket: DemoTicket,
  candidates: TicketProducts,
  at: Date,
): Promise<NewTicket | null> {
  const userID = people[ticket.by].id;
  const shelf = ticket.about === 'missing' ? candidates.missing : candidates.available;
  const product = shelf[0];
  const order = ticket.about === 'order' ? await findOrder(tx, userID) : null;
  const needsProduct = ticket.about === 'product' || ticket.about === 'missing';
  if ((needsProduct && product === undefined) || (ticket.about === 'order' && order === null)) {
    return null;
  }
  if (ticket.type === 'Refund' && order !== null) {
    const decision = { actor: await actingUser(tx, userID), now: at };
    await moveOrder(tx, order, 'WaitingForRefund', decision);
  }
  return {
    userID,
    type: ticket.type,
    title: order === null ? ticket.title : `${ticket.title} ${order.number}`,
    text: ticket.text,
    payload: { comment: ticket.text },
    details: ticket.details ?? [],
    orderID: order?.id ?? null,
    products:
      needsProduct && product !== undefined
        ? [{ productID: product.id, name: product.name, quantity: ticket.quantity ?? null }]
        : [],
    at,
  };
}

async function live(
  db: Database,
  ticket: DemoTicket,
  candidates: TicketProducts,
  now: Date,
): Promise<void> {
  const userID = people[ticket.by].id;
  let at = new Date(now.getTime() - ticket.hoursAgo * HOUR_MS);
  const later = () => {
    at = new Date(Math.min(at.getTime() + 3 * HOUR_MS, now.getTime()));
    return at;
  };
  await db.transaction(async (tx) => {
    const draft = await draftOf(tx, ticket, candidates, at);
    if (draft === null) return;
    const { id } = await createTicket(tx, draft);
    for (const { decision, text } of ticket.responses ?? []) {
      await respondToTicket(tx, id, { decision, text, now: later() });
    }
    if (ticket.canceled) await cancelTicket(tx, userID, id, later());
    if (ticket.rated) await rateTicket(tx, userID, id, ticket.rated, later());
  });
}

/**
 * Creates tickets in every status and notifications, read and unread, for the demo users, with the
 * shop's own functions. Does nothing when they have tickets.
 */
export async function seedTickets(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const ids = Object.values(people).map(({ id }) => id);
  const [present] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(inArray(supportTickets.userID, ids))
    .limit(1);
  if (present !== undefined) return;
  const candidates = await findProducts(db);
  for (const ticket of demoTickets) await live(db, ticket, candidates, now);
  await seedNotices(db, now);
}
