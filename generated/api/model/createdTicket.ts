import * as zod from 'zod/mini';

export const createdTicketIdMax = 64;


export const createdTicketIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreatedTicket = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createdTicketIdMax)).check(/*#__PURE__*/ zod.regex(createdTicketIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['Analogs', 'ProductPurchase', 'WaitingList', 'ProductSearch', 'Promotion', 'CreatePartner', 'CreateIndividualPartner', 'OrderProductsUnavailable', 'OrderDeliveryUnavailable', 'General', 'OfferRequest', 'Refund', 'PaymentUnavailable', 'EDO', 'PartnerOrdersAccess', 'OrderQuestion', 'AccountDeletion', 'ProductQuestion', 'Error', 'PartnerTradingAccess', 'CustomerService']),
  "status": /*#__PURE__*/ zod.enum(['New', 'InProgress', 'Done']),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type CreatedTicket = zod.input<typeof CreatedTicket>;
export type CreatedTicketOutput = zod.output<typeof CreatedTicket>;
