import { desc, eq, isNotNull } from 'drizzle-orm';
import { type Command, type CommandCall, CommandError } from '#server/backoffice/command.ts';
import { declineRefunds } from '#server/backoffice/orders/decline-refunds.ts';
import { lockOrder, readStaffOrder } from '#server/backoffice/orders/staff-orders.ts';
import { closeRefundTickets } from '#server/backoffice/tickets/close-refund-tickets.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { nextStatus } from '#server/fulfillment/next-status.ts';
import { recordPayment } from '#server/fulfillment/record-payment.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

const LISTED = 20;

const steps: Readonly<Record<string, OrderStatus>> = {
  accept: 'Pending',
  confirm: 'Confirmed',
  pick: 'WaitingForPicking',
  pack: 'WaitingForShipping',
  ship: 'Shipped',
  deliver: 'Succeeded',
  cancel: 'Canceled',
  return: 'WaitingForRefund',
  refund: 'Refunded',
};

async function list(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(orders)
    .where(isNotNull(orders.confirmedAt))
    .orderBy(desc(orders.createdAt))
    .limit(LISTED);
  return rows
    .map(
      ({ id, status, customer, totals, paymentStatus }) =>
        `${id}  ${status.padEnd(18)} ${paymentStatus.padEnd(8)} ${formatMoney(totals.toPay).padStart(14)}  ${customer.partner ? companyName(customer.partner) : customer.name}`,
    )
    .join('\n');
}

/** A bill was paid, or money was taken otherwise than online. */
async function pay(db: Database, id: string, now: Date): Promise<string> {
  await db.transaction((tx) => recordPayment(tx, id, now));
  return `Заказ ${id} оплачен`;
}

/** The buyer gets nothing back. @throws CommandError without a reason. */
async function decline(db: Database, id: string, reason: string, now: Date): Promise<string> {
  if (reason === '') throw new CommandError('Пример: order 240526 decline Упаковка вскрыта');
  await db.transaction(async (tx) => {
    await lockOrder(tx, id);
    const { allowedSteps } = await readStaffOrder(tx, id);
    if (!allowedSteps.includes('Decline')) throw new ApiProblem(409, `Заказ ${id} не возвращают`);
    await declineRefunds(tx, id, { reason, now });
  });
  return `В возврате заказа ${id} отказано`;
}

async function nextOf(db: Database, id: string): Promise<OrderStatus> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new ApiProblem(404, `Заказа ${id} нет`);
  const next = nextStatus(order.status);
  if (next === null) throw new ApiProblem(409, `После ${order.status} ничего нет`);
  return next;
}

async function run({
  db,
  now,
  args: [id, action = 'next', ...words],
}: CommandCall): Promise<string> {
  if (id === undefined || id === 'list') return list(db);
  if (action === 'pay') return pay(db, id, now);
  if (action === 'decline') return decline(db, id, words.join(' ').trim(), now);
  const to = action === 'next' ? await nextOf(db, id) : steps[action];
  if (to === undefined) {
    throw new CommandError(`Заказ умеет: next, pay, decline, ${Object.keys(steps).join(', ')}`);
  }
  const text = words.join(' ').trim();
  const by = to === 'Canceled' && text !== '' ? { cancelReason: text } : {};
  const order = await db.transaction(async (tx) => {
    const advanced = await advanceOrder(tx, id, to, now, by);
    if (to === 'Refunded') await closeRefundTickets(tx, id, { now });
    return advanced;
  });
  return `Заказ ${id}: ${order.status}`;
}

export const orderCommand: Command = {
  usage: `order list                 последние заказы
  order ID next              следующий обычный шаг
  order ID ${Object.keys(steps).join('|')}
  order ID cancel ПРИЧИНА    отменить и объяснить почему
  order ID decline ПРИЧИНА   отказать в возврате
  order ID pay               отметить оплату (счёт оплачен)`,
  run,
};
