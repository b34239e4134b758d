import { eq } from 'drizzle-orm';
import type { ServerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { providerPayments, type StoredReceipt } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type {
  PaymentProvider,
  PaymentRow,
  RemoteState,
} from '#server/integrations/payment-provider.ts';
import {
  createYooKassaClient,
  type RemotePayment,
  toKopecks,
  toMoney,
} from '#server/integrations/yookassa/yookassa-client.ts';
import { findOrderNumber } from '#server/order/payments/payments.ts';
import { toReceiptData } from '#server/payment/receipt/fiscal-receipt.ts';
import { findReceiptContact } from '#server/payment/receipt/receipt-contact.ts';
import { readReceiptLines } from '#server/payment/receipt/receipt-lines.ts';
import { createYooKassaRefund } from './yookassa-refund.ts';

export type YooKassaConfig = NonNullable<ServerConfig['yookassa']>;
export type ProviderPaymentRow = typeof providerPayments.$inferSelect;

/** ЮKassa's own till takes receipts of so many items, those of others 100. */
const MAX_ITEMS = 80;
/** The first check of a new payment, when its notification does not come, milliseconds. */
const FIRST_CHECK_MS = 15_000;

const stateOf: Readonly<Record<RemotePayment['status'], RemoteState>> = {
  pending: 'Pending',
  waiting_for_capture: 'Held',
  succeeded: 'Paid',
  canceled: 'Canceled',
};

interface YooKassaOptions {
  config: YooKassaConfig;
  /** Origin that customers see. */
  publicUrl: string;
  db: Database;
}

function rejection(message: string): ApiProblem {
  return new ApiProblem(422, message, { reason: 'ReceiptImpossible' });
}

/** @throws ApiProblem 422 when there is no contact for it, or the till cannot take it. */
async function makeReceipt(
  db: Database,
  { receipts, ...terms }: YooKassaConfig,
  payment: PaymentRow,
): Promise<StoredReceipt | null> {
  if (receipts === 'off') return null;
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderID));
  if (order === undefined) throw new Error(`Payment ${payment.id} has no order`);
  const contact = await findReceiptContact(db, order, receipts === 'yookassa');
  if (contact === null) {
    throw rejection('Укажите почту в профиле: на неё придёт кассовый чек');
  }
  const lines = await readReceiptLines(db, order.id, order.totals.delivery ?? 0);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== payment.amount)
    throw new Error(`The receipt of payment ${payment.id} adds up to ${sum}`);
  const receipt = { contact, lines };
  if (toReceiptData(receipt, terms).items.length > MAX_ITEMS) {
    throw rejection(
      `В\u00A0заказе слишком много товаров для\u00A0одного кассового чека. Напишите нам, мы\u00A0поможем оплатить его иначе`,
    );
  }
  return receipt;
}

async function findRow(db: Database, paymentID: string): Promise<ProviderPaymentRow | null> {
  const [row] = await db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.paymentID, paymentID));
  return row ?? null;
}

/**
 * Payments by ЮKassa: a card in two stages, so that a late payment is released instead of refunded; SBP,
 * which knows only one. The user pays on ЮKassa's page.
 */
export function createYooKassaPayment(options: YooKassaOptions): PaymentProvider {
  const { config, publicUrl, db } = options;
  const client = createYooKassaClient(config);

  /** The receipt is stored first: a repeated call must send the same body with its key. */
  const prepare = async (payment: PaymentRow): Promise<ProviderPaymentRow> => {
    const found = await findRow(db, payment.id);
    if (found !== null) return found;
    const receipt = await makeReceipt(db, config, payment);
    const values = { paymentID: payment.id, receipt, createdAt: payment.createdAt };
    await db.insert(providerPayments).values(values).onConflictDoNothing();
    const row = await findRow(db, payment.id);
    if (row === null) throw new Error(`Payment ${payment.id} was not prepared`);
    return row;
  };

  const begin = async (payment: PaymentRow, { receipt }: ProviderPaymentRow): Promise<string> => {
    const remote = await client.createPayment(
      {
        amount: toMoney(payment.amount),
        description: `Оплата заказа ${await findOrderNumber(db, payment.orderID)}`.slice(0, 128),
        payment_method_data: { type: payment.method === 'SBP' ? 'sbp' : 'bank_card' },
        confirmation: { type: 'redirect', return_url: `${publicUrl}/order/${payment.orderID}` },
        capture: payment.method === 'SBP',
        metadata: { payment: payment.id, order: payment.orderID },
        ...(receipt && { receipt: toReceiptData(receipt, config) }),
      },
      payment.id,
    );
    const url = remote.confirmation?.confirmation_url;
    if (url === undefined) throw new Error(`YooKassa named no page for payment ${payment.id}`);
    const checkAt = new Date(payment.createdAt.getTime() + FIRST_CHECK_MS);
    await db
      .update(providerPayments)
      .set({ externalID: remote.id, url, checkAt })
      .where(eq(providerPayments.paymentID, payment.id));
    return url;
  };

  const externalOf = async ({ id }: PaymentRow): Promise<string> => {
    const externalID = (await findRow(db, id))?.externalID;
    if (!externalID) throw new Error(`Payment ${id} is unknown to YooKassa`);
    return externalID;
  };

  const toState = ({ id, amount }: PaymentRow, remote: RemotePayment): RemoteState => {
    if (toKopecks(remote.amount) !== amount || remote.metadata?.payment !== id) {
      throw new Error(`YooKassa's payment ${remote.id} is not payment ${id} of ${amount} kopecks`);
    }
    return stateOf[remote.status];
  };

  return {
    installments: false,
    remote: {
      findNotified: async (notification) => {
        const externalID = readNotifiedID(notification);
        if (externalID === null) return null;
        const [row] = await db
          .select({ paymentID: providerPayments.paymentID })
          .from(providerPayments)
          .where(eq(providerPayments.externalID, externalID));
        return row?.paymentID ?? null;
      },
      read: async (payment) => toState(payment, await client.getPayment(await externalOf(payment))),
      capture: async (payment) => {
        const externalID = await externalOf(payment);
        return toState(payment, await client.capturePayment(externalID, `${payment.id}.capture`));
      },
      cancel: async (payment) => {
        const externalID = await externalOf(payment);
        return toState(payment, await client.cancelPayment(externalID, `${payment.id}.cancel`));
      },
    },
    placeOf: async (payment) => {
      const row = await prepare(payment);
      return { url: row.url ?? (await begin(payment, row)), qr: null };
    },
    refund: createYooKassaRefund({ client, config, db, findRow }),
  };
}

/** The `object.id` of a notification about a payment. */
function readNotifiedID(notification: unknown): string | null {
  if (typeof notification !== 'object' || notification === null) return null;
  const { event, object } = notification as { event?: unknown; object?: unknown };
  if (typeof event !== 'string' || !event.startsWith('payment.')) return null;
  const { id } = (object ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : null;
}
