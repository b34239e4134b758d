import type { TicketStatus } from '#generated/api/model/ticketStatus.ts';
import type { TicketType } from '#generated/api/model/ticketType.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam, text } from '#src/lib/search-params.ts';

// URLs are parsed on every page, labels are shown on few: importing the labels here would add them
// to the first chunk.
const status = oneOf<TicketStatus>({
  New: true,
  InProgress: true,
  Done: true,
});
const type = oneOf<TicketType>({
  Analogs: true,
  ProductPurchase: true,
  WaitingList: true,
  ProductSearch: true,
  Promotion: true,
  CreatePartner: true,
  CreateIndividualPartner: true,
  OrderProductsUnavailable: true,
  OrderDeliveryUnavailable: true,
  General: true,
  OfferRequest: true,
  Refund: true,
  PaymentUnavailable: true,
  EDO: true,
  PartnerOrdersAccess: true,
  OrderQuestion: true,
  AccountDeletion: true,
  ProductQuestion: true,
  Error: true,
  PartnerTradingAccess: true,
  CustomerService: true,
});

/** Search parameters of the tickets. */
export interface TicketsSearch extends InvalidParams {
  status?: TicketStatus | undefined;
  type?: TicketType | undefined;
  /** Part of a number or of a message. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseTicketsSearch(given: Record<string, unknown>): TicketsSearch {
  return withInvalidParams(given, {
    status: parseParam(given.status, status),
    type: parseParam(given.type, type),
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
