import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { type Command, type CommandCall, CommandError } from '#server/backoffice/command.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orderItems, orders, refunds } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { refundLabels } from '#src/lib/labels/refund-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

const LISTED = 20;
const ACTIONS = 'Возврат умеет: show, accept [ТОВАР=ШТУК …] и текст, reject и текст';

/** Open refunds, each by the number of its ticket. */
async function list(db: Database): Promise<string> {
  const rows = await db
    .select({ refund: refunds, ticket: supportTickets.number, order: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderID))
    .innerJoin(supportTickets, eq(supportTickets.id, refunds.ticketID))
    .where(eq(refunds.state, 'Requested'))
    .orderBy(desc(refunds.createdAt))
    .limit(LISTED);
  if (rows.length === 0) return 'Возвратов, по которым надо решить, нет';
  return rows
    .map(({ refund: { goods, delivery, reason }, ticket, order }) => {
      const sum = formatMoney(goods + delivery).padStart(14);
      return `${String(ticket).padEnd(6)} ${(order ?? '').padEnd(12)} ${sum}  ${reason === null ? '' : refundLabels[reason]}`;
    })
    .join('\n');
}

/** @throws ApiProblem 404 */
async function findRefund(db: Database, number: string) {
  const [row] = await db
    .select({ refund: refunds, ticketID: supportTickets.id })
    .from(refunds)
    .innerJoin(supportTickets, eq(supportTickets.id, refunds.ticketID))
    .where(
      and(
        isNotNull(refunds.ticketID),
        eq(supportTickets.number, Number(number.replace(/^[ОO]-/i, '')) || 0),
      ),
    );
  if (row === undefined) throw new ApiProblem(404, `Возврата ${number} нет`);
  return row;
}

/** The lines of a refund by the ids of products, as `accept` takes them. */
async function show(db: Database, number: string): Promise<string> {
  const { refund } = await findRefund(db, number);
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderID, refund.orderID))
    .orderBy(asc(orderItems.position));
  const found = (await readRefunds(db, refund.orderID)).find(({ id }) => id === refund.id);
  return (found?.lines ?? [])
    .map(({ position, quantity, accepted, amount }) => {
      const item = items.find((line) => line.position === position);
      const name = item?.product?.name ?? '';
      const gift = item?.isGift ? ' (подарок)' : '';
      const taken = accepted === null ? '' : `, принято ${accepted}`;
      return `${item?.productID ?? ''}  ${name}${gift}  ${quantity} шт.${taken}  ${formatMoney(amount)}`;
    })
    .join('\n');
}

/** «100318=1 100402=2 текст»: the pieces of each product, and the words after them. */
function parseAccepted(words: readonly string[]): {
  accepted: Map<string, number>;
  text: string;
} {
  const accepted = new Map<string, number>();
  const rest = [...words];
  for (let match = /^(\S+)=(\d+)$/.exec(rest[0] ?? ''); match; ) {
    accepted.set(match[1] ?? '', Number(match[2]));
    rest.shift();
    match = /^(\S+)=(\d+)$/.exec(rest[0] ?? '');
  }
  return { accepted, text: rest.join(' ').trim() };
}

async function run({ db, now, args }: CommandCall): Promise<string> {
  const [number, action = '', ...words] = args;
  if (number === undefined || number === 'list') return list(db);
  if (action === 'show') return show(db, number);
  const { accepted, text } = parseAccepted(words);
  if (text === '' || (action !== 'accept' && action !== 'reject')) throw new CommandError(ACTIONS);
  return db.transaction(async (tx) => {
    const { ticketID } = await findRefund(tx, number);
    const decision = action === 'accept' ? 'grant' : 'reject';
    const part = accepted.size > 0 ? { accepted } : {};
    await respondToTicket(tx, ticketID, { decision, text, ...part, now });
    return action === 'accept' ? `Возврат ${number} принят` : `В возврате ${number} отказано`;
  });
}

export const refundCommand: Command = {
  usage: `refund list                возвраты, по которым надо решить
  refund НОМЕР show          строки возврата с номерами товаров
  refund НОМЕР accept ТЕКСТ  принять всё и вернуть деньги
  refund НОМЕР accept ТОВАР=ШТУК … ТЕКСТ  принять часть, за неё и вернуть
  refund НОМЕР reject ТЕКСТ  отказать и объяснить почему`,
  run,
};
