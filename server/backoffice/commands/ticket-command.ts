import { asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Command, type CommandCall, CommandError } from '#server/backoffice/command.ts';
import { decideTicket } from '#server/backoffice/tickets/decide-ticket.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportFiles, supportMessages, supportTickets } from '#server/db/schema/support.ts';
import type { TicketDecision } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';

const LISTED = 20;

const decisions: Readonly<Record<string, TicketDecision>> = {
  reply: 'reply',
  grant: 'grant',
  reject: 'reject',
};

async function list(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(ne(supportTickets.status, 'Done'))
    .orderBy(desc(supportTickets.updatedAt))
    .limit(LISTED);
  return rows
    .map(
      ({ number, status, type, title }) =>
        `${String(number).padEnd(6)} ${status.padEnd(10)} ${type.padEnd(24)} ${title}`,
    )
    .join('\n');
}

/** @throws ApiProblem 404 */
async function findTicket(db: Database, number: string) {
  const [ticket] = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.number, Number(number.replace(/^[ОO]-/i, '')) || 0));
  if (ticket === undefined) throw new ApiProblem(404, `Обращения ${number} нет`);
  return ticket;
}

/** The thread of a ticket, the oldest message first, with the names of its files. */
async function show(db: Database, ticketID: string): Promise<string> {
  const messages = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketID, ticketID))
    .orderBy(asc(supportMessages.id));
  const files = await db
    .select({ messageID: supportFiles.messageID, name: supportFiles.name })
    .from(supportFiles)
    .where(
      inArray(
        supportFiles.messageID,
        messages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supportFiles.position));
  return messages
    .map(({ id, at, authorKind, authorName, text, status }) => {
      const names = files.filter(({ messageID }) => messageID === id).map(({ name }) => name);
      return [
        `${at.toISOString().slice(0, 16).replace('T', ' ')} ${authorName ?? authorKind}`,
        text,
        status && `состояние: ${status}`,
        names.length > 0 && `файлы: ${names.join(', ')}`,
      ]
        .filter(Boolean)
        .join('\n  ');
    })
    .join('\n');
}

async function run({ db, now, args }: CommandCall): Promise<string> {
  const [number, action = '', ...words] = args;
  if (number === undefined || number === 'list') return list(db);
  if (action === 'show') return show(db, (await findTicket(db, number)).id);
  const decision = Object.hasOwn(decisions, action) ? decisions[action] : undefined;
  const text = words.join(' ').trim();
  if (decision === undefined || text === '') {
    throw new CommandError(`Обращение умеет: ${Object.keys(decisions).join(', ')} и текст ответа`);
  }
  // «grant 771234567890 Подключили»: an entrepreneur's request does not have the ИНН.
  const [, inn, rest] = /^(\d{12})\s+(.+)$/s.exec(text) ?? [];
  return db.transaction(async (tx) => {
    const ticket = await findTicket(tx, number);
    const needsInn = ticket.type === 'CreateIndividualPartner' && decision === 'grant';
    const given = needsInn && inn && rest ? { inn, text: rest } : { text };
    await decideTicket(tx, ticket, { decision, ...given, now });
    return `Обращение ${ticketNumber(ticket.number)}: ответ записан`;
  });
}

export const ticketCommand: Command = {
  usage: `ticket list                открытые обращения
  ticket НОМЕР show          переписка и имена файлов
  ticket НОМЕР reply ТЕКСТ   ответить, взять в работу
  ticket НОМЕР grant ТЕКСТ   закрыть и сделать, о чём просили (вернуть деньги, открыть доступ, удалить аккаунт …)
  ticket НОМЕР grant ИНН ТЕКСТ  то же для предпринимателя, в заявке которого ИНН нет
  ticket НОМЕР reject ТЕКСТ  закрыть и отказать`,
  run,
};
