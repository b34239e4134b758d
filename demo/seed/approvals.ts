import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { belayaCustomer } from '#demo/company-records.ts';
import { demoApprover, demoEmployee } from '#demo/people.ts';
import { lockCase } from '#server/approval/approval-case.ts';
import { approve, decline } from '#server/approval/decision/decide.ts';
import { proceed } from '#server/approval/decision/proceed.ts';
import { editOrder } from '#server/approval/edit/edit.ts';
import { changeLines } from '#server/approval/edit/edits.ts';
import { lockCart } from '#server/cart/cart-store.ts';
import { chooseCustomer, chooseTags } from '#server/cart/choices/choices.ts';
import { addLines } from '#server/cart/lines/change-lines.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import {
  changeOrderDelivery,
  changeOrderPayment,
  changeOrderPickupPoint,
} from '#server/checkout/choices.ts';
import { confirmOrder } from '#server/checkout/confirm/confirm.ts';
import { proceedToCheckout } from '#server/checkout/confirm/proceed.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { Conditions, Services } from '#server/integrations/services.ts';
import { completeCreation } from '#server/order/place/completion.ts';
import { type QuantityRules, raiseToPacks } from '#server/product/stock/quantity.ts';

const HOUR_MS = 3_600_000;
/** What one line costs at least, kopecks: two of them pass the limits of the company. */
const LINE_AMOUNT = 1_600_000;
const LINES = 2;
/** Step through the products sorted by popularity, to get different kinds. */
const STRIDE = 5;

/** The action of an approver some hours after the order was sent. */
type Step = { after: number } & (
  | { kind: 'approve' | 'decline'; comment: string }
  | { kind: 'lessen' | 'proceed' }
);

interface DemoApproval {
  /** Hours before now. */
  sent: number;
  tagID?: string;
  steps: readonly Step[];
}

const history: readonly DemoApproval[] = [
  {
    sent: 220,
    tagID: 't-1',
    steps: [
      { after: 2, kind: 'approve', comment: 'В рамках квартала' },
      { after: 3, kind: 'proceed' },
    ],
  },
  {
    sent: 76,
    steps: [{ after: 4, kind: 'decline', comment: 'На складе хватит до конца месяца, уменьшите' }],
  },
  { sent: 27, tagID: 't-2', steps: [{ after: 1, kind: 'approve', comment: 'Согласовано' }] },
  { sent: 6, steps: [{ after: 1, kind: 'lessen' }] },
  { sent: 2, tagID: 't-3', steps: [] },
];

interface PickedProduct extends QuantityRules {
  id: string;
  price: number;
}

async function pickProducts(db: Database): Promise<PickedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      price: products.price,
      stock: products.stock,
      available: products.available,
      packSize: products.packSize,
      minQuantity: products.minQuantity,
    })
    .from(products)
    .where(
      sql`${products.listed} and ${products.available} and ${products.stock} >= 60
        and ${products.price} between 150000 and 800000`,
    )
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(history.length * LINES * STRIDE);
  return rows.filter((_row, index) => index % STRIDE === 0);
}

/** Sends an order of the employee to the approvers and returns its id. */
async function send(
  tx: Database,
  picked: readonly PickedProduct[],
  { tagID }: DemoApproval,
  conditions: Conditions,
): Promise<string> {
  const buyer = demoEmployee.id;
  const cart = await chooseCustomer(
    { tx, cart: await lockCart(tx, buyer), ...conditions },
    belayaCustomer,
  );
  const requested = picked.map((one) => ({
    productID: one.id,
    quantity: raiseToPacks(Math.ceil(LINE_AMOUNT / one.price), one),
  }));
  const filled = await addLines({ tx, cart, ...conditions }, requested);
  const tagged = await chooseTags({ tx, cart: filled.cart, ...conditions }, tagID ? [tagID] : []);
  const { id } = await proceedToCheckout(
    { tx, cart: tagged, ...conditions },
    requested.map(({ productID }) => productID),
  );
  const lock = () => lockOrder(tx, buyer, id, conditions);
  await changeOrderDelivery(await lock(), 'Pickup', null, null);
  await changeOrderPickupPoint(await lock(), 'msk-lesnaya');
  const { totals } = await changeOrderPayment(await lock(), 'Invoice');
  await confirmOrder(await lock(), { total: totals.toPay });
  return id;
}

async function take(tx: Database, id: string, step: Step, conditions: Conditions): Promise<void> {
  const viewer = step.kind === 'proceed' ? demoEmployee.id : demoApprover.id;
  const found = await lockCase(tx, viewer, id);
  const { version } = found.approval;
  switch (step.kind) {
    case 'approve':
      await approve(tx, found, { version, comment: step.comment }, conditions);
      return;
    case 'decline':
      await decline(tx, found, { version, comment: step.comment }, conditions);
      return;
    case 'proceed':
      await proceed(tx, found, conditions);
      return;
    default:
      await lessen(tx, found, conditions);
  }
}

/** The approver takes one pack less of the first product. */
async function lessen(
  tx: Database,
  found: Awaited<ReturnType<typeof lockCase>>,
  conditions: Conditions,
): Promise<void> {
  const { order, approval } = found;
  const rewrite = async () => {
    const { rows } = await tx.execute<{ id: string; quantity: number }>(sql`
      select item.product_id as id, item.quantity - product.pack_size as quantity
      from order_items item join products product on product.id = item.product_id
      where item.order_id = ${order.id} order by item.position limit 1`);
    const [first] = rows;
    if (first === undefined) return;
    await changeLines(tx, order, { productID: first.id, quantity: first.quantity }, conditions.now);
  };
  await editOrder(tx, found, { seen: approval.version, rewrite }, conditions);
}

/**
 * Creates orders of the demo company in every stage of approval, with the shop's own functions.
 * Does nothing when its employee has orders, or there are too few products.
 */
export async function seedApprovals(
  db: Database,
  services: Services,
  logger: Pick<Logger, 'info'>,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  if ((await db.$count(orders, eq(orders.userID, demoEmployee.id))) > 0) return;
  const picked = await pickProducts(db);
  if (picked.length < history.length * LINES) return;
  for (const [index, approval] of history.entries()) {
    const at = (hours: number) => new Date(now.getTime() - (approval.sent - hours) * HOUR_MS);
    const lines = picked.slice(index * LINES, (index + 1) * LINES);
    const id = await db.transaction((tx) => send(tx, lines, approval, { now: at(0), services }));
    for (const step of approval.steps) {
      await db.transaction((tx) => take(tx, id, step, { now: at(step.after), services }));
    }
    const last = at(approval.steps.at(-1)?.after ?? 0);
    const options = { db, services, now: () => last, logger: pino({ level: 'silent' }) };
    await completeCreation(id, { ...options, traceID: `demo-${id}` });
  }
  logger.info({ orders: history.length }, 'The demo approvals are in place');
}
