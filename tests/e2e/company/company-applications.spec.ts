import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { demoApprover, demoCompany, demoOwner } from '#demo/people.ts';
import { EDOOperator } from '#generated/api/model/eDOOperator.ts';
import { operatorLabels } from '#src/features/company-parts/access-labels.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Buyer, Checkout, Product } from '#tests/e2e/support/users/buyer.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({ person: demoOwner });

interface Company {
  id: string;
  name: string;
  inn: string;
}

/** The owner's own business, which has applied for nothing yet. */
async function ownBusiness(buyer: Buyer): Promise<Company> {
  const { items } = await buyer.client.call<{ items: Company[] }>('GET', '/partners');
  const found = items.find(({ inn }) => inn === '779900002032');
  if (!found) throw new Error('The owner has no business of their own');
  return found;
}

/** Connects an organization of the directory that the owner has not connected yet. */
function connect(buyer: Buyer, inn: string): Promise<{ partner: Company }> {
  return buyer.client.call<{ partner: Company }>(
    'POST',
    '/user/customers',
    { kind: 'Partner', inn },
    { 'Idempotency-Key': randomUUID() },
  );
}

/** A product that only access to orders opens: the demo company has it, the business has not. */
async function restrictedProduct(buyer: Buyer, business: Company): Promise<Product> {
  await buyer.buyFor(business.id);
  const open = new Set((await buyer.products({ query: 'карпул' })).map(({ id }) => id));
  await buyer.buyFor(demoCompany.id);
  const products = await buyer.products({ query: 'карпул' });
  await buyer.buyFor(business.id);
  const found = products.find(({ id }) => !open.has(id));
  if (!found) throw new Error('The demo catalog has nothing restricted in stock');
  return found;
}

/** The number of the newest ticket of a type. */
async function ticketNumber(buyer: Buyer, type: string): Promise<string> {
  const { items } = await buyer.client.call<{ items: { number: string }[] }>(
    'GET',
    `/support/tickets?type=${type}`,
  );
  return items[0]?.number ?? '';
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

async function close(page: Page): Promise<void> {
  const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
  await receipt.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(receipt).toHaveCount(0);
}

const wholesale = 'PartnerTradingAccess';

/** Sends the application of the company whose overview is open. */
async function applyForWholesale(page: Page, action: string): Promise<void> {
  const access = page.getByRole('region', { name: 'Оптовый доступ' });
  await access.getByRole('link', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: 'Оптовый доступ' });
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  await close(page);
}

const nextYear = new Date().getFullYear() + 1;

/** Types a day and leaves the field. */
async function typeDay(field: Locator, day: string): Promise<void> {
  await field.fill(day);
  await field.blur();
}

test('EDO: every operator can be chosen; a rejected application is sent again', async ({
  page,
  shop,
  states,
}) => {
  test.slow();
  const buyer = await states();
  // Not the business of the other tests, which begin without an application.
  const { partner } = await connect(buyer, '549900001179');
  await page.goto(`/profile/companies/${partner.id}`);
  const edo = page.getByRole('region', { name: 'ЭДО', exact: true });
  for (const operator of Object.values(EDOOperator.def.entries)) {
    await edo.getByRole('link', { name: /Подключить ЭДО|Отправить снова/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Подключить ЭДО' });
    await dialog.getByLabel('Оператор').selectOption({ label: operatorLabels[operator] });
    await dialog.getByLabel('Email').fill('buh@example.ru');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await close(page);
    await expect(edo).toContainText('на рассмотрении');
    const number = await ticketNumber(buyer, 'EDO');
    await shop.backoffice('ticket', number, 'reject', `Нет договора: ${operator}`);
    await expect(edo).toContainText(`Нет договора: ${operator}`, { timeout: 15_000 });
  }
});

test('order access: rejected, sent again and granted, it opens restricted goods, which are bought', async ({
  page,
  shop,
  states,
}) => {
  test.slow();
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  const business = await ownBusiness(buyer);
  const product = await restrictedProduct(buyer, business);
  await page.goto(`/products/${product.slug}`);
  await expect(page.getByRole('button', { name: 'Запросить предложение' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Получить допуск' }).click();

  const dialog = page.getByRole('dialog', { name: 'Допуск к заказам' });
  const send = dialog.getByRole('button', { name: 'Отправить заявление' });
  await expect(send).toBeDisabled();
  await expect(dialog).toContainText('Каждый до 10 МБ, вместе до 30 МБ');
  await dialog.getByLabel('Организация').selectOption(business.id);
  const files = dialog.getByLabel('Доверенность', { exact: true });
  await files.setInputFiles([{ ...pdf('скан.docx'), mimeType: 'application/msword' }]);
  await expect(dialog.getByRole('alert')).toContainText('нужен PDF, JPG или PNG');
  await files.setInputFiles([pdf('доверенность.pdf'), pdf('лишнее.pdf')]);
  await dialog.getByRole('button', { name: 'Убрать лишнее.pdf' }).click();
  await expect(dialog.getByRole('list', { name: 'Выбранные файлы' })).toHaveText(/доверенность/);
  const day = dialog.getByRole('textbox', { name: 'Действует до' });
  await expect(send).toHaveAccessibleDescription('Укажите, до какого дня действует доверенность.');
  await typeDay(day, '');
  await expect(dialog).toContainText('Поле обязательно для заполнения');
  await typeDay(day, '31.02.2030');
  await expect(dialog).toContainText('Некорректная дата. Введите дату формата дд.мм.гггг');
  await typeDay(day, '31.12.1969');
  await expect(dialog).toContainText('Некорректная дата. Год должен быть больше 1970');
  await typeDay(day, '31.12.2020');
  await expect(dialog).toContainText('Дата должна быть в будущем');
  for (const [typed, full] of [
    ['1.1.69', '01.01.2069'],
    ['01.01.2099', '01.01.2099'],
  ] as const) {
    await typeDay(day, typed);
    await expect(day).toHaveValue(full);
    await expect(dialog).toContainText(
      /Не\sпозже \d\d\.\d\d\.20\d\d: допуск дают не\sбольше чем на\s10\sлет/,
    );
  }
  await dialog.getByRole('button', { name: 'Выбрать день в календаре' }).click();
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
  await expect(day).toHaveValue(/^15\.\d\d\.20\d\d$/);
  await day.fill('');
  await day.pressSequentially(`3112${nextYear % 100}`);
  await day.blur();
  await expect(day).toHaveValue(`31.12.${nextYear}`);
  await send.click();
  await close(page);
  await expect(page).toHaveURL(/\/profile\/companies$/);
  await page.getByRole('link', { name: business.name, exact: true }).click();
  const access = page.getByRole('region', { name: 'Допуск к заказам' });
  await expect(access).toContainText('на рассмотрении');
  await expect(access.getByRole('link', { name: /допуск|снова/ })).toHaveCount(0);

  const first = await ticketNumber(buyer, 'PartnerOrdersAccess');
  await shop.backoffice('ticket', first, 'reject', 'В доверенности нет подписи руководителя');
  await expect(access).toContainText('отклонён', { timeout: 15_000 });
  await expect(access).toContainText('В доверенности нет подписи руководителя');
  await access.getByRole('link', { name: 'Отправить снова' }).click();
  await files.setInputFiles([pdf('с подписью.pdf')]);
  await typeDay(day, `31.12.${nextYear}`);
  await send.click();
  await close(page);
  await expect(access).toContainText('на рассмотрении');
  const second = await ticketNumber(buyer, 'PartnerOrdersAccess');
  await shop.backoffice('ticket', second, 'grant', 'Доверенность проверена');
  await expect(access).toContainText(`до 31.12.${nextYear}`, { timeout: 15_000 });

  await page.goto('/profile/notifications');
  await expect(page.getByText(`Открыт допуск к заказам: ${business.name}`)).toBeVisible();

  await page.goto(`/products/${product.slug}`);
  // Until the user's rights are loaded, the first such button is that of an analog.
  const buying = page.getByRole('region', { name: 'Покупка' });
  await buying.getByRole('button', { name: 'В корзину' }).click();
  await expect(buying.getByRole('spinbutton')).toHaveValue('1');
  const id = await buyer.readyCheckout({ payment: 'Invoice', lines: [[product, 1]] });
  const { customer } = await buyer.client.call<Checkout>('GET', `/checkout/${id}`);
  const recipient = await buyer.client.call<{ id: string }>(
    'POST',
    `/user/customers/${customer.id}/recipients`,
    { firstName: 'Игорь', lastName: 'Соколов', phone: '+79161234502' },
  );
  await buyer.client.call('PUT', `/checkout/${id}/recipient`, { recipientID: recipient.id });
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
});

for (const width of storyWidths(1440, 390)) {
  test.describe(() => {
    test.use({
      person: demoApprover,
      viewport: { width, height: 844 },
      tolerance: { console: [/status of 422/], statuses: [422] },
    });

    test(`order access at ${width} px: each rejected file is named, the rest stays and is sent again`, async ({
      page,
      shop,
      states,
    }) => {
      await page.goto('/profile/companies?apply=orders');
      const dialog = page.getByRole('dialog', { name: 'Допуск к заказам' });
      const send = dialog.getByRole('button', { name: 'Отправить заявление' });
      const files = dialog.getByLabel('Доверенность', { exact: true });
      await files.setInputFiles([{ ...pdf('пустой.pdf'), buffer: Buffer.from('') }]);
      await expect(dialog.getByRole('alert')).toHaveText('«пустой.pdf» пустой');
      await files.setInputFiles([
        pdf('страница.pdf'),
        pdf('доверенность.pdf'),
        { ...pdf('текст.pdf'), buffer: Buffer.from('<html>') },
        pdf('архив.pdf'),
      ]);
      await expect(dialog.getByRole('alert')).toHaveText(
        '«текст.pdf» не подойдёт: внутри не PDF, не JPG и не PNG',
      );
      // What only the server sees of a file.
      const upload = '**/api/v1/support/tickets/partner/order/access';
      const errors = ['страница.pdf', 'архив.pdf'].map((name, index) => ({
        path: `/files/${index * 2}`,
        message: `«${name}» не подойдёт: внутри вирус`,
      }));
      const problem = { message: 'Некоторые файлы не подойдут', traceID: 'a', errors };
      await page.route(upload, (route) => route.fulfill({ status: 422, json: problem }));
      const day = dialog.getByRole('textbox', { name: 'Действует до' });
      await typeDay(day, `31.12.${nextYear}`);
      await send.click();
      const list = dialog.getByRole('list', { name: 'Выбранные файлы' });
      const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
      for (const name of ['страница.pdf', 'архив.pdf']) {
        await expect(row(name)).toContainText(`«${name}» не подойдёт: внутри вирус`);
      }
      await expect(row('доверенность.pdf')).not.toContainText('не подойдёт');
      const remove = dialog.getByRole('button', { name: 'Убрать страница.pdf' });
      await expect(remove).toBeFocused();
      await expect(remove).toHaveAccessibleDescription(/^«страница.pdf» не/);
      await expect(day).toHaveValue(`31.12.${nextYear}`);
      // The message does not take the focus again.
      await day.focus();
      await page.keyboard.press('End');
      await page.keyboard.type('1', { delay: 100 });
      await page.keyboard.press('Backspace');
      await expect(day).toBeFocused();
      await remove.click();
      await expect(row('архив.pdf')).toContainText('не подойдёт');
      await expect(row('доверенность.pdf')).not.toContainText('не подойдёт');
      await dialog.getByRole('button', { name: 'Убрать архив.pdf' }).click();
      // An upload that takes too long is stopped, and nothing is lost.
      await page.unroute(upload);
      await page.route(upload, () => {});
      await send.click();
      await dialog.getByRole('button', { name: 'Остановить отправку' }).click();
      await expect(send).toBeEnabled();
      await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);
      await expect(row('доверенность.pdf')).toBeVisible();
      await expect(day).toHaveValue(`31.12.${nextYear}`);
      await page.unroute(upload);
      await send.click();
      await close(page);
      const number = await ticketNumber(await states(), 'PartnerOrdersAccess');
      await shop.backoffice('ticket', number, 'reject', 'Проверка');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('company applications: ЭДО is connected on the open page, wholesale needs an organization', async ({
    page,
    shop,
    states,
  }) => {
    test.slow();
    const buyer = await states();
    const business = await ownBusiness(buyer);
    await page.goto(`/profile/companies/${business.id}`);
    const edo = page.getByRole('region', { name: 'ЭДО', exact: true });
    await expect(edo).toContainText('не подключён');
    await edo.getByRole('link', { name: 'Подключить ЭДО' }).click();
    const dialog = page.getByRole('dialog', { name: 'Подключить ЭДО' });
    await expect(dialog.getByLabel('Оператор')).toHaveValue('Diadok');
    const send = dialog.getByRole('button', { name: 'Отправить заявку' });
    const name = dialog.getByLabel('Ответственный за документы');
    const email = dialog.getByLabel('Email');
    const phone = dialog.getByLabel('Телефон');
    const company = dialog.getByRole('combobox', { name: 'Организация' });
    await company.selectOption('');
    await send.click();
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription(/Поле обязательно для заполнения/);
    await company.selectOption(business.id);
    for (const [field, typed, message] of [
      [name, '', 'Поле обязательно для заполнения'],
      [name, 'Анна №1', 'Используйте только русский или английский алфавит'],
      [name, 'а'.repeat(301), 'Максимальная длина поля: 300 символов'],
      [email, 'анна', 'Некорректный email'],
      [phone, '+7 916 абв', 'Используются недопустимые символы'],
      [phone, '+7 916', 'Неверный формат номера телефона'],
    ] as const) {
      await field.fill(typed);
      await send.click();
      await expect(dialog).toContainText(message);
    }
    await name.fill('Соколов Игорь');
    await email.fill('buh@example.ru');
    await phone.fill('8 (916) 123-45-02');
    await dialog.getByLabel('Оператор').selectOption('SBIS');
    await send.click();
    await close(page);
    await expect(edo).toContainText('заявка');
    await shop.backoffice('ticket', await ticketNumber(buyer, 'EDO'), 'grant', 'Подключено');
    await expect(edo).toContainText('СБИС', { timeout: 15_000 });

    await page.goto('/info/buyLikeLegal');
    await page.getByRole('link', { name: 'подайте заявку на оптовый доступ' }).click();
    const trading = page.getByRole('dialog', { name: 'Оптовый доступ' });
    const apply = trading.getByRole('button', { name: 'Отправить заявку' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(
      'Выберите организацию, чтобы отправить заявку.',
    );
    await trading.getByRole('combobox', { name: 'Организация' }).selectOption(business.id);
    await trading.getByLabel('Организация работала с нами раньше').check();
    await apply.click();
    await close(page);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: business.name, exact: true }) });
    await expect(row).toContainText('на рассмотрении');
    const ticket = await ticketNumber(buyer, wholesale);
    await shop.backoffice('ticket', ticket, 'reject', 'Нет оборота');
    await expect(row).toContainText('отклонён', { timeout: 15_000 });

    await page.goto(`/profile/companies/${business.id}`);
    await applyForWholesale(page, 'Отправить снова');
    await shop.backoffice('ticket', await ticketNumber(buyer, wholesale), 'grant', 'Открыто');
    await expect(page.getByRole('region', { name: 'Оптовый доступ' })).toContainText(
      'Оптовые условия открыты',
      { timeout: 15_000 },
    );
  });
});

test('company applications at 1440 px: a new company connects ЭДО and gets wholesale without a reload', async ({
  page,
  shop,
  states,
}) => {
  const buyer = await states();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { partner } = await connect(buyer, '5499000018');
  await page.goto(`/profile/companies/${partner.id}`);
  await page.evaluate(() => document.documentElement.setAttribute('seen', ''));
  const edo = page.getByRole('region', { name: 'ЭДО', exact: true });
  await edo.getByRole('link', { name: 'Подключить ЭДО' }).click();
  const dialog = page.getByRole('dialog', { name: 'Подключить ЭДО' });
  await expect(dialog.getByLabel('Оператор')).toHaveValue('Diadok');
  await expect(dialog.getByLabel('Ответственный за документы')).toHaveValue(/Соколов/);
  await dialog.getByLabel('Email').fill('buh@example.ru');
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  await close(page);
  await shop.backoffice('ticket', await ticketNumber(buyer, 'EDO'), 'grant', 'Подключено');
  await expect(edo).toContainText(/подключён.*Диадок/s, { timeout: 15_000 });

  await applyForWholesale(page, 'Подать заявку');
  const access = page.getByRole('region', { name: 'Оптовый доступ' });
  await expect(access).toContainText('на рассмотрении');
  await shop.backoffice('ticket', await ticketNumber(buyer, wholesale), 'grant', 'Открыто');
  await expect(access).toContainText('Оптовые условия открыты', { timeout: 15_000 });
  await expect(access.getByRole('link', { name: 'Подать заявку' })).toHaveCount(0);
  await expect(page.locator('html[seen]')).toBeAttached();
});
