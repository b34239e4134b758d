import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
} from '#server/demo/people.ts';
import type { ShopServer } from '#tests/support/shop-server.ts';
import type { States } from './support/states.ts';

/** A screen of buying, opened with what it requests answered well and in every bad way. */
export interface Tried {
  name: string;
  person: DemoPerson;
  open: (states: States, shop: ShopServer) => Promise<string> | string;
  heading: RegExp;
  /** More calls of this screen whose failure need not be told at once. */
  quiet?: RegExp;
}

/** Where buying happens. */
export const failingScreens: readonly Tried[] = [
  {
    name: 'cart',
    person: demoIndividual,
    open: async (states) => {
      await states.filledCart();
      return '/cart';
    },
    heading: /^Корзина/,
    // Fetched beforehand for whoever chooses a courier, and again then.
    quiet: /\/user\/addresses$/,
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
    // Fetched beforehand for whoever chooses a courier, and again then.
    quiet: /\/user\/addresses$/,
  },
  {
    name: 'checkout',
    person: demoIndividual,
    open: async (states) => {
      // The section of the points is open then, whatever the cart remembered.
      const nowhere = { method: 'Pickup', pickupPointID: null };
      await states.client.call('PUT', '/cart/delivery', nowhere);
      return `/order/${await states.begunCheckout()}`;
    },
    heading: /^Оформление заказа/,
    // Fetched beforehand for sections that ask again when they open; codes that might be tried.
    quiet: /\/user\/addresses$|\/recipients$|\/promoCodes$/,
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
    // Fetched beforehand for whoever goes back to change the order.
    quiet: /\/delivery$|\/user\/addresses$|\/recipients$|\/promoCodes$/,
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
    // A hint above the list, and choices of a filter.
    quiet: /\/order\/pending$|\/user\/customers$/,
  },
  {
    name: 'approval',
    person: demoApprover,
    open: async (states) => (await states.pendingApproval()).address,
    heading: /^Заказ /,
  },
  {
    name: 'approvals',
    person: demoApprover,
    open: () => `/profile/companies/${demoCompany.id}/approval`,
    heading: /^Согласование заказов/,
  },
  {
    name: 'import',
    person: demoIndividual,
    open: () => '/cart/import',
    heading: /^Заказ из файла/,
  },
  {
    name: 'shared cart',
    person: demoIndividual,
    open: (states) => states.sharedProducts('Cart'),
    heading: /^С вами поделились/,
    // It came with the page; requested anew, it shows what is known.
    quiet: /\/share\/products\//,
  },
];
