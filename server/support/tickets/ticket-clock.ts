import { and, asc, gt, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { respondToTicket } from './respond-to-ticket.ts';
import type { TicketType } from './ticket-rules.ts';

/** Only tickets that were just written live by this clock. */
const YOUNG_MS = 2 * 3_600_000;
const AT_ONCE = 50;

/** Waiting ends when the product comes; nobody answers a report of an error. */
const leftAlone: TicketType[] = ['WaitingList', 'Error'];

const TAKEN = 'Здравствуйте! Взяли обращение в\u00A0работу.';
const responses: Readonly<Partial<Record<TicketType, string>>> = {
  Refund: 'Товар приняли, деньги вернутся тем\u00A0же способом в\u00A0течение трёх дней.',
  EDO: 'Приглашение оператора принято, документы будут приходить через\u00A0ЭДО.',
  PartnerOrdersAccess: 'Доверенность проверена, доступ к\u00A0заказам открыт.',
  PartnerTradingAccess: 'Условия согласованы, оптовые цены открыты.',
  CreatePartner: 'Данные проверены, компания подключена.',
};
const USUAL = 'Всё сделали. Если что-то осталось неясным, напишите нам ещё раз.';

/**
 * Lets the tickets of a demonstration live their lives: each is taken up and then granted, when it
 * has stood as long as the pace says.
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
    try {
      await db.transaction((tx) => respondToTicket(tx, id, { ...response, now }));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      logger.debug({ ticketID: id, reason: error.message }, 'A ticket waits');
    }
  }
}
