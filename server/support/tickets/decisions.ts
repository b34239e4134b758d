import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, orders, partners } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { isRegistered } from '#server/partners/registered-company.ts';
import { normalizePhone } from '#src/lib/phone.ts';
import type { TicketRow } from './ticket-store.ts';

type PartnerRequest = components['schemas']['PartnerRequest'];

const PHONE = /^\+7\d{10}$/;

/** The rejection of a decision, shown to the support employee. */
function impossible(message: string): ApiProblem {
  return new ApiProblem(409, message, { reason: 'NotAllowed' });
}

async function changePartner(
  tx: Database,
  { partnerID }: TicketRow,
  change: Partial<typeof partners.$inferInsert>,
): Promise<void> {
  if (partnerID === null) throw impossible('Компании больше нет');
  await tx.update(partners).set(change).where(eq(partners.id, partnerID));
}

async function changeEmployee(
  tx: Database,
  { partnerID, userID }: TicketRow,
  change: Partial<typeof partnerEmployees.$inferInsert>,
): Promise<void> {
  await tx
    .update(partnerEmployees)
    .set(change)
    .where(
      and(
        eq(partnerEmployees.partnerID, partnerID ?? ''),
        eq(partnerEmployees.userID, userID ?? ''),
      ),
    );
}

/**
 * The user as an owner; some providers send the whole name in one piece, and some no phone.
 * @throws ApiProblem 409 when a colleague would not know who it is, or how to reach them.
 */
async function readOwner(tx: Database, userID: string | null) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, userID ?? ''));
  if (user === undefined) throw impossible('Покупателя больше нет');
  const known = normalizePhone(user.phone ?? '');
  const phone = PHONE.test(known) ? known : null;
  const email = user.email || null;
  const [firstName = '', ...others] = user.lastName
    ? [user.firstName ?? '', user.lastName]
    : (user.firstName ?? '').trim().split(/\s+/);
  const lastName = others.join(' ');
  const missing = [
    ...(firstName === '' || lastName === '' ? ['имени и\u00A0фамилии'] : []),
    ...(phone || email ? [] : ['ни телефона, ни\u00A0почты']),
  ];
  if (missing.length > 0) {
    throw impossible(
      `В\u00A0аккаунте покупателя нет ${missing.join(', ')}: попросите указать и\u00A0решите снова`,
    );
  }
  const { id, middleName } = user;
  return { userID: id, firstName, middleName, lastName, phone, email };
}

/**
 * Creates the requested company, with the user as its owner. Access to a registered one is given by
 * its owners, who were notified of the request.
 * @throws ApiProblem 409 AlreadyRegistered
 */
async function connectCompany(tx: Database, { userID, payload }: TicketRow, now: Date) {
  const { inn, kpp = null, name } = payload as PartnerRequest;
  if (await isRegistered(tx, inn)) {
    const message =
      'Эта компания уже подключена. Доступ даёт её владелец: вашу просьбу он получил.';
    throw new ApiProblem(409, message, { reason: 'AlreadyRegistered' });
  }
  const owner = await readOwner(tx, userID);
  const partnerID = randomUUID();
  await tx.insert(partners).values({ id: partnerID, inn, kpp, name: name ?? `ИНН ${inn}` });
  await tx.insert(customers).values({ id: randomUUID(), kind: 'Partner', partnerID });
  await tx.insert(partnerEmployees).values({
    id: randomUUID(),
    partnerID,
    ...owner,
    role: 'Owner',
    joinedAt: now,
  });
}

/** The order may be refunded already: accounting may have changed the order alone. */
async function finishRefund(tx: Database, { orderID }: TicketRow, now: Date): Promise<void> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderID ?? ''));
  if (orderID === null || order?.status === 'Refunded') return;
  await advanceOrder(tx, orderID, 'Refunded', now);
}

/**
 * Applies the effects of a granted ticket, as part of the caller's transaction.
 * @throws ApiProblem 409 when it cannot be granted.
 */
export async function grant(tx: Database, ticket: TicketRow, now: Date): Promise<void> {
  switch (ticket.type) {
    case 'Refund':
      return finishRefund(tx, ticket, now);
    case 'EDO':
      return changePartner(tx, ticket, { edo: 'Connected', edoReason: null });
    case 'PartnerTradingAccess':
      return changePartner(tx, ticket, { tradingAccess: 'Granted', tradingAccessReason: null });
    case 'PartnerOrdersAccess':
      return changeEmployee(tx, ticket, {
        ordersAccess: 'Granted',
        ordersAccessUntil: String(ticket.payload.validUntil),
        ordersAccessReason: null,
      });
    case 'CreatePartner':
      return connectCompany(tx, ticket, now);
    default:
  }
}

async function rejectOrdersAccess(tx: Database, ticket: TicketRow, reason: string): Promise<void> {
  await tx
    .update(partnerEmployees)
    .set({ ordersAccess: 'Rejected', ordersAccessReason: reason })
    .where(
      and(
        eq(partnerEmployees.ordersAccessTicketID, ticket.id),
        eq(partnerEmployees.ordersAccess, 'Pending'),
      ),
    );
}

/**
 * Applies the effects of a rejected ticket; an access that is still valid is preserved.
 * @throws ApiProblem 409 for a refund: the order has no transition back from it.
 */
export async function reject(tx: Database, ticket: TicketRow, reason: string): Promise<void> {
  switch (ticket.type) {
    case 'Refund':
      throw impossible('Возврат подтверждён покупателем, его можно только завершить');
    case 'EDO':
      return changePartner(tx, ticket, {
        edo: 'NotConnected',
        edoOperator: null,
        edoReason: reason,
      });
    case 'PartnerTradingAccess':
      return changePartner(tx, ticket, {
        tradingAccess: 'Rejected',
        tradingAccessReason: reason,
      });
    case 'PartnerOrdersAccess':
      return rejectOrdersAccess(tx, ticket, reason);
    default:
  }
}
