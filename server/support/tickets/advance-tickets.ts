import { and, asc, gt, inArray, isNotNull, lt, not, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { actAs } from '#server/audit/act-as.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import type { OrganizationDirectory } from '#server/integrations/organization-directory.ts';
import { findEntrepreneurInn } from '#server/support/tickets/replies/connect-company.ts';
import {
  respondToTicket,
  type SupportResponse,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import { demoManager, hasPersonReply } from './person-replies.ts';
import type { TicketType } from './ticket-rules.ts';

/** Only tickets created this recently advance by themselves. */
const YOUNG_MS = 2 * 3_600_000;
const AT_ONCE = 50;

/**
 * A waiting list ends when the product arrives; an error report gets no reply; an account is deleted
 * by a person alone.
 */
const leftAlone: TicketType[] = ['WaitingList', 'Error', 'AccountDeletion'];

type Given = Pick<SupportResponse, 'decision' | 'text' | 'inn'>;

const TAKEN = 'Здравствуйте! Взяли обращение в\u00A0работу.';
const responses: Readonly<Partial<Record<TicketType, string>>> = {
  Refund:
    'Товар приняли. Если вы за\u00A0него уже заплатили, деньги вернутся тем\u00A0же способом в\u00A0течение трёх дней.',
  EDO: 'Приглашение оператора принято, документы будут приходить через\u00A0ЭДО.',
  PartnerOrdersAccess: 'Доверенность проверена, допуск к\u00A0заказам открыт.',
  PartnerTradingAccess: 'Условия согласованы, оптовые цены открыты.',
  CreatePartner: 'Данные проверены, компания подключена.',
};
const NO_ENTREPRENEUR =
  'Предпринимателя с\u00A0вашими именем и\u00A0фамилией в\u00A0реестре не\u00A0нашлось. Проверьте имя в\u00A0аккаунте или добавьте компанию по\u00A0ИНН.';
const USUAL = 'Всё сделали. Если что-то осталось неясным, напишите нам ещё раз.';

interface DemoPace {
  now: Date;
  /** Milliseconds from step to step. */
  pace: number;
  logger: Pick<Logger, 'debug'>;
  organizations: OrganizationDirectory;
}

/** Whether support would connect an entrepreneur, and by which ИНН. */
async function decideEntrepreneur(
  db: Database,
  organizations: OrganizationDirectory,
  userID: string,
): Promise<Given> {
  const inn = await findEntrepreneurInn(db, organizations, userID);
  return inn === null
    ? { decision: 'reject', text: NO_ENTREPRENEUR }
    : { decision: 'grant', inn, text: 'Данные проверены, можно покупать как предприниматель.' };
}

/**
 * Advances the tickets of the demo: each is taken into work and then granted, when it has been in
 * its status for `pace`, unless a person of the staff has replied to it. An entrepreneur is looked up in
 * the register, as support would do.
 */
export async function advanceDemoTickets(
  db: Database,
  { now, pace, logger, organizations }: DemoPace,
): Promise<void> {
  const due = await db
    .select({
      id: supportTickets.id,
      type: supportTickets.type,
      status: supportTickets.status,
      userID: supportTickets.userID,
    })
    .from(supportTickets)
    .where(
      and(
        inArray(supportTickets.status, ['New', 'InProgress']),
        notInArray(supportTickets.type, leftAlone),
        not(hasPersonReply(supportTickets.id)),
        isNotNull(supportTickets.userID),
        gt(supportTickets.createdAt, new Date(now.getTime() - YOUNG_MS)),
        lt(supportTickets.updatedAt, new Date(now.getTime() - pace)),
      ),
    )
    .orderBy(asc(supportTickets.updatedAt))
    .limit(AT_ONCE);
  for (const { id, type, status, userID } of due) {
    const respond = (given: Given) =>
      db.transaction(async (tx) => {
        await actAs(tx, 'demo');
        await respondToTicket(tx, id, { ...given, author: demoManager, now });
      });
    try {
      if (status === 'New') await respond({ decision: 'reply', text: TAKEN });
      else if (type === 'CreateIndividualPartner') {
        await respond(await decideEntrepreneur(db, organizations, userID ?? ''));
      } else await respond({ decision: 'grant', text: responses[type] ?? USUAL });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // No one at support could change that, so the user need not wait for it.
      if (error.reason === 'AlreadyRegistered') {
        await respond({ decision: 'reject', text: error.message });
      } else logger.debug({ ticketID: id, reason: error.message }, 'A ticket waits');
    }
  }
}
