import * as zod from 'zod/mini';

export const TicketType = /*#__PURE__*/ zod.enum(['Analogs', 'ProductPurchase', 'WaitingList', 'ProductSearch', 'Promotion', 'CreatePartner', 'CreateIndividualPartner', 'OrderProductsUnavailable', 'OrderDeliveryUnavailable', 'General', 'OfferRequest', 'Refund', 'PaymentUnavailable', 'EDO', 'PartnerOrdersAccess', 'OrderQuestion', 'AccountDeletion', 'ProductQuestion', 'Error', 'PartnerTradingAccess', 'CustomerService']);

export type TicketType = zod.input<typeof TicketType>;
export type TicketTypeOutput = zod.output<typeof TicketType>;
