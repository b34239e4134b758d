import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

type Status = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

// Tests assert on what was sent, so that it is not typed.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Sent = any;

interface FakePayment {
  id: string;
  status: Status;
  amount: { value: string; currency: string };
  metadata: Record<string, string>;
  confirmation: { type: string; confirmation_url: string };
  capture: boolean;
}

interface FakeRefund {
  id: string;
  payment_id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: { value: string; currency: string };
  metadata: Record<string, string>;
}

/** How the next call fails: before it has its effect, or (`Lost`) after it. */
export type YooKassaFailure = 'Error' | 'Malformed' | 'Dropped' | 'Lost';

/** ЮKassa as its documentation describes it, with payments in memory. */
export interface FakeYooKassa {
  url: string;
  shopID: string;
  secretKey: string;
  payments: Map<string, FakePayment>;
  refunds: FakeRefund[];
  /** Calls by method and path, with the bodies that were sent. */
  calls: { call: string; key: string | undefined; body: Sent }[];
  /** Fails so many further calls. */
  fail(failure: YooKassaFailure, times?: number): void;
  /** Fails so many further ones of these calls. */
  failCalls(call: string, failure: YooKassaFailure, times: number): void;
  /** The status of further refunds. */
  refundAs(status: FakeRefund['status']): void;
  /** The buyer pays, or the bank declines, on the page of a payment. */
  pay(url: string): FakePayment;
  decline(url: string): FakePayment;
  close(): Promise<void>;
}

class Rejection extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, parameter = '') {
    super(parameter);
    this.status = status;
    this.code = code;
  }
}

const MONEY = /^\d+\.\d{2}$/;
const kopecks = (value: string) => Number(value.replace('.', ''));

/** What the documentation requires of a receipt. @throws Rejection */
function validateReceipt({ receipt, amount }: Sent): void {
  if (receipt === undefined) return;
  const { customer, items } = receipt;
  const isContact = /@/.test(customer?.email ?? '') || /^\d{4,15}$/.test(customer?.phone ?? '');
  if (!isContact) throw new Rejection(400, 'invalid_request', 'receipt.customer');
  const sum = items.reduce((total: number, item: Sent) => {
    const isValid =
      item.description.length >= 1 &&
      item.description.length <= 128 &&
      item.quantity > 0 &&
      MONEY.test(item.amount.value) &&
      Number.isInteger(item.vat_code) &&
      item.vat_code >= 1 &&
      item.vat_code <= 12;
    if (!isValid) throw new Rejection(400, 'invalid_request', 'receipt.items');
    return total + kopecks(item.amount.value) * item.quantity;
  }, 0);
  if (sum !== kopecks(amount.value)) throw new Rejection(400, 'invalid_request', 'receipt');
}

/** Starts ЮKassa on the loopback interface. */
export async function startFakeYooKassa(): Promise<FakeYooKassa> {
  const service = await startFakeService();
  const [shopID, secretKey] = ['100500', 'test_secret'];
  const token = Buffer.from(`${shopID}:${secretKey}`).toString('base64');
  const payments = new Map<string, FakePayment>();
  const refunds: FakeRefund[] = [];
  const calls: FakeYooKassa['calls'] = [];
  const replies = new Map<string, { request: string; reply: object }>();
  const failures: { call: string | null; failure: YooKassaFailure }[] = [];
  let refundStatus: FakeRefund['status'] = 'succeeded';

  const find = (id: string | undefined): FakePayment => {
    const payment = payments.get(id ?? '');
    if (payment === undefined) throw new Rejection(404, 'not_found');
    return payment;
  };
  const show = ({ capture: _, ...payment }: FakePayment) => ({
    ...payment,
    created_at: '2026-03-12T09:00:00.000Z',
    paid: payment.status === 'succeeded' || payment.status === 'waiting_for_capture',
    refundable: payment.status === 'succeeded',
    test: true,
    recipient: { account_id: shopID, gateway_id: '1' },
  });

  const create = (body: Sent): object => {
    if (!MONEY.test(body.amount?.value)) throw new Rejection(400, 'invalid_request', 'amount');
    const isTwoStage = body.capture === false;
    if (body.payment_method_data.type === 'sbp' && isTwoStage) {
      throw new Rejection(400, 'invalid_request', 'capture');
    }
    validateReceipt(body);
    const id = randomUUID();
    const confirmation_url = `https://yoomoney.ru/checkout/payments/v2/contract?orderId=${id}`;
    const payment: FakePayment = {
      id,
      status: 'pending',
      amount: body.amount,
      metadata: body.metadata,
      confirmation: { type: 'redirect', confirmation_url },
      capture: body.capture,
    };
    payments.set(id, payment);
    return show(payment);
  };

  const change = (id: string | undefined, action: string | undefined): object => {
    const payment = find(id);
    if (payment.status !== 'waiting_for_capture') throw new Rejection(400, 'invalid_request');
    payment.status = action === 'capture' ? 'succeeded' : 'canceled';
    return show(payment);
  };

  const refund = (body: Sent): object => {
    const payment = find(body.payment_id);
    if (payment.status !== 'succeeded') throw new Rejection(400, 'invalid_request', 'payment_id');
    validateReceipt(body);
    const given = refunds
      .filter(({ payment_id, status }) => payment_id === payment.id && status !== 'canceled')
      .reduce((sum, { amount }) => sum + kopecks(amount.value), 0);
    if (given + kopecks(body.amount.value) > kopecks(payment.amount.value)) {
      throw new Rejection(400, 'invalid_request', 'amount');
    }
    const { payment_id, amount, metadata } = body;
    const made = { id: randomUUID(), payment_id, status: refundStatus, amount, metadata };
    refunds.push(made);
    const canceled = { party: 'yoo_money', reason: 'insufficient_funds' };
    return {
      ...made,
      created_at: '2026-03-12T09:00:00.000Z',
      ...(refundStatus === 'canceled' && { cancellation_details: canceled }),
    };
  };

  const route = (request: IncomingMessage, body: Sent): object => {
    const url = new URL(request.url ?? '', service.url);
    const [, collection, id, action] = url.pathname.split('/');
    if (request.method === 'GET') {
      if (collection === 'payments') return show(find(id));
      const items = refunds.filter((one) => one.payment_id === url.searchParams.get('payment_id'));
      return {
        type: 'list',
        items: items.map((one) => ({ ...one, created_at: '2026-03-12T09:00:00Z' })),
      };
    }
    const key = String(request.headers['idempotence-key'] ?? '');
    if (key === '' || key.length > 64)
      throw new Rejection(400, 'invalid_request', 'Idempotence-Key');
    const sent = JSON.stringify([url.pathname, body]);
    const stored = replies.get(key);
    if (stored !== undefined) {
      if (stored.request !== sent) throw new Rejection(400, 'invalid_request', 'Idempotence-Key');
      return stored.reply;
    }
    const made =
      id === undefined ? (collection === 'refunds' ? refund : create)(body) : change(id, action);
    // As it was in the first response, whatever happens later.
    replies.set(key, { request: sent, reply: structuredClone(made) });
    return made;
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const sent = await text(request);
    const body = sent === '' ? undefined : JSON.parse(sent);
    const header = request.headers['idempotence-key'];
    const call = `${request.method} ${new URL(request.url ?? '', service.url).pathname}`;
    calls.push({ call, key: header?.toString(), body });
    const next = failures.findIndex((one) => one.call === null || one.call === call);
    const failure = next < 0 ? undefined : failures.splice(next, 1)[0]?.failure;
    if (failure === 'Error') return response.writeHead(500).end('{"type":"error"}');
    if (failure === 'Malformed') return response.writeHead(200).end('<html>');
    if (failure === 'Dropped') return response.destroy();
    try {
      if (request.headers.authorization !== `Basic ${token}`) {
        throw new Rejection(401, 'invalid_credentials');
      }
      const reply = route(request, body);
      if (failure === 'Lost') return response.destroy();
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(reply));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const problem = {
        type: 'error',
        id: randomUUID(),
        code: error.code,
        parameter: error.message,
      };
      return response.writeHead(error.status).end(JSON.stringify(problem));
    }
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });

  const ofPage = (url: string): FakePayment => find(new URL(url).searchParams.get('orderId') ?? '');
  return {
    url: service.url,
    shopID,
    secretKey,
    payments,
    refunds,
    calls,
    fail: (failure, times = 1) => {
      failures.push(...Array.from({ length: times }, () => ({ call: null, failure })));
    },
    failCalls: (call, failure, times) => {
      failures.push(...Array.from({ length: times }, () => ({ call, failure })));
    },
    refundAs: (status) => {
      refundStatus = status;
    },
    pay: (url) => {
      const payment = ofPage(url);
      payment.status = payment.capture ? 'succeeded' : 'waiting_for_capture';
      return payment;
    },
    decline: (url) => {
      const payment = ofPage(url);
      payment.status = 'canceled';
      return payment;
    },
    close: () => service.close(),
  };
}
