import type { QueryClient } from '@tanstack/react-query';
import {
  getGetCartPreviewQueryOptions,
  getGetCartPreviewUrl,
} from '#generated/api/cart/get-cart-preview.ts';
import {
  getListFavoritesQueryOptions,
  getListFavoritesUrl,
} from '#generated/api/favorites/list-favorites.ts';
import {
  getListNotificationsQueryOptions,
  getListNotificationsUrl,
} from '#generated/api/notifications/list-notifications.ts';
import { getGetOrderQueryOptions, getGetOrderUrl } from '#generated/api/order/get-order.ts';
import { getListOrdersQueryOptions, getListOrdersUrl } from '#generated/api/order/list-orders.ts';
import {
  getListPendingOrdersQueryOptions,
  getListPendingOrdersUrl,
} from '#generated/api/order/list-pending-orders.ts';
import {
  getGetPartnerQueryOptions,
  getGetPartnerUrl,
} from '#generated/api/partners/get-partner.ts';
import {
  getListPartnersQueryOptions,
  getListPartnersUrl,
} from '#generated/api/partners/list-partners.ts';
import { getGetProfileQueryOptions, getGetProfileUrl } from '#generated/api/profile/get-profile.ts';
import { getGetTicketQueryOptions, getGetTicketUrl } from '#generated/api/support/get-ticket.ts';
import {
  getListTicketsQueryOptions,
  getListTicketsUrl,
} from '#generated/api/support/list-tickets.ts';
import {
  getListAddressesQueryOptions,
  getListAddressesUrl,
} from '#generated/api/user/list-addresses.ts';
import {
  getListCustomersQueryOptions,
  getListCustomersUrl,
} from '#generated/api/user/list-customers.ts';
import type { http } from '#src/api/http.ts';
import { notificationsFilter } from '#src/features/account/notifications/notifications-filter.ts';
import { ticketsFilter } from '#src/features/account/support/tickets-filter.ts';
import { loadCart } from '#src/features/cart/page/load-cart.ts';
import { ordersFilter } from '#src/features/orders/list/orders-filter.ts';
import { favoritesPage } from '#src/features/product-parts/favorites/favorites-query.ts';

/** How a call is sent: with the response that the page has requested already. */
type Sending = Parameters<typeof http>[1];

/** A call that a page behind sign-in starts with. */
export interface FirstCall {
  /**
   * Path with query of the API.
   * @param id that in the page's own path; '' where there is none
   */
  url: (id: string) => string;
  /** JSON of a call that is a POST. */
  body?: string;
  /** Whether it is sent only for a URL without search parameters, which would change it. */
  isPlain?: boolean;
  /** Requests it into the cache, and what follows from its response; never rejects. */
  load: (client: QueryClient, request: Sending, id: string) => Promise<void>;
}

const profile: FirstCall = {
  url: getGetProfileUrl,
  load: (client, request) => client.prefetchQuery(getGetProfileQueryOptions({ request })),
};

const cart: FirstCall = {
  url: getGetCartPreviewUrl,
  async load(client, request) {
    await client.prefetchQuery(getGetCartPreviewQueryOptions({ request }));
    // The cart itself is requested only when the preview says that there is one. The loader of the
    // page reports a failure.
    await loadCart(client).catch(() => {});
  },
};

const customers: FirstCall = {
  url: getListCustomersUrl,
  load: (client, request) => client.prefetchQuery(getListCustomersQueryOptions({ request })),
};

const addresses: FirstCall = {
  url: getListAddressesUrl,
  load: (client, request) => client.prefetchQuery(getListAddressesQueryOptions({ request })),
};

const order: FirstCall = {
  url: getGetOrderUrl,
  load: (client, request, id) => client.prefetchQuery(getGetOrderQueryOptions(id, { request })),
};

const orders: FirstCall = {
  url: getListOrdersUrl,
  body: JSON.stringify(ordersFilter({})),
  isPlain: true,
  load: (client, request) =>
    client.prefetchQuery(getListOrdersQueryOptions(ordersFilter({}), { request })),
};

const pendingOrders: FirstCall = {
  url: getListPendingOrdersUrl,
  isPlain: true,
  load: (client, request) => client.prefetchQuery(getListPendingOrdersQueryOptions({ request })),
};

const favorites: FirstCall = {
  url: () => getListFavoritesUrl(favoritesPage(1)),
  isPlain: true,
  load: (client, request) =>
    client.prefetchQuery(getListFavoritesQueryOptions(favoritesPage(1), { request })),
};

const notifications: FirstCall = {
  url: () => getListNotificationsUrl(notificationsFilter({})),
  isPlain: true,
  load: (client, request) =>
    client.prefetchQuery(getListNotificationsQueryOptions(notificationsFilter({}), { request })),
};

const tickets: FirstCall = {
  url: () => getListTicketsUrl(ticketsFilter({})),
  isPlain: true,
  load: (client, request) =>
    client.prefetchQuery(getListTicketsQueryOptions(ticketsFilter({}), { request })),
};

const ticket: FirstCall = {
  url: getGetTicketUrl,
  load: (client, request, id) => client.prefetchQuery(getGetTicketQueryOptions(id, { request })),
};

const companies: FirstCall = {
  url: getListPartnersUrl,
  load: (client, request) => client.prefetchQuery(getListPartnersQueryOptions({ request })),
};

const company: FirstCall = {
  url: getGetPartnerUrl,
  load: (client, request, id) => client.prefetchQuery(getGetPartnerQueryOptions(id, { request })),
};

/** What the routes of a page behind sign-in request first; without those that need more to be known. */
const callsOf: ReadonlyMap<string, readonly FirstCall[]> = new Map([
  ['/_signed-in/cart/', [cart, customers, addresses]],
  ['/_signed-in/order/$id/', [order]],
  ['/_signed-in/order/$id/success', [order]],
  ['/_signed-in/profile', [profile]],
  ['/_signed-in/profile/orders', [orders, pendingOrders]],
  ['/_signed-in/profile/favorites', [favorites]],
  ['/_signed-in/profile/notifications', [notifications]],
  ['/_signed-in/profile/support/', [tickets]],
  ['/_signed-in/profile/support/$id', [ticket]],
  ['/_signed-in/profile/companies/', [companies]],
  ['/_signed-in/profile/companies/$id', [company]],
]);

/**
 * The calls that a page starts with; those of its layouts first, whose parts above the page would
 * otherwise push it down.
 * @param routeIDs of the page, from the root down
 */
export function firstCallsOf(routeIDs: readonly string[]): FirstCall[] {
  return routeIDs.flatMap((id) => callsOf.get(id) ?? []);
}
