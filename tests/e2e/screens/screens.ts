import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
  demoOwner,
  demoStaff,
} from '#demo/people.ts';
import { infoGroups, infoPath } from '#src/lib/pages/info-pages.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

/** A screen of the shop for smoke tests, axe and screenshots. */
export interface Screen {
  /** File name of the screenshot. */
  name: string;
  /** Path of the route as in the route tree. */
  route: string;
  /** Path to open, or a function that prepares a state and returns the path. */
  url: string | ((states: States) => Promise<string>);
  /** The main heading. */
  heading: string | RegExp;
  /** Who is signed in; null is a visitor. */
  person: DemoPerson | null;
}

/** Every screen; a route without a row here fails `tests/invariants/shop/screens.test.ts`. */
export const screens: readonly Screen[] = [
  { name: 'home', route: '/', url: '/', heading: /./, person: null },
  { name: 'catalog', route: '/catalog', url: '/catalog', heading: 'Каталог', person: null },
  { name: 'products', route: '/products', url: '/products', heading: /./, person: null },
  {
    name: 'products-search',
    route: '/products',
    url: '/products?query=композит',
    heading: /композит/i,
    person: null,
  },
  {
    name: 'products-nothing-found',
    route: '/products',
    url: '/products?query=щщщщщщщщ',
    heading: /щщщщщщщщ/,
    person: null,
  },
  {
    name: 'product',
    route: '/products/$slug',
    url: async (states) => `/products/${(await states.product()).slug}`,
    heading: /композит/i,
    person: demoIndividual,
  },
  {
    name: 'invitation-without-token',
    route: '/invitation',
    url: '/invitation',
    heading: 'Такого приглашения нет',
    person: null,
  },
  { name: 'brands', route: '/brands', url: '/brands', heading: 'Бренды', person: null },
  {
    name: 'brands-nothing-found',
    route: '/brands',
    url: '/brands?query=щщщщщщщщ',
    heading: 'Бренды',
    person: null,
  },
  { name: 'promotions', route: '/promotions', url: '/promotions', heading: 'Акции', person: null },
  {
    name: 'notifications',
    route: '/profile/notifications',
    url: '/profile/notifications',
    heading: 'Уведомления',
    person: demoIndividual,
  },
  {
    name: 'tickets',
    route: '/profile/support',
    url: '/profile/support',
    heading: 'Обращения',
    person: demoIndividual,
  },
  {
    name: 'ticket',
    route: '/profile/support/$id',
    url: async (states) => `/profile/support/${await states.writtenTicket()}`,
    heading: /./,
    person: demoIndividual,
  },
  ...[
    ['backoffice', '/backoffice', 'Обращения покупателей'],
    ['backoffice-tickets', '/backoffice/tickets', 'Обращения покупателей'],
    ['backoffice-applications', '/backoffice/applications', 'Заявки компаний'],
    ['backoffice-orders', '/backoffice/orders', 'Заказы покупателей'],
    ['backoffice-reviews', '/backoffice/reviews', 'Отзывы на проверке'],
    ['backoffice-imports', '/backoffice/imports', 'Импорты каталога'],
    ['backoffice-audit', '/backoffice/audit', 'Журнал'],
  ].map(([name = '', route = '', heading = '']) => ({
    name,
    route,
    url: route,
    heading,
    person: demoStaff,
  })),
  {
    name: 'backoffice-ticket',
    route: '/backoffice/tickets/$id',
    url: async (states) => `/backoffice/tickets/${await states.writtenTicket()}`,
    heading: /./,
    person: demoStaff,
  },
  {
    name: 'backoffice-order',
    route: '/backoffice/orders/$id',
    url: async (states) => `/backoffice/orders/${await states.placedOrder()}`,
    heading: /^Заказ/,
    person: demoStaff,
  },
  {
    name: 'backoffice-import',
    route: '/backoffice/imports/$id',
    url: '/backoffice/imports/1',
    heading: /^Импорт/,
    person: demoStaff,
  },
  {
    name: 'cart-import',
    route: '/cart/import',
    url: '/cart/import',
    heading: 'Заказ из файла',
    person: demoIndividual,
  },
  {
    name: 'cart-import-paste',
    route: '/cart/import',
    url: '/cart/import?tab=paste',
    heading: 'Заказ из файла',
    person: demoIndividual,
  },
  {
    name: 'companies',
    route: '/profile/companies',
    url: '/profile/companies',
    heading: 'Компании',
    person: demoOwner,
  },
  {
    name: 'companies-none',
    route: '/profile/companies',
    url: '/profile/companies',
    heading: 'Компании',
    person: demoIndividual,
  },
  {
    name: 'company',
    route: '/profile/companies/$id',
    url: `/profile/companies/${demoCompany.id}`,
    heading: 'О компании',
    person: demoOwner,
  },
  {
    name: 'company-contracts',
    route: '/profile/companies/$id/contracts',
    url: `/profile/companies/${demoCompany.id}/contracts`,
    heading: 'Договоры',
    person: demoOwner,
  },
  {
    name: 'company-contracts-no-rights',
    route: '/profile/companies/$id/contracts',
    url: `/profile/companies/${demoCompany.id}/contracts`,
    heading: 'Договоры',
    person: demoEmployee,
  },
  {
    name: 'company-recipients',
    route: '/profile/companies/$id/recipients',
    url: `/profile/companies/${demoCompany.id}/recipients`,
    heading: 'Получатели',
    person: demoEmployee,
  },
  {
    name: 'company-tags',
    route: '/profile/companies/$id/tags',
    url: `/profile/companies/${demoCompany.id}/tags`,
    heading: 'Метки',
    person: demoEmployee,
  },
  {
    name: 'company-fin-docs',
    route: '/profile/companies/$id/finDocsRecipients',
    url: `/profile/companies/${demoCompany.id}/finDocsRecipients`,
    heading: 'Получатели финансовых документов',
    person: demoOwner,
  },
  {
    name: 'company-addresses',
    route: '/profile/companies/$id/addresses',
    url: `/profile/companies/${demoCompany.id}/addresses`,
    heading: 'Адреса',
    person: demoEmployee,
  },
  {
    name: 'company-calendar',
    route: '/profile/companies/$id/calendar',
    url: `/profile/companies/${demoCompany.id}/calendar`,
    heading: 'Календарь сроков',
    person: demoOwner,
  },
  {
    name: 'orders-company',
    route: '/profile/orders',
    url: '/profile/orders?who=all',
    heading: 'Заказы компании',
    person: demoOwner,
  },
  {
    name: 'company-employees',
    route: '/profile/companies/$id/employees',
    url: `/profile/companies/${demoCompany.id}/employees`,
    heading: 'Сотрудники',
    person: demoOwner,
  },
  {
    name: 'company-employees-without-rights',
    route: '/profile/companies/$id/employees',
    url: `/profile/companies/${demoCompany.id}/employees`,
    heading: 'Сотрудники',
    person: demoEmployee,
  },
  {
    name: 'company-approvers',
    route: '/profile/companies/$id/approvers',
    url: `/profile/companies/${demoCompany.id}/approvers`,
    heading: 'Согласующие',
    person: demoOwner,
  },
  {
    name: 'company-approvers-no-rights',
    route: '/profile/companies/$id/approvers',
    url: `/profile/companies/${demoCompany.id}/approvers`,
    heading: 'Согласующие',
    person: demoEmployee,
  },
  {
    name: 'approvals',
    route: '/profile/companies/$id/approval',
    url: `/profile/companies/${demoCompany.id}/approval`,
    heading: 'Согласование заказов',
    person: demoApprover,
  },
  {
    name: 'approvals-declined',
    route: '/profile/companies/$id/approval',
    url: `/profile/companies/${demoCompany.id}/approval?status=Rejected`,
    heading: 'Согласование заказов',
    person: demoApprover,
  },
  {
    name: 'shared-products',
    route: '/products/share',
    url: async (states) => states.sharedProducts('Products'),
    heading: 'С вами поделились товарами',
    person: null,
  },
  {
    name: 'shared-dead',
    route: '/products/share',
    url: '/products/share',
    heading: 'Ссылка больше не действует',
    person: null,
  },
  {
    name: 'shared-cart',
    route: '/cart/share',
    url: async (states) => states.sharedProducts('Cart'),
    heading: 'С вами поделились корзиной',
    person: demoIndividual,
  },
  {
    name: 'booster-test',
    route: '/test/booster',
    url: '/test/booster',
    heading: 'Проверка поискового виджета',
    person: null,
  },
  { name: 'compare', route: '/compare', url: '/compare', heading: /./, person: null },
  {
    name: 'cart',
    route: '/cart',
    url: async (states) => {
      await states.filledCart();
      return '/cart';
    },
    heading: /Корзина/,
    person: demoIndividual,
  },
  {
    name: 'cart-empty',
    route: '/cart',
    url: async (states) => {
      await states.emptyCart();
      return '/cart';
    },
    heading: 'Корзина пуста',
    person: demoEmployee,
  },
  {
    name: 'checkout',
    route: '/order/$id',
    url: async (states) => `/order/${await states.begunCheckout()}`,
    heading: 'Оформление заказа',
    person: demoIndividual,
  },
  {
    name: 'order',
    route: '/order/$id',
    url: async (states) => `/order/${await states.placedOrder()}`,
    heading: /^Заказ /,
    person: demoIndividual,
  },
  {
    name: 'order-in-progress',
    route: '/order/$id/inProgress',
    url: async (states) => `/order/${await states.placedOrder()}/inProgress`,
    // The order exists already, so the screen continues by itself.
    heading: /^Заказ /,
    person: demoIndividual,
  },
  {
    name: 'order-success',
    route: '/order/$id/success',
    url: async (states) => `/order/${await states.placedOrder()}/success`,
    heading: /^Заказ .+ оформлен/,
    person: demoIndividual,
  },
  {
    name: 'orders',
    route: '/profile/orders',
    url: async (states) => {
      await states.placedOrder();
      return '/profile/orders';
    },
    heading: 'Мои заказы',
    person: demoIndividual,
  },
  {
    name: 'orders-empty',
    route: '/profile/orders',
    url: '/profile/orders',
    heading: 'Мои заказы',
    person: demoApprover,
  },
  // An order URL without an id redirects to the list.
  {
    name: 'order-without-id',
    route: '/order',
    url: '/order',
    heading: 'Мои заказы',
    person: demoEmployee,
  },
  {
    name: 'profile',
    route: '/profile',
    url: '/profile',
    heading: 'Анна Белова',
    person: demoIndividual,
  },
  {
    name: 'promo-codes',
    route: '/profile/promoCodes',
    url: '/profile/promoCodes',
    heading: 'Промокоды',
    person: demoIndividual,
  },
  {
    name: 'promo-codes-expired',
    route: '/profile/promoCodes',
    url: '/profile/promoCodes?tab=expired',
    heading: 'Промокоды',
    person: demoIndividual,
  },
  {
    name: 'promo-codes-empty',
    route: '/profile/promoCodes',
    url: '/profile/promoCodes',
    heading: 'Промокоды',
    person: demoOwner,
  },
  {
    name: 'analytic',
    route: '/profile/analytic',
    url: async (states) => {
      await states.placedOrder();
      return '/profile/analytic';
    },
    heading: 'Статистика',
    person: demoIndividual,
  },
  {
    name: 'analytic-nothing-fits',
    route: '/profile/analytic',
    url: '/profile/analytic?text=щщщщщщщщ',
    heading: 'Статистика',
    person: demoIndividual,
  },
  {
    name: 'bonuses',
    route: '/profile/bonuses',
    url: '/profile/bonuses',
    heading: 'Бонусы',
    person: demoIndividual,
  },
  {
    name: 'bonuses-no-expenses',
    route: '/profile/bonuses',
    url: '/profile/bonuses?flow=Expense',
    heading: 'Бонусы',
    person: demoOwner,
  },
  {
    name: 'bonuses-empty',
    route: '/profile/bonuses',
    url: '/profile/bonuses',
    heading: 'Бонусы',
    person: demoOwner,
  },
  {
    name: 'settings',
    route: '/profile/settings',
    url: '/profile/settings',
    heading: 'Настройки',
    person: demoIndividual,
  },
  {
    name: 'archive',
    route: '/profile/archive',
    url: '/profile/archive',
    heading: 'Купленные ранее',
    person: demoIndividual,
  },
  {
    name: 'archive-nothing-fits',
    route: '/profile/archive',
    url: '/profile/archive?text=щщщщщщщщ',
    heading: 'Купленные ранее',
    person: demoIndividual,
  },
  {
    name: 'favorites',
    route: '/profile/favorites',
    url: '/profile/favorites',
    heading: /Избранное/,
    person: demoIndividual,
  },
  {
    name: 'feedback',
    route: '/profile/feedback',
    url: '/profile/feedback',
    heading: 'Отзывы',
    person: demoIndividual,
  },
  {
    name: 'feedback-written',
    route: '/profile/feedback',
    url: '/profile/feedback?tab=written',
    heading: 'Отзывы',
    person: demoIndividual,
  },
  // It redirects to the provider at once.
  {
    name: 'login',
    route: '/login/callback',
    url: '/login/callback',
    heading: 'Вход',
    person: null,
  },
  {
    name: 'not-found',
    route: '*',
    url: '/nothing/here',
    heading: 'Страница не найдена',
    person: null,
  },
  ...infoGroups.flatMap(({ pages }) =>
    pages.map(({ id, title }) => ({
      name: `info-${id}`,
      route: '/info/$page',
      url: infoPath(id),
      heading: title,
      person: null,
    })),
  ),
];
