import type { Handlers } from '#server/contract/handlers.ts';
import { requireProducts } from './product-subjects.ts';
import { submitTicket } from './submit.ts';
import { assertMayWait } from './waiting-list.ts';

/** Requests about products. */
export const productTicketHandlers = {
  createAnalogsTicket: (request, context) =>
    submitTicket(context, 'createAnalogsTicket', request, async ({ tx }) => ({
      type: 'Analogs',
      title: 'Подобрать аналог',
      text: request.body.comment ?? '',
      payload: { ...request.body },
      products: await requireProducts(tx, request.body.products),
    })),

  createPurchaseTicket: (request, context) =>
    submitTicket(context, 'createPurchaseTicket', request, async ({ tx }) => ({
      type: 'ProductPurchase',
      title: 'Запрос предложения',
      text: request.body.comment ?? '',
      payload: { ...request.body },
      products: await requireProducts(tx, request.body.products),
    })),

  createProductQuestionTicket: (request, context) =>
    submitTicket(context, 'createProductQuestionTicket', request, async ({ tx }) => ({
      type: 'ProductQuestion',
      title: 'Вопрос о\u00A0товаре',
      text: request.body.comment,
      payload: { ...request.body },
      products: await requireProducts(tx, [{ productID: request.body.productID, quantity: null }]),
    })),

  createWaitingListTicket: (request, context) =>
    submitTicket(context, 'createWaitingListTicket', request, async ({ tx, userID }) => {
      const products = await requireProducts(tx, request.body.products);
      await assertMayWait(
        tx,
        userID,
        products.map(({ productID }) => productID),
      );
      return {
        type: 'WaitingList',
        title: 'Сообщить о\u00A0поступлении',
        text: request.body.comment ?? '',
        payload: { ...request.body },
        products,
      };
    }),
} satisfies Partial<Handlers>;
