import { eq } from 'drizzle-orm';
import type { Handlers } from '#server/contract/handlers.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import { uploadedFiles, validateFiles } from '#server/support/tickets/files/upload-rules.ts';
import { alreadyExists, readOpenTickets } from '#server/support/tickets/ticket-store.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { accessDay } from './application-day.ts';
import { lockOwnCompany } from './membership.ts';
import { submitTicket } from './submit.ts';

/**
 * An employee with access keeps it while a new application is pending; for others the application
 * is shown.
 */
async function markPending(
  tx: Database,
  { employee }: Membership,
  ticketID: string,
  until: string,
  now: Date,
): Promise<void> {
  const holds =
    employee.ordersAccess === 'Granted' && (employee.ordersAccessUntil ?? '') >= moscowDay(now);
  await tx
    .update(partnerEmployees)
    .set({
      ordersAccessTicketID: ticketID,
      ...(holds
        ? {}
        : {
            ordersAccess: 'Pending' as const,
            ordersAccessUntil: until,
            ordersAccessReason: null,
          }),
    })
    .where(eq(partnerEmployees.id, employee.id));
}

/** Applies for access to a company's orders, with a power of attorney. */
export const orderAccessHandlers = {
  createOrderAccessTicket: (request, context) =>
    submitTicket(
      context,
      'createOrderAccessTicket',
      request,
      async ({ tx, userID, now }) => {
        const { partnerID, validUntil } = request.body;
        const { partner } = await lockOwnCompany(tx, userID, partnerID);
        const until = accessDay(validUntil, now);
        const files = await validateFiles(uploadedFiles(request.body.files));
        const open = await readOpenTickets(tx, userID, 'PartnerOrdersAccess');
        if (open.some((ticket) => ticket.partnerID === partnerID)) throw alreadyExists();
        return {
          type: 'PartnerOrdersAccess',
          title: `Допуск к\u00A0заказам: ${partner.name}`,
          text: '',
          payload: { partnerID, validUntil: until },
          details: [{ name: 'Действует до', value: until.split('-').reverse().join('.') }],
          partnerID,
          files,
        };
      },
      async ({ tx, userID, now }, ticketID) => {
        const { partnerID, validUntil } = request.body;
        const membership = await lockOwnCompany(tx, userID, partnerID);
        await markPending(tx, membership, ticketID, accessDay(validUntil, now), now);
      },
    ),
} satisfies Partial<Handlers>;
