import type { MockOperation } from '#src/app/scenario/operations.ts';
import { formatScenario, type Scenario } from '#src/app/scenario/scenario-url.ts';
import { infoGroups, infoPath } from '#src/lib/pages/info-pages.ts';

/** A screen of the shop in the mock. */
export interface MockScreen {
  /** Name for people. */
  title: string;
  /** Path with values for its parameters, and a query when the screen needs one. */
  path: string;
  /** Ids of the operations whose examples are its states; the first one is what it is about. */
  operations: readonly string[];
  /** What all its states have in common. */
  base?: Scenario;
}

export interface ScreenGroup {
  title: string;
  screens: readonly MockScreen[];
}

/** One state of a screen: one example of one operation, or a failure. */
export interface ScreenState {
  title: string;
  /** Path with the scenario. */
  url: string;
  /**
   * Whether a small frame shows it: not a state that ends the session, which all frames share, or
   * one that passes by itself.
   */
  pictured: boolean;
}

const company = '/profile/companies/klinika';
const order = '/order/240501';

/** Every screen of the shop, in the order in which users meet them. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    title: 'Витрина',
    screens: [
      {
        title: 'Главная',
        path: '/',
        operations: [
          'listPromotions',
          'listHitProducts',
          'listPromotionProducts',
          'listPendingOrders',
        ],
      },
      { title: 'Каталог', path: '/catalog', operations: ['getCategoryTree'] },
      {
        title: 'Список товаров',
        path: '/products',
        operations: ['listProducts', 'getProductFilters'],
      },
      {
        title: 'Поиск',
        path: '/products?query=композит',
        operations: ['listProducts', 'searchCatalog'],
      },
      {
        title: 'Товар',
        path: '/products/kompozit-esterion',
        operations: ['getProductBySlug', 'listProductFeedback', 'listRecommendedProducts'],
      },
      { title: 'Бренды', path: '/brands', operations: ['listBrands'] },
      { title: 'Акции', path: '/promotions', operations: ['listPromotions'] },
      { title: 'Сравнение', path: '/compare', operations: ['getCompare'] },
      {
        title: 'Подборка по ссылке',
        path: '/products/share?id=podborka',
        operations: ['getSharedProducts'],
      },
      {
        title: 'Корзина по ссылке',
        path: '/cart/share?id=podborka',
        operations: ['getSharedProducts'],
      },
    ],
  },
  {
    title: 'Покупка',
    screens: [
      { title: 'Корзина', path: '/cart', operations: ['getCart'] },
      { title: 'Заказ из файла', path: '/cart/import', operations: [] },
      {
        title: 'Оформление',
        path: order,
        operations: ['getCheckout', 'getCheckoutDelivery', 'listCheckoutPromoCodes'],
        base: { getOrder: 'order-draft' },
      },
      { title: 'Заказ создаётся', path: `${order}/inProgress`, operations: ['getOrderStatus'] },
      { title: 'Заказ оформлен', path: `${order}/success`, operations: ['getOrder'] },
      { title: 'Заказ', path: order, operations: ['getOrder', 'getOrderCertificates'] },
      {
        title: 'Рассрочка',
        path: order,
        operations: ['getOrderInstallment'],
        base: { getOrder: 'order-installment' },
      },
      {
        title: 'Согласование заказа',
        path: `${company}/approval?order=240501`,
        operations: ['getApproval'],
      },
    ],
  },
  {
    title: 'Аккаунт',
    screens: [
      { title: 'Профиль', path: '/profile', operations: ['getProfile', 'listInvitations'] },
      { title: 'Мои заказы', path: '/profile/orders', operations: ['listOrders'] },
      { title: 'Купленные ранее', path: '/profile/archive', operations: ['listPurchases'] },
      { title: 'Избранное', path: '/profile/favorites', operations: ['listFavorites'] },
      { title: 'Уведомления', path: '/profile/notifications', operations: ['listNotifications'] },
      { title: 'Обращения', path: '/profile/support', operations: ['listTickets'] },
      { title: 'Обращение', path: '/profile/support/1', operations: ['getTicket'] },
      {
        title: 'Отзывы',
        path: '/profile/feedback',
        operations: ['listOwnFeedback', 'listProductsToReview'],
      },
      { title: 'Промокоды', path: '/profile/promoCodes', operations: ['listOwnPromoCodes'] },
      { title: 'Бонусы', path: '/profile/bonuses', operations: ['listBonuses'] },
      { title: 'Статистика', path: '/profile/analytic', operations: ['getAnalytic'] },
      {
        title: 'Настройки',
        path: '/profile/settings',
        operations: ['getNotificationSettings', 'listSessions', 'listPushDevices', 'listAddresses'],
      },
    ],
  },
  {
    title: 'Компания',
    screens: [
      { title: 'Компании', path: '/profile/companies', operations: ['listPartners'] },
      { title: 'Компания', path: company, operations: ['getPartner'] },
      { title: 'Договоры', path: `${company}/contracts`, operations: ['listPartnerContracts'] },
      { title: 'Адреса', path: `${company}/addresses`, operations: ['listPartnerAddresses'] },
      { title: 'Получатели', path: `${company}/recipients`, operations: ['listPartnerRecipients'] },
      { title: 'Сотрудники', path: `${company}/employees`, operations: ['listEmployees'] },
      { title: 'Согласующие', path: `${company}/approvers`, operations: ['listApprovers'] },
      { title: 'Метки', path: `${company}/tags`, operations: ['listPartnerTags'] },
      { title: 'На согласовании', path: `${company}/approval`, operations: ['listApprovals'] },
      {
        title: 'Получатели документов',
        path: `${company}/finDocsRecipients`,
        operations: ['listFinDocsRecipients'],
      },
      {
        title: 'Календарь платежей',
        path: `${company}/calendar`,
        operations: ['getPartnerCalendar'],
      },
      { title: 'Приглашение', path: '/invitation', operations: [] },
    ],
  },
  {
    title: 'Рабочее место сотрудника',
    screens: [
      { title: 'Обращения', path: '/backoffice/tickets', operations: ['listStaffTickets'] },
      { title: 'Заявки', path: '/backoffice/applications', operations: ['listStaffTickets'] },
      { title: 'Обращение', path: '/backoffice/tickets/1', operations: ['getStaffTicket'] },
      { title: 'Заказы', path: '/backoffice/orders', operations: ['listStaffOrders'] },
      { title: 'Заказ', path: '/backoffice/orders/240501', operations: ['getStaffOrder'] },
      { title: 'Отзывы', path: '/backoffice/reviews', operations: ['listModeration'] },
      { title: 'Импорты', path: '/backoffice/imports', operations: ['listCatalogImports'] },
      {
        title: 'Импорт',
        path: '/backoffice/imports/17',
        operations: ['getCatalogImport', 'listCatalogImportEntries'],
      },
      { title: 'Журнал', path: '/backoffice/audit', operations: ['listAuditEntries'] },
    ].map((screen) => ({ ...screen, base: { getProfile: 'profile-staff' } })),
  },
  {
    title: 'Информация',
    screens: infoGroups.flatMap(({ pages }) =>
      pages.map(({ id, title }) => ({
        title,
        path: infoPath(id),
        operations: [],
        base: {
          getStaticPage: `page-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        },
      })),
    ),
  },
];

/** Failures that every call may have, beside the statuses of the contract. */
const failures = [
  { value: 'slow', title: 'Медленный ответ', pictured: false },
  { value: 'offline', title: 'Нет связи', pictured: true },
] as const;
/** Failures of the screen's own call that it shows in its own way. */
const statuses = ['401', '403', '404', '429', '500'];

/** The states of a screen, by the examples that the contract has now. */
export function listStates(
  screen: MockScreen,
  operations: readonly MockOperation[],
): ScreenState[] {
  const states: ScreenState[] = [];
  for (const [index, id] of screen.operations.entries()) {
    const { choices = [] } = operations.find((operation) => operation.id === id) ?? {};
    for (const { value, status, summary } of choices) {
      const example = status.startsWith('2') && summary !== '';
      const failure = index === 0 && statuses.includes(value);
      if (!example && !failure) continue;
      states.push({
        title: failure ? `Ошибка ${value}` : summary,
        url: withChoice(screen, id, value),
        pictured: value !== '401',
      });
    }
    if (index > 0) continue;
    for (const { value, title, pictured } of failures) {
      states.push({ title, url: withChoice(screen, id, value), pictured });
    }
  }
  if (states.length > 0) return states;
  return [
    { title: screen.title, url: withScenario(screen.path, screen.base ?? {}), pictured: true },
  ];
}

function withChoice({ path, base = {} }: MockScreen, id: string, value: string): string {
  return withScenario(path, { ...base, [id]: value });
}

function withScenario(path: string, scenario: Scenario): string {
  const text = formatScenario(scenario);
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}mock=${text}`;
}
