import type { Page } from '@playwright/test';
import { type DemoPerson, demoCompany, demoOwner } from '#demo/people.ts';

/** A dialog of the shop for checks of accessibility and of narrow viewports. */
export interface Dialog {
  /** File name of the screenshot. */
  name: string;
  person: DemoPerson;
  url: string;
  /** Its accessible name. */
  title: string | RegExp;
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

const owner = { person: demoOwner };

/** Every dialog of the companies; each opens without a change on the server. */
export const dialogs = {
  company: {
    ...owner,
    name: 'add-company',
    url: companies,
    title: 'Добавить компанию',
    open: click('Добавить компанию'),
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
    title: /метк/i,
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
    title: /документов/,
    open: choose(/^Действия: Орлов/, 'Изменить'),
  },
  employee: {
    ...owner,
    name: 'invite-employee',
    url: tab('employees'),
    title: 'Пригласить сотрудника',
    open: click('Пригласить'),
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
    title: /^Заблокировать: /,
    open: choose(/^Действия: Кузнецова/, 'Заблокировать'),
  },
  removedEmployee: {
    ...owner,
    name: 'remove-employee',
    url: tab('employees'),
    title: /^Удалить: /,
    open: choose(/^Действия: Кузнецова/, 'Удалить из компании'),
  },
  prolongation: {
    ...owner,
    name: 'prolong-contract',
    url: tab('calendar'),
    title: /./,
    open: click('Продлить договор'),
  },
} as const satisfies Record<string, Dialog>;

/** Opens a dialog of the table on its page. */
export async function openDialog(page: Page, dialog: Dialog) {
  await page.goto(dialog.url);
  await dialog.open?.(page);
  const shown = page.getByRole('dialog', { name: dialog.title });
  await shown.waitFor();
  return shown;
}
