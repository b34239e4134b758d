import type { Page } from '@playwright/test';
import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
  demoOwner,
} from '#demo/people.ts';

/** A dialog of the shop for checks of accessibility and of narrow viewports. */
export interface Dialog {
  /** File name of the screenshot. */
  name: string;
  person: DemoPerson;
  url: string;
  /** Its accessible name, whole. */
  title: string;
  /** What the page shows without a change on the server; called before it is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /** It was opened by typing, so that closing it needs a confirmation. */
  hasTyped?: boolean;
  /** Clicks through to it; omitted when the URL alone opens it. */
  open?: (page: Page) => Promise<void>;
}

const companies = '/profile/companies';
const tab = (name: string) => `${companies}/${demoCompany.id}/${name}`;

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens the menu of the first record with that name, and clicks an item. */
const choose = (record: RegExp, item: string) => async (page: Page) => {
  await click(record)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

/** Opens the first order that awaits a decision, and clicks what is decided. */
const decide = (decision: string) => async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Заказ / })
    .first()
    .click();
  await page.getByRole('button', { name: decision, exact: true }).click();
};

/** The calendar with a secret link, which is not made for this. */
const withFeed = (page: Page) =>
  page.route(`**/api/v1/partners/${demoCompany.id}/calendar`, async (route) => {
    const response = await route.fetch();
    const feed = { createdAt: '2026-03-14T08:00:00.000Z', lastReadAt: null };
    await route.fulfill({ response, json: { ...(await response.json()), feed } });
  });

/** One rejected review, which is not written for this. */
const withReview = (page: Page) =>
  page.route('**/api/v1/profile/feedback?*', (route) => {
    const feedback = {
      id: '1',
      authorName: 'Анна К.',
      rating: 4,
      comment: 'Держит форму.',
      advantages: '',
      disadvantages: '',
      photos: [],
      createdAt: '2026-03-14T08:00:00.000Z',
      editedAt: null,
      isOwn: true,
      status: 'Rejected',
      rejectionReason: 'Имя пациента',
      reply: null,
    };
    const product = {
      id: '100245',
      name: 'Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2',
      slug: 'kompozit',
      images: [],
      vendorCode: 'EST-U-A2',
      weight: 12,
      saleForbidden: false,
      available: true,
    };
    const paging = { page: 1, pageSize: 20, total: 1 };
    return route.fulfill({ json: { items: [{ feedback, product }], paging } });
  });

const owner = { person: demoOwner };
const approver = { person: demoApprover };

/** Dialogs of the companies and of the account; each opens without a change on the server. */
export const dialogs = {
  deletedAccount: {
    ...owner,
    name: 'delete-account',
    url: '/profile/settings',
    title: 'Удалить аккаунт?',
    open: click('Удалить аккаунт'),
  },
  company: {
    ...owner,
    name: 'add-company',
    url: companies,
    title: 'Добавить компанию',
    open: click('Добавить компанию'),
  },
  confirmCompany: {
    ...owner,
    name: 'add-company-confirm',
    url: `${companies}?add=true`,
    title: 'Добавить компанию',
    hasTyped: true,
    open: async (page) => {
      await page.getByLabel('ИНН или название').fill('7899000016');
      await page.getByRole('radio', { name: /Невская/ }).click();
      await page.getByRole('button', { name: 'Далее' }).click();
      await page.getByRole('button', { name: 'Другая организация' }).waitFor();
    },
  },
  refund: {
    person: demoIndividual,
    name: 'refund',
    url: '/profile/orders?status=Succeeded',
    title: 'Возврат товаров',
    open: async (page) => {
      // Orders that await the buyer are above the list.
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /Получен(?!ы)/ })
        .getByRole('link', { name: /^Заказ / })
        .first()
        .click();
      await click('Вернуть заказ')(page);
      await click('Вернуть всё')(page);
    },
    hasTyped: true,
  },
  orderAccess: {
    ...owner,
    name: 'order-access',
    url: `${companies}?apply=orders`,
    title: 'Допуск к заказам',
  },
  wholesale: {
    ...owner,
    name: 'wholesale',
    url: `${companies}?apply=trading`,
    title: 'Оптовый доступ',
  },
  edo: { ...owner, name: 'edo', url: `${companies}?apply=edo`, title: 'Подключить ЭДО' },
  address: {
    ...owner,
    name: 'add-address',
    url: tab('addresses'),
    title: 'Новый адрес',
    open: click('Добавить адрес'),
  },
  recipient: {
    ...owner,
    name: 'add-recipient',
    url: tab('recipients'),
    title: 'Новый получатель',
    open: click('Добавить получателя'),
  },
  tag: {
    ...owner,
    name: 'add-tag',
    url: tab('tags'),
    title: 'Новая метка',
    open: click('Добавить метку'),
  },
  renamedTag: {
    ...owner,
    name: 'rename-tag',
    url: tab('tags'),
    title: 'Переименовать метку',
    open: choose(/^Действия: Кабинет № 1/, 'Переименовать'),
  },
  finDocs: {
    ...owner,
    name: 'add-fin-docs',
    url: tab('finDocsRecipients'),
    title: 'Новый получатель документов',
    open: click('Добавить получателя'),
  },
  changedFinDocs: {
    ...owner,
    name: 'change-fin-docs',
    url: tab('finDocsRecipients'),
    title: 'Получатель документов',
    open: choose(/^Действия: Олег/, 'Изменить'),
  },
  leaving: {
    person: demoEmployee,
    name: 'leave-company',
    url: `${companies}/${demoCompany.id}`,
    title: `Выйти из\u00A0компании ${demoCompany.name}?`,
    open: click('Выйти из компании'),
  },
  employee: {
    ...owner,
    name: 'invite-employee',
    url: tab('employees'),
    title: 'Пригласить сотрудника',
    open: click('Пригласить'),
  },
  requester: {
    ...owner,
    name: 'invite-requester',
    url: `${tab('employees')}?${new URLSearchParams({
      invite: 'true',
      lastName: 'Морозова',
      firstName: 'Елена',
      phone: '+79161234511',
      email: 'elena.morozova@example.com',
    })}`,
    title: 'Пригласить сотрудника',
  },
  changedEmployee: {
    ...owner,
    name: 'change-employee',
    url: tab('employees'),
    title: 'Изменить сотрудника',
    open: choose(/^Действия: Кузнецова/, 'Изменить'),
  },
  blockedEmployee: {
    ...owner,
    name: 'block-employee',
    url: tab('employees'),
    title: 'Заблокировать: Кузнецова Мария Андреевна?',
    open: choose(/^Действия: Кузнецова/, 'Заблокировать'),
  },
  removedEmployee: {
    ...owner,
    name: 'remove-employee',
    url: tab('employees'),
    title: 'Удалить: Кузнецова Мария Андреевна?',
    open: choose(/^Действия: Кузнецова/, 'Удалить из компании'),
  },
  unblockedEmployee: {
    ...owner,
    name: 'unblock-employee',
    url: tab('employees'),
    title: 'Разблокировать: Громов Павел?',
    open: choose(/^Действия: Громов/, 'Разблокировать'),
  },
  approvalRule: {
    ...owner,
    name: 'approval-rule',
    url: tab('approvers'),
    title: 'Правило согласования',
    open: click('Изменить правило'),
  },
  approver: {
    ...owner,
    name: 'appoint-approver',
    url: tab('approvers'),
    title: 'Назначить согласующего',
    open: click('Назначить согласующего'),
  },
  replacedApprover: {
    ...owner,
    name: 'replace-approver',
    url: tab('approvers'),
    title: 'Вместо кого: Олег Павлович Орлов',
    open: choose(/^Действия: Олег/, 'Заменить другим'),
  },
  removedApprover: {
    ...owner,
    name: 'remove-approver',
    url: tab('approvers'),
    title: 'Больше не согласует: Олег Павлович Орлов?',
    open: choose(/^Действия: Олег/, 'Убрать'),
  },
  approvedOrder: {
    ...approver,
    name: 'approve-order',
    url: tab('approval'),
    title: 'Согласовать заказ',
    open: decide('Согласовать'),
  },
  rejectedOrder: {
    ...approver,
    name: 'reject-order',
    url: tab('approval'),
    title: 'Отклонить заказ',
    open: decide('Отклонить'),
  },
  prolongation: {
    ...owner,
    name: 'prolong-contract',
    url: tab('calendar'),
    title: 'Новое обращение',
    open: click('Продлить договор'),
  },
  maintenance: {
    ...owner,
    name: 'maintenance',
    url: '/info/warranty',
    title: 'Ремонт и обслуживание',
    open: click('Оставить заявку на ремонт'),
  },
  promotionQuestion: {
    ...owner,
    name: 'promotion-question',
    url: '/promotions',
    title: 'Вопрос по акции',
    open: async (page) => {
      await page.getByRole('main').locator('a').filter({ hasText: ' · ' }).first().click();
      await click('Спросить об акции')(page);
    },
  },
  replacedFeed: {
    ...owner,
    name: 'replace-calendar-link',
    url: tab('calendar'),
    title: 'Сменить ссылку на календарь?',
    prepare: withFeed,
    open: click('Сменить ссылку'),
  },
  revokedFeed: {
    ...owner,
    name: 'revoke-calendar-link',
    url: tab('calendar'),
    title: 'Отключить ссылку на календарь?',
    prepare: withFeed,
    open: click('Отключить ссылку'),
  },
  writeReview: {
    person: demoIndividual,
    name: 'write-review',
    url: '/profile/feedback',
    title: 'Отзыв о товаре',
    open: click('Написать отзыв'),
  },
  changeReview: {
    person: demoIndividual,
    name: 'change-review',
    url: '/profile/feedback?tab=written',
    title: 'Изменить отзыв',
    prepare: withReview,
    open: click('Изменить отзыв'),
  },
  deleteReview: {
    person: demoIndividual,
    name: 'delete-review',
    url: '/profile/feedback?tab=written',
    title: 'Удалить отзыв?',
    prepare: withReview,
    open: click('Удалить отзыв'),
  },
} as const satisfies Record<string, Dialog>;

/** Opens a dialog of the table on its page. */
export async function openDialog(page: Page, dialog: Dialog) {
  await dialog.prepare?.(page);
  await page.goto(dialog.url);
  await dialog.open?.(page);
  const shown = page.getByRole('dialog', { name: dialog.title, exact: true });
  await shown.waitFor();
  return shown;
}
