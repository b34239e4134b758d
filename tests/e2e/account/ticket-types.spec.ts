import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type DemoPerson,
  demoApprover,
  demoEmployee,
  demoIndividual,
  demoOwner,
} from '#demo/people.ts';
import { TicketType } from '#generated/api/model/ticketType.ts';
import { ticketTypeLabels } from '#src/features/account/support/ticket-labels.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import type { ShopServer } from '#tests/support/servers/shop-server.ts';

interface Tools {
  page: Page;
  states: States;
  shop: ShopServer;
}

/** Where a ticket of a type begins, and how it is sent. */
interface Way {
  person: DemoPerson;
  send: (tools: Tools) => Promise<void>;
}

interface Listed {
  id: string;
  number: string;
  allowedActions: string[];
}

const traceID = 'fedcba9876543210fedcba9876543210';
const comment = 'Проверяем, что обращение дойдёт';
/** Entrepreneur of the directory that no other test connects. */
const freeInn = '779900003090';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Fills in the dialog's comment and sends it. */
async function write(page: Page, submit: string): Promise<void> {
  await dialogOf(page).getByRole('textbox').last().fill(comment);
  await dialogOf(page).getByRole('button', { name: submit, exact: true }).click();
}

/** Clicks a button of the page and sends the dialog that it opens. */
function clickAndWrite(button: string, submit: string) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    await write(page, submit);
  };
}

/** A product that cannot be bought and offers this action instead. */
async function unavailableProduct({ states }: Tools, action: string): Promise<{ slug: string }> {
  const pageSize = 100;
  const list = (page: number) =>
    states.client.call<{
      items: {
        slug: string;
        unavailability: { action: string; ticketID: string | null } | null;
      }[];
      paging: { total: number };
    }>('POST', '/product/getProducts', { page, pageSize });
  const { paging } = await list(1);
  // Unavailable products are last.
  for (let number = Math.ceil(paging.total / pageSize); number > 0; number -= 1) {
    const found = (await list(number)).items.find(
      ({ unavailability }) => unavailability?.action === action && !unavailability.ticketID,
    );
    if (found) return found;
  }
  throw new Error(`The demo catalog has nothing that offers ${action}`);
}

function aboutUnavailable(action: string, button: string, submit: string) {
  return async (tools: Tools) => {
    const { slug } = await unavailableProduct(tools, action);
    await tools.page.goto(`/products/${slug}`);
    const buying = tools.page.getByRole('region', { name: 'Покупка' });
    await buying.getByRole('button', { name: button }).click();
    await write(tools.page, submit);
  };
}

function aboutOrder(button: string, submit: string) {
  return async ({ page, states }: Tools) => {
    await page.goto(`/order/${await states.placedOrder()}`);
    await clickAndWrite(button, submit)(page);
  };
}

function aboutPromotion(button: string, submit: string) {
  return async ({ page }: Tools) => {
    await page.goto('/promotions');
    await page.getByRole('main').locator('a').filter({ hasText: ' · ' }).first().click();
    await clickAndWrite(button, submit)(page);
  };
}

/** The overview of a company that has applied for nothing. */
async function openNewCompany({ page, states }: Tools): Promise<void> {
  const { items } = await states.client.call<{ items: { id: string; inn: string }[] }>(
    'GET',
    '/partners',
  );
  const known = items.find(({ inn }) => inn === freeInn);
  const { partner } = known
    ? { partner: known }
    : await states.client.call<{ partner: { id: string } }>(
        'POST',
        '/user/customers',
        { kind: 'Partner', inn: freeInn },
        { 'Idempotency-Key': randomUUID() },
      );
  await page.goto(`/profile/companies/${partner.id}`);
}

async function addCompany({ page }: Tools): Promise<void> {
  await page.goto('/profile/companies');
  await page.getByRole('button', { name: 'Добавить компанию' }).first().click();
}

const buyer = { person: demoIndividual };

/** A place in the shop for every type; one without a place does not compile. */
const ways: Record<TicketType, Way> = {
  Analogs: {
    ...buyer,
    send: async (tools) => {
      // Discontinued products are in no list: the page of one is opened by an old link.
      await tools.page.route(/\/api\/v1\/product\/bySlug\//, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        Object.assign(body.product.unavailability, {
          reason: 'Discontinued',
          action: 'RequestAnalogue',
        });
        await route.fulfill({ response, json: body });
      });
      await aboutUnavailable('WaitingList', 'Подобрать аналог', 'Подобрать')(tools);
      await tools.page.unrouteAll();
    },
  },
  ProductPurchase: {
    ...buyer,
    send: aboutUnavailable('RequestOffer', 'Запросить предложение', 'Запросить'),
  },
  WaitingList: {
    ...buyer,
    send: aboutUnavailable('WaitingList', 'Сообщить о поступлении', 'Ждать товар'),
  },
  ProductQuestion: {
    ...buyer,
    send: async ({ page, states }) => {
      await page.goto(`/products/${(await states.product()).slug}`);
      await clickAndWrite('Задать вопрос', 'Отправить вопрос')(page);
    },
  },
  ProductSearch: {
    ...buyer,
    send: async ({ page }) => {
      await page.goto('/products?query=щщщщщщщщ');
      await page.getByRole('button', { name: 'Попросить найти товар' }).click();
      await expect(dialogOf(page).getByRole('textbox')).toHaveValue('щщщщщщщщ');
      await write(page, 'Отправить');
    },
  },
  Promotion: { ...buyer, send: aboutPromotion('Спросить об акции', 'Отправить вопрос') },
  OfferRequest: {
    ...buyer,
    send: aboutPromotion('Запросить предложение', 'Запросить предложение'),
  },
  OrderQuestion: { ...buyer, send: aboutOrder('Задать вопрос о заказе', 'Отправить вопрос') },
  OrderProductsUnavailable: {
    ...buyer,
    send: aboutOrder('Заменить товары или подождать их', 'Отправить'),
  },
  OrderDeliveryUnavailable: { ...buyer, send: aboutOrder('Другая доставка', 'Отправить') },
  PaymentUnavailable: { ...buyer, send: aboutOrder('Другой способ оплаты', 'Отправить') },
  Refund: {
    ...buyer,
    send: async ({ page, states, shop }) => {
      const id = await states.readyCheckout({ payment: 'Cash' });
      await states.confirm(id);
      for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
        await shop.backoffice('order', id, step);
      }
      await page.goto(`/order/${id}`);
      await page.getByRole('button', { name: 'Вернуть заказ' }).click();
      await dialogOf(page).getByRole('button', { name: 'Вернуть всё' }).click();
      await dialogOf(page).getByRole('button', { name: 'Дальше' }).click();
      await dialogOf(page).getByRole('radio').first().check();
      await dialogOf(page).getByLabel('Что случилось').fill(comment);
      await dialogOf(page).getByRole('button', { name: 'Отправить код' }).click();
      const field = dialogOf(page).getByLabel('Код из сообщения');
      await expect(field).toBeFocused();
      const outbox = await (await page.request.get('/outbox')).text();
      await field.fill(/<p>[^<]*?(\d{6})/.exec(outbox)?.[1] ?? '');
      await dialogOf(page).getByRole('button', { name: 'Оформить возврат' }).click();
    },
  },
  General: {
    ...buyer,
    send: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Поддержка' }).click();
      await clickAndWrite('Новое обращение', 'Отправить')(page);
    },
  },
  CustomerService: {
    ...buyer,
    send: async ({ page }) => {
      await page.goto('/info/warranty');
      await page.getByRole('button', { name: 'Оставить заявку на ремонт' }).click();
      await dialogOf(page).getByLabel('Оборудование').fill('Автоклав 18 л');
      await dialogOf(page).getByLabel('Что случилось').fill(comment);
      await dialogOf(page).getByRole('button', { name: 'Отправить заявку' }).click();
    },
  },
  Error: {
    ...buyer,
    send: async ({ page, states }) => {
      const { slug } = await states.product();
      await states.emptyCart();
      await page.route(/\/api\/v1\/(product\/[^/]+\/cart|cart\/product)\//, (route) =>
        route.fulfill({
          status: 500,
          headers: { 'X-Request-ID': traceID },
          json: { message: 'Сервис временно недоступен', traceID },
        }),
      );
      await page.goto(`/products/${slug}`);
      const buying = page.getByRole('region', { name: 'Покупка' });
      await buying.getByRole('button', { name: 'В корзину' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' });
      await toast.getByRole('button', { name: 'Сообщить' }).click();
      await expect(page.getByRole('dialog', { name: 'Сообщение получено' })).toBeVisible();
    },
  },
  AccountDeletion: {
    person: demoEmployee,
    send: async ({ page }) => {
      await page.goto('/profile/settings');
      await clickAndWrite('Удалить аккаунт', 'Попросить об удалении')(page);
    },
  },
  CreatePartner: {
    person: demoEmployee,
    send: async (tools) => {
      await addCompany(tools);
      await dialogOf(tools.page).getByLabel('ИНН или название').fill('7736207543');
      await dialogOf(tools.page).getByRole('button', { name: 'Отправить на проверку' }).click();
    },
  },
  CreateIndividualPartner: {
    person: demoEmployee,
    send: async (tools) => {
      await addCompany(tools);
      await dialogOf(tools.page)
        .getByRole('button', { name: 'Покупать как предприниматель' })
        .click();
    },
  },
  PartnerTradingAccess: {
    person: demoOwner,
    send: async (tools) => {
      await openNewCompany(tools);
      const { page } = tools;
      const access = page.getByRole('region', { name: 'Оптовый доступ' });
      await access.getByRole('link', { name: /Подать заявку|Отправить снова|доступ/ }).click();
      await dialogOf(page).getByRole('button', { name: 'Отправить заявку' }).click();
    },
  },
  EDO: {
    person: demoOwner,
    send: async (tools) => {
      await openNewCompany(tools);
      const { page } = tools;
      const edo = page.getByRole('region', { name: 'ЭДО', exact: true });
      await edo.getByRole('link', { name: /Подключить ЭДО|Отправить снова/ }).click();
      await dialogOf(page).getByLabel('Email').fill('buh@example.ru');
      await dialogOf(page).getByRole('button', { name: 'Отправить заявку' }).click();
    },
  },
  PartnerOrdersAccess: {
    person: demoApprover,
    send: async ({ page }) => {
      await page.goto('/profile/companies?apply=orders');
      const dialog = page.getByRole('dialog', { name: 'Допуск к заказам' });
      await dialog.getByLabel('Доверенность', { exact: true }).setInputFiles({
        name: 'доверенность.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 доверенность'),
      });
      const day = dialog.getByRole('textbox', { name: 'Действует до' });
      await day.fill(`31.12.${new Date().getFullYear() + 1}`);
      await day.blur();
      await dialog.getByRole('button', { name: 'Отправить заявление' }).click();
    },
  },
};

async function listed(states: States, type: TicketType): Promise<Listed[]> {
  const path = `/support/tickets?type=${type}&pageSize=100`;
  return (await states.client.call<{ items: Listed[] }>('GET', path)).items;
}

/** Closes the ticket, so that the same can be requested again. */
async function withdraw({ states, shop }: Tools, { id, number, allowedActions }: Listed) {
  if (allowedActions.includes('Cancel')) {
    await states.client.call('POST', `/support/tickets/${id}/cancel`);
  } else await shop.backoffice('ticket', number, 'reject', 'Проверка');
}

// The contract's enumeration, so that a new type fails until it has a place.
for (const type of Object.values(TicketType.def.entries)) {
  const { person, send } = ways[type];
  test.describe(() => {
    test.use({
      person,
      tolerance:
        type === 'Error'
          ? { console: [/Failed to load resource/, /^ApiError/], statuses: [500] }
          : { console: [], statuses: [] },
    });

    test(`ticket ${type}: begins in the shop and is listed in the account`, async ({
      page,
      shop,
      states,
    }) => {
      const tools: Tools = { page, shop, states: await states() };
      const known = new Set((await listed(tools.states, type)).map(({ id }) => id));
      await send(tools);
      if (type !== 'Error') {
        await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
      }
      const fresh = (await listed(tools.states, type)).filter(({ id }) => !known.has(id));
      expect(fresh).toHaveLength(1);
      const [ticket] = fresh;
      if (!ticket) return;
      await page.goto(`/profile/support?type=${type}`);
      const row = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/profile/support/${ticket.id}"]`) });
      await expect(row).toContainText(ticketTypeLabels[type]);
      await expect(row).toContainText(ticket.number);
      if (type !== 'Refund' && type !== 'Error') await withdraw(tools, ticket);
    });
  });
}
