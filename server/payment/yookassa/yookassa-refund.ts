import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import type { StoredReceipt } from '#server/db/schema/buying.ts';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';
import {
  type RemoteRefund,
  toMoney,
  type YooKassaClient,
} from '#server/integrations/yookassa/yookassa-client.ts';
import { toReceiptData } from '#server/payment/receipt/fiscal-receipt.ts';
import { readRefundedLines } from '#server/payment/receipt/receipt-lines.ts';

interface RefundOptions {
  client: Pick<YooKassaClient, 'createRefund' | 'listRefunds'>;
  config: NonNullable<ServerConfig['yookassa']>;
  db: Database;
  findRow(
    db: Database,
    paymentID: string,
  ): Promise<{ externalID: string | null; receipt: StoredReceipt | null } | null>;
}

/**
 * Refunds by ЮKassa. Its idempotency keys hold for a day, and refunds are retried for longer: each
 * attempt first checks whether an earlier one has arrived. A canceled refund gets a new key, because
 * its own would only return the cancellation again.
 */
export function createYooKassaRefund(options: RefundOptions): PaymentProvider['refund'] {
  const { client, config, db, findRow } = options;
  return async (refund) => {
    const { id, payment, amount } = refund;
    const row = await findRow(db, payment.id);
    if (!row?.externalID) throw new Error(`Payment ${payment.id} is unknown to YooKassa`);
    const isOurs = ({ metadata }: RemoteRefund) => metadata?.refund === id;
    const earlier = (await client.listRefunds(row.externalID)).filter(isOurs);
    const running = earlier.find(({ status }) => status !== 'canceled');
    if (running !== undefined) return running.status === 'succeeded' ? 'Refunded' : 'Pending';
    const receipt = row.receipt && {
      contact: row.receipt.contact,
      lines: await readRefundedLines(db, refund, row.receipt.lines),
    };
    const { status, cancellation_details } = await client.createRefund(
      {
        payment_id: row.externalID,
        amount: toMoney(amount),
        metadata: { refund: id },
        ...(receipt && { receipt: toReceiptData(receipt, config) }),
      },
      `${id}.${earlier.length}`,
    );
    if (status === 'canceled') {
      throw new Error(
        `YooKassa canceled refund ${id}: ${cancellation_details?.reason ?? 'no reason'}`,
      );
    }
    return status === 'succeeded' ? 'Refunded' : 'Pending';
  };
}
