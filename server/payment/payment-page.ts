import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import type { Database } from '#server/db/connection.ts';
import { type Html, html } from '#server/identity/pages/html.ts';
import { makeNonce, pageHeaders, renderPage } from '#server/identity/pages/page.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import { installmentMonths, planFor } from '#server/order/payments/installment.ts';
import { findOrderNumber, findPayment } from '#server/order/payments/payments.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import {
  fetchSettlement,
  type PaymentOutcome,
  type Settlement,
  settlePayment,
} from './settle-payment.ts';

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  pay: 'Paid',
  wait: 'Processing',
  decline: 'Declined',
};

const said: Readonly<Record<Exclude<Settlement, 'Settled'>, string>> = {
  AlreadyPaid: 'Заказ уже оплачен: второй раз деньги не списаны.',
  Expired: 'Время на оплату вышло. Вернитесь в заказ и начните снова.',
  Closed: 'Эта оплата закрыта. Вернитесь в заказ.',
};

const toOrder = ({ orderID }: PaymentRow) => `/order/${orderID}`;

/** The way back; the main button of a page where nothing else can be done. */
function back(payment: PaymentRow, isOpen: boolean): Html {
  const style = isOpen ? 'button quiet' : 'button';
  return html`<a class="${style}" href="${toOrder(payment)}">Вернуться в заказ</a>`;
}

function choices(payment: PaymentRow, requested: number | null): Html {
  const isInstallment = payment.method === 'SberInstallment';
  const months = html`<div class="field"><label for="months">Срок</label>
<select id="months" name="months">${installmentMonths.map(
    (count) =>
      html`<option value="${count}"${count === requested ? html` selected` : html``}>${count} мес. по ${formatMoney(planFor(payment.amount, count).monthlyPayment)}</option>`,
  )}</select></div>`;
  return html`<form method="post">
${isInstallment ? months : html``}
<button class="button" name="action" value="pay">${isInstallment ? 'Одобрить' : 'Оплатить'}</button>
<button class="button quiet" name="action" value="wait">${isInstallment ? 'На рассмотрение' : 'Оплатить, банк подумает'}</button>
<button class="button quiet" name="action" value="decline">${isInstallment ? 'Отказать' : 'Отклонить'}</button>
</form>`;
}

interface ShownPayment {
  payment: PaymentRow;
  /** The number of its order, for people. */
  number: string;
}

function body(
  { payment, number }: ShownPayment,
  message: string | null,
  requested: number | null = null,
): Html {
  const isOpen = payment.progress === 'Created' && message === null;
  const fallback = payment.progress === 'Processing' ? 'Банк обрабатывает оплату.' : said.Closed;
  const notice = message ?? (payment.progress === 'Paid' ? said.AlreadyPaid : fallback);
  return html`<main>
<h1>${payment.method === 'SberInstallment' ? 'Рассрочка' : 'Оплата'} заказа ${number}</h1>
<p class="muted">Учебная страница вместо банка: деньги не списываются.</p>
<p><strong>${formatMoney(payment.amount)}</strong></p>
${isOpen ? choices(payment, requested) : html`<p class="alert" role="alert">${notice}</p>`}
${back(payment, isOpen)}
</main>`;
}

function response(status: 200 | 404 | 409, title: string, content: Html): Response {
  const nonce = makeNonce();
  const headers = new Headers();
  for (const [name, value] of Object.entries(pageHeaders(nonce, []))) {
    headers.set(name, String(value));
  }
  return new Response(renderPage({ title, body: content }, '', nonce), { status, headers });
}

function missing(): Response {
  const content = html`<main><h1>Такой оплаты нет</h1><a class="button" href="/">На главную</a></main>`;
  return response(404, 'Оплата', content);
}

function monthsOf(value: unknown): number | null {
  const months = Number(value);
  return installmentMonths.includes(months) ? months : null;
}

async function findShown(db: Database, id: string): Promise<ShownPayment | null> {
  const payment = await findPayment(db, id);
  return payment && { payment, number: await findOrderNumber(db, payment.orderID) };
}

/**
 * `/pay/{id}`: the built-in bank, where a payment can be made, declined, delayed, left or repeated.
 */
export function createPaymentPage(db: Database, now: () => Date): Hono<HttpEnv> {
  const page = new Hono<HttpEnv>();
  page.get('/pay/:id', async (c) => {
    const shown = await findShown(db, c.req.param('id'));
    if (shown === null) return missing();
    return response(200, 'Оплата', body(shown, null, monthsOf(c.req.query('months'))));
  });
  page.post('/pay/:id', async (c) => {
    const shown = await findShown(db, c.req.param('id'));
    if (shown === null) return missing();
    const { payment } = shown;
    const form = await c.req.parseBody();
    const outcome = outcomes[String(form.action)];
    if (outcome === undefined) return response(409, 'Оплата', body(shown, said.Closed));
    const months = payment.method === 'SberInstallment' ? monthsOf(form.months) : null;
    // The bank calls the shop before it takes any money.
    const expected = await fetchSettlement(db, payment.id, now());
    const settlement =
      expected === 'Settled'
        ? await settlePayment(db, payment.id, outcome, { now: now(), months })
        : expected;
    if (settlement === 'Settled') return c.redirect(toOrder(payment), 303);
    // A double click sends the form twice: the second time finds what the first one did.
    const settled = await findPayment(db, payment.id);
    if (settled?.progress === outcome) return c.redirect(toOrder(payment), 303);
    return response(409, 'Оплата', body(shown, said[settlement]));
  });
  return page;
}
