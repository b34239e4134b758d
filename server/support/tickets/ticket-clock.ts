import { and, asc, gt, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { respondToTicket, type SupportResponse } from './respond-to-ticket.ts';
import type { TicketType } from './ticket-rules.ts';

/** Only tickets created this recently advance by themselves. */
const YOUNG_MS = 2 * 3_600_000;
const AT_ONCE = 50;

/** A waiting list ends when the product arrives; an error report gets no reply. */
const leftAlone: TicketType[] = ['WaitingList', 'Error'];

const TAKEN = 'Здравствуйте! Взяли обращение в\u00A0работу.';
const responses: Readonly<Partial<Record<TicketType, string>>> = {
  Refund: 'Товар приняли, деньги вернутся тем\u00A0же способом в\u00A0течение трёх дней.',
  EDO: 'Приглашение оператора принято, документы будут приходить через\u00A0ЭДО.',
  PartnerOrdersAccess: 'Доверенность проверена, допуск к\u00A0заказам открыт.',
  PartnerTradingAccess: 'Условия согласованы, оптовые цены открыты.',
  CreatePartner: 'Данные проверены, компания подключена.',
};
const USUAL = 'Всё сделали. Если что-то осталось неясным, напишите нам ещё раз.';

/**
 * Advances the tickets of the demo: each is taken into work and then granted, when it has been in
 * its status for `pace`.
 * @param pace milliseconds from step to step.
 */
export async function responseDue(
  db: Database,
  { now, pace, logger }: { now: Date; pace: number; logger: Pick<Logger, 'debug'> },
): Promise<void> {
  const due = await db
    .select({ id: supportTickets.id, type: supportTickets.type, status: supportTickets.status })
    .from(supportTickets)
    .where(
      and(
        inArray(supportTickets.status, ['New', 'InProgress']),
        notInArray(supportTickets.type, leftAlone),
        isNotNull(supportTickets.userID),
        gt(supportTickets.createdAt, new Date(now.getTime() - YOUNG_MS)),
        lt(supportTickets.updatedAt, new Date(now.getTime() - pace)),
      ),
    )
    .orderBy(asc(supportTickets.updatedAt))
    .limit(AT_ONCE);
  for (const { id, type, status } of due) {
    const response =
      status === 'New'
        ? ({ decision: 'reply', text: TAKEN } as const)
        : ({ decision: 'grant', text: responses[type] ?? USUAL } as const);
    const respond = (given: Pick<SupportResponse, 'decision' | 'text'>) =>
      db.transaction((tx) => respondToTicket(tx, id, { ...given, now }));
    try {
      await respond(response);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // No one at support could change that, so the user need not wait for it.
      if (error.reason === 'AlreadyRegistered') {
        await respond({ decision: 'reject', text: error.message });
      } else logger.debug({ ticketID: id, reason: error.message }, 'A ticket waits');
    }
  }
}
