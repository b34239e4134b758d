import * as z from 'zod';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/*
 * ЮKassa's API, version 3, as its OpenAPI document describes it
 * (https://yookassa.ru/developers/using-api/openapi-specification).
 */

const money = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal('RUB') });

const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: money,
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});

const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: money,
  metadata: z.record(z.string(), z.string()).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
});

const refundList = z.object({ items: z.array(refund), next_cursor: z.string().optional() });

const failure = z.object({
  code: z.string().optional(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});

export type RemotePayment = z.output<typeof payment>;
export type RemoteRefund = z.output<typeof refund>;

/** An item of a receipt; `amount` is the price of one. */
export interface ReceiptItem {
  description: string;
  quantity: number;
  amount: Money;
  vat_code: number;
  measure: 'piece' | 'another';
  payment_subject: 'commodity' | 'service';
  payment_mode: 'full_payment' | 'full_prepayment';
}

/** The `receipt` of a payment or a refund. */
export interface ReceiptData {
  customer: { email: string } | { phone: string };
  items: ReceiptItem[];
  tax_system_code?: number;
}

export interface Money {
  value: string;
  currency: 'RUB';
}

interface NewPayment {
  amount: Money;
  description: string;
  payment_method_data: { type: 'bank_card' | 'sbp' };
  confirmation: { type: 'redirect'; return_url: string };
  capture: boolean;
  metadata: Record<string, string>;
  receipt?: ReceiptData;
}

interface NewRefund {
  payment_id: string;
  amount: Money;
  metadata: Record<string, string>;
  receipt?: ReceiptData;
}

/** Keys are idempotency keys: ЮKassa responds to a repeated one, for a day, as to the first call. */
export interface YooKassaClient {
  createPayment(request: NewPayment, key: string): Promise<RemotePayment>;
  getPayment(id: string): Promise<RemotePayment>;
  capturePayment(id: string, key: string): Promise<RemotePayment>;
  cancelPayment(id: string, key: string): Promise<RemotePayment>;
  createRefund(request: NewRefund, key: string): Promise<RemoteRefund>;
  /** All refunds of a payment, whatever their state. */
  listRefunds(paymentID: string): Promise<RemoteRefund[]>;
}

interface Credentials {
  /** Without a slash at the end: `https://api.yookassa.ru/v3`. */
  url: string;
  shopID: string;
  secretKey: string;
}

/** Kopecks as the API writes money. */
export function toMoney(kopecks: number): Money {
  const rest = `${kopecks % 100}`.padStart(2, '0');
  return { value: `${Math.floor(kopecks / 100)}.${rest}`, currency: 'RUB' };
}

/** Kopecks of money of the API. */
export function toKopecks({ value }: Money): number {
  return Number(value.replace('.', ''));
}

const PAGE = 100;

/** Calls ЮKassa; every method throws a ServiceError when the call was rejected or is uncertain. */
export function createYooKassaClient({ url, shopID, secretKey }: Credentials): YooKassaClient {
  const service = createOutsideService({ name: 'YooKassa' });
  const token = Buffer.from(`${shopID}:${secretKey}`).toString('base64');
  const Authorization = `Basic ${token}`;

  const call = async <T extends z.ZodType>(
    schema: T,
    path: string,
    post?: { key: string; body: object },
  ): Promise<z.output<T>> => {
    const method = post === undefined ? 'GET' : 'POST';
    const { status, body } = await service.call({
      method,
      url: `${url}${path}`,
      headers: { Authorization, ...(post && { 'Idempotence-Key': post.key }) },
      ...(post && { body: post.body }),
      isRepeatable: true,
    });
    const [route = ''] = path.split('?');
    if (status !== 200) {
      const { code = '', parameter = '' } = failure.safeParse(body).data ?? {};
      const what = [`${status}`, code, parameter].filter((part) => part !== '').join(' ');
      throw new ServiceError(`YooKassa rejected ${method} ${route}: ${what}`, {
        status,
        isUncertain: false,
      });
    }
    const { data, error } = schema.safeParse(body);
    if (error !== undefined) {
      const at = error.issues.map(({ path: fields }) => z.core.toDotPath(fields)).join(', ');
      throw new ServiceError(`YooKassa responded to ${method} ${route} with nonsense: ${at}`);
    }
    return data as z.output<T>;
  };

  return {
    createPayment: (body, key) => call(payment, '/payments', { key, body }),
    getPayment: (id) => call(payment, `/payments/${encodeURIComponent(id)}`),
    capturePayment: (id, key) =>
      call(payment, `/payments/${encodeURIComponent(id)}/capture`, { key, body: {} }),
    cancelPayment: (id, key) =>
      call(payment, `/payments/${encodeURIComponent(id)}/cancel`, { key, body: {} }),
    createRefund: (body, key) => call(refund, '/refunds', { key, body }),
    listRefunds: async (paymentID) => {
      const items: RemoteRefund[] = [];
      let cursor: string | undefined;
      do {
        const query = new URLSearchParams({ payment_id: paymentID, limit: `${PAGE}` });
        if (cursor !== undefined) query.set('cursor', cursor);
        const page = await call(refundList, `/refunds?${query}`);
        items.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      return items;
    },
  };
}
