import { and, eq, gt, lte } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { promotions } from '#server/db/schema/catalog.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { alreadyExists, lockUser, readOpenTickets } from '#server/support/tickets/ticket-store.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { requireProducts } from './product-subjects.ts';
import { submitTicket } from './submit.ts';

type Schemas = components['schemas'];

const generalTitles: Readonly<Record<Schemas['GeneralTicketType'], string>> = {
  General: 'Общее обращение',
  ProductSearch: 'Найти товар',
  AccountDeletion: 'Удаление аккаунта',
};

/** @throws ApiProblem 404 without an active promotion of that id. */
async function runningPromotion(db: Database, id: string, now: Date) {
  const running = and(
    eq(promotions.id, id),
    lte(promotions.startsAt, now),
    gt(promotions.endsAt, now),
  );
  const [row] = await db.select({ name: promotions.name }).from(promotions).where(running);
  if (row === undefined) throw new ApiProblem(404, 'Такой акции нет', { reason: 'NotFound' });
  return row;
}

function detailsOf(fields: Readonly<Record<string, string | null | undefined>>) {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value }],
  );
}

/** Requests about anything else: questions, equipment, promotions. */
export const generalTicketHandlers = {
  createGeneralTicket: (request, context) =>
    submitTicket(context, 'createGeneralTicket', request, async ({ tx, userID }) => {
      const { comment, type = 'General' } = request.body;
      if (type === 'AccountDeletion') {
        await lockUser(tx, userID);
        if ((await readOpenTickets(tx, userID, type)).length > 0) throw alreadyExists();
      }
      return { type, title: generalTitles[type], text: comment, payload: { ...request.body } };
    }),

  createMaintenanceTicket: (request, context) =>
    submitTicket(context, 'createMaintenanceTicket', request, async ({ tx, userID }) => {
      const { equipment, serialNumber, comment, phone, orderID, productID } = request.body;
      if (orderID) await getOwnOrder(tx, userID, orderID);
      return {
        type: 'CustomerService',
        title: 'Ремонт и\u00A0обслуживание',
        text: comment,
        payload: { ...request.body },
        details: detailsOf({
          Оборудование: equipment,
          'Серийный номер': serialNumber,
          Телефон: phone && formatPhone(phone),
        }),
        orderID: orderID ?? null,
        products: productID ? await requireProducts(tx, [{ productID, quantity: null }]) : [],
      };
    }),

  createPromotionTicket: (request, context) =>
    submitTicket(context, 'createPromotionTicket', request, async ({ tx, now }) => {
      const { promotionID, comment, type = 'OfferRequest', products = [] } = request.body;
      const { name } = await runningPromotion(tx, promotionID, now);
      const words = type === 'Promotion' ? 'Вопрос по\u00A0акции' : 'Предложение по\u00A0акции';
      return {
        type,
        title: `${words} «${name}»`,
        text: comment,
        payload: { ...request.body },
        details: detailsOf({ Акция: name }),
        products: await requireProducts(tx, products),
      };
    }),
} satisfies Partial<Handlers>;
