import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
} from '#demo/people.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import type { ShopServer } from '#tests/support/servers/shop-server.ts';

/** A screen of the purchase whose requests are made to fail in every way. */
export interface Tried {
  name: string;
  person: DemoPerson;
  open: (states: States, shop: ShopServer) => Promise<string> | string;
  heading: RegExp;
  /** More calls of this screen whose failure is not shown at once. */
  silent?: RegExp;
  /** Calls that may fail silently elsewhere, but not where the screen needs them. */
  shown?: RegExp;
}

/** Whom the user may buy for: to choose from. */
const buyers = /\/user\/customers$/;
/** Those, and the preview without which no cart is requested. */
const ofCart = /\/user\/customers$|\/cart\/preview$/;

/** The screens of the purchase. */
export const failingScreens: readonly Tried[] = [
  {
    name: 'cart',
    person: demoIndividual,
    open: async (states) => {
      await states.filledCart();
      return '/cart';
    },
    heading: /^Корзина/,
    shown: ofCart,
    // Prefetched for a courier delivery, and requested again when it is selected.
    silent: /\/user\/addresses$/,
  },
  {
    name: 'cart of a company',
    person: demoEmployee,
    open: async (states) => {
      await states.buyFor(demoCompany.id);
      await states.filledCart();
      return '/cart';
    },
    heading: /^Корзина/,
    shown: ofCart,
    // Prefetched for a courier delivery, and requested again when it is selected.
    silent: /\/user\/addresses$/,
  },
  {
    name: 'checkout',
    person: demoIndividual,
    open: async (states) => {
      // Opens the section of pickup points, whatever the cart has stored.
      const nowhere = { method: 'Pickup', pickupPointID: null };
      await states.client.call('PUT', '/cart/delivery', nowhere);
      return `/order/${await states.begunCheckout()}`;
    },
    heading: /^Оформление заказа/,
    // Prefetched for sections that request them again when they open; codes are only suggestions.
    silent: /\/user\/addresses$|\/recipients$|\/promoCodes$/,
  },
  {
    name: 'order that was not created',
    person: demoIndividual,
    open: async (states, shop) => {
      const id = await states.readyCheckout({ payment: 'Cash' });
      await shop.backoffice('accounting', 'fail', '1');
      await states.confirm(id);
      return `/order/${id}`;
    },
    heading: /^Заказ пока не создан/,
    // Prefetched for a user who goes back to change the order.
    silent: /\/delivery$|\/user\/addresses$|\/recipients$|\/promoCodes$/,
  },
  {
    name: 'order',
    person: demoIndividual,
    open: async (states) => {
      const id = await states.readyCheckout({ payment: 'SberInstallment' });
      await states.confirm(id);
      return `/order/${id}`;
    },
    heading: /^Заказ /,
  },
  {
    name: 'success',
    person: demoIndividual,
    open: async (states) => `/order/${await states.placedOrder()}/success`,
    heading: /^Заказ .+ оформлен/,
  },
  {
    name: 'orders',
    person: demoIndividual,
    open: () => '/profile/orders',
    heading: /^Мои заказы/,
    // A hint above the list, and the options of filters (tags, once a story has made a company).
    silent: /\/order\/pending$|\/user\/customers$|\/partners\/[^/]+\/tags$/,
  },
  {
    name: 'approval',
    person: demoApprover,
    open: async (states) => (await states.pendingApproval()).path,
    heading: /^Заказ /,
  },
  {
    name: 'approvals',
    person: demoApprover,
    open: () => `/profile/companies/${demoCompany.id}/approval`,
    heading: /^Согласование заказов/,
  },
  {
    name: 'approvers',
    person: demoApprover,
    open: () => `/profile/companies/${demoCompany.id}/approvers`,
    heading: /^Согласующие/,
  },
  {
    name: 'import',
    person: demoIndividual,
    open: () => '/cart/import',
    heading: /^Заказ из файла/,
    shown: buyers,
  },
  {
    name: 'shared cart',
    person: demoIndividual,
    open: (states) => states.sharedProducts('Cart'),
    heading: /^С вами поделились/,
    // Rendered by the server; when it fails in the browser, the rendered data stays.
    silent: /\/share\/products\//,
  },
];
