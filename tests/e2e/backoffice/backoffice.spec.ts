import { demoIndividual, demoStaff } from '#demo/people.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('the back office', () => {
  test.use({ person: demoStaff });

  test('replies to a ticket and closes it, and the audit trail has both', async ({
    page,
    pageOf,
    statesOf,
  }) => {
    const id = await (await statesOf(demoIndividual)).writtenTicket();
    await page.goto('/backoffice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обращения покупателей');
    await page.goto(`/backoffice/tickets/${id}`);
    const reply = page.getByRole('form', { name: 'Ответ покупателю' });
    await reply.getByRole('button', { name: 'Ответить' }).click();
    await expect(reply.getByText('Поле обязательно для заполнения')).toBeVisible();
    await reply.getByLabel('Ответ покупателю').fill('Пришлите новые реквизиты');
    await reply.getByLabel('Фото и документы').setInputFiles({
      name: 'Образец.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await reply.getByRole('button', { name: 'Ответить' }).click();
    await expect(reply.getByLabel('Ответ покупателю')).toHaveValue('');
    await expect(page.getByText('Пришлите новые реквизиты')).toBeVisible();
    await expect(page.getByRole('link', { name: /Образец\.pdf/ })).toBeVisible();
    const buyer = await pageOf(demoIndividual);
    await buyer.goto(`/profile/support/${id}`);
    const download = buyer.waitForEvent('download');
    await buyer.getByRole('link', { name: /Образец\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Образец.pdf');
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const rejection = page.getByRole('dialog');
    await rejection.getByLabel('Почему отклоняем').fill('Реквизитов не прислали');
    await rejection.getByRole('button', { name: 'Отклонить' }).click();
    await expect(rejection).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ответить' })).toBeHidden();
    await page.getByRole('link', { name: 'История изменений' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Журнал');
    await expect(page).toHaveURL(/record=/);
    await expect(page.getByRole('link', { name: /^Обращение О-\d+: отклонено$/ })).toBeVisible();
    await expect(page.getByText('Статус «В работе» → «Закрыто»')).toBeVisible();
    await page.getByLabel('Кто:').fill('Света');
    await expect(page).toHaveURL(/actor=/);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Обращение О-\d+: отклонено$/ })).toBeVisible();
    await page.getByLabel('Кто:').fill('nobody');
    await expect(page.getByRole('heading', { name: 'Записей нет' })).toBeVisible();
  });

  test('filters applications by type', async ({ page }) => {
    await page.goto('/backoffice/applications');
    await page.getByLabel('О чём').selectOption({ label: 'Подключение ЭДО' });
    await expect(page).toHaveURL(/type=EDO/);
    await page.getByLabel('Номер, текст, имя или e-mail').fill('щщщщ');
    await expect(page.getByRole('heading', { name: 'Заявок нет' })).toBeVisible();
  });

  test('finds an order and moves it after a confirmation', async ({ page, statesOf }) => {
    const id = await (await statesOf(demoIndividual)).placedOrder();
    await page.goto('/backoffice/orders');
    await page.getByLabel('Номер, товар, контакты').fill(id);
    await page.getByRole('link', { name: new RegExp(`${id}$`) }).click();
    await page.getByRole('button', { name: 'Отметить оплату' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Отметить оплату' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(', оплачен')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отметить оплату' })).toBeHidden();
    // The button of the step is gone: the focus is at the status instead.
    const focused = page.locator(':focus');
    await expect(focused).toHaveText(/Принят/);
  });

  test('filters and sorts the orders, ten of which fit a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/backoffice/orders');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Статус').selectOption({ label: 'Получен' });
    await page.getByLabel('Сумма от, ₽').fill('1000');
    await page.getByLabel('Сумма от, ₽').press('Enter');
    await page.getByLabel('Порядок').selectOption({ label: 'Сначала дорогие' });
    await expect(page).toHaveURL(/status=.*Succeeded.*sumFrom=1000.*sort=Largest/);
    await page.reload();
    await expect(page.getByLabel('Порядок')).toHaveValue('Largest');
    await expect(page.getByLabel('Сумма от, ₽')).toHaveValue('1000');
    await expect(rows.filter({ hasText: 'Получен' }).first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Отменён' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать XLSX' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByLabel('Сумма от, ₽').fill('много');
    await expect(page.getByText('Целое число рублей')).toBeVisible();
  });

  test('filters the audit trail by no wrong day', async ({ page }) => {
    await page.goto('/backoffice/audit?from=2026-03-01');
    await page.getByLabel('С даты').fill('31.02.2026');
    await expect(page.getByLabel('С даты')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).not.toHaveURL(/from=/);
  });

  test('cancels an order with a reason, and shows it', async ({ page, statesOf }) => {
    const id = await (await statesOf(demoIndividual)).placedOrder();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/backoffice/orders/${id}`);
    await expect(page.getByText('Стоимость доставки')).toBeVisible();
    const product = page.getByRole('region', { name: 'Состав' }).getByRole('link').first();
    await expect(product).toHaveAttribute('href', /^\/products\//);
    const targets = page.getByRole('main').locator('a, button, input, select');
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
    await dialog.getByLabel('Почему отменяем').fill('Производитель снял товар с поставки');
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Производитель снял товар с поставки')).toBeVisible();
  });

  test('takes back a part of a received order', async ({ page, statesOf }) => {
    const id = await (await statesOf(demoIndividual)).placedOrder();
    const { client } = await statesOf(demoStaff);
    for (const step of ['Confirm', 'Pick', 'Pack', 'Ship', 'Deliver']) {
      await client.call('POST', `/backoffice/orders/${id}/step`, { step });
    }
    await page.goto(`/backoffice/orders/${id}`);
    await page.getByRole('button', { name: 'Вернуть часть' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Выберите, что вернули.')).toBeVisible();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: /Уменьшить количество/ }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Вернётся' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Вернуть часть' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('возвращено 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Деньги возвращены' })).toBeVisible();
  });

  test('takes a ticket, and finds it among the own ones', async ({ page, statesOf }) => {
    const id = await (await statesOf(demoIndividual)).writtenTicket();
    await page.goto(`/backoffice/tickets/${id}`);
    await page.getByRole('button', { name: 'Взять себе' }).click();
    await expect(page.getByLabel('Ответственный')).not.toHaveValue('');
    await expect(page.getByRole('button', { name: 'Взять себе' })).toBeHidden();
    const { client } = await statesOf(demoStaff);
    const { number } = await client.call<{ number: string }>('GET', `/backoffice/tickets/${id}`);
    await page.goto('/backoffice/tickets');
    await page.getByLabel('Чьи').selectOption({ label: 'Мои' });
    await expect(page).toHaveURL(/assignee=Me/);
    await expect(page.getByText(number)).toBeVisible();
    await page.goto(`/backoffice/tickets/${id}`);
    await page.getByLabel('Ответственный').selectOption({ label: 'Никто' });
    await expect(page.getByRole('button', { name: 'Взять себе' })).toBeVisible();
  });

  test('rejects a review with a reason, which its author reads', async ({ page, statesOf }) => {
    const { client } = await statesOf(demoIndividual);
    const { items } = await client.call<{ items: { product: { id: string } }[] }>(
      'GET',
      '/profile/feedback/products/toReview',
    );
    const path = `/product/${items[0]?.product.id}/feedback`;
    const comment = 'Позвоните мне, расскажу подробнее';
    await client.call('POST', path, { rating: 4, comment, advantages: '', disadvantages: '' });
    try {
      await page.goto('/backoffice/reviews');
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: comment });
      await row.getByRole('button', { name: 'Отклонить' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Что мешает опубликовать').fill('Это не о товаре');
      await dialog.getByRole('button', { name: 'Отклонить отзыв' }).click();
      await expect(dialog).toBeHidden();
      // It stays in its place until the list is left.
      await expect(row.getByText('Отзыв отклонён')).toBeVisible();
      await expect(row.getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Отклонены' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Отклонённые отзывы');
      await expect(row.getByText('Почему отклонён: Это не о товаре')).toBeVisible();
      expect(await client.call('GET', path)).toMatchObject({
        ownFeedback: { status: 'Rejected', rejectionReason: 'Это не о товаре' },
      });
    } finally {
      await client.call('DELETE', path);
    }
  });

  test('shows the imports of the catalog', async ({ page }) => {
    await page.goto('/backoffice/imports');
    await expect(page.getByText('Завершён').first()).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Импорт');
    await expect(page.getByText('Прочитано предложений')).toBeVisible();
    await page.getByLabel('Что показать').selectOption('Created');
    await expect(page).toHaveURL(/kind=Created/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      'Новые товары',
    );
    await page.getByRole('link', { name: '← Импорты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Импорты каталога');
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['tickets', 'applications', 'orders', 'reviews', 'imports', 'audit']) {
      await page.goto(`/backoffice/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, tab).toBeLessThanOrEqual(0);
    }
  });

  test('is in the account menu of staff', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Светлана/ }).click();
    const menu = page.getByRole('dialog', { name: 'Меню аккаунта' });
    await menu.getByRole('link', { name: 'Рабочее место' }).click();
    await expect(page).toHaveURL(/\/backoffice\/tickets$/);
  });
});

test.describe('the back office where steps are rejected', () => {
  test.use({
    person: demoStaff,
    tolerance: { console: [/status of (?:409|422)/], statuses: [409, 422] },
  });

  test('shows new sums before a step once the order was paid meanwhile', async ({
    page,
    statesOf,
  }) => {
    const id = await (await statesOf(demoIndividual)).placedOrder();
    const { client } = await statesOf(demoStaff);
    await page.goto(`/backoffice/orders/${id}`);
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('возвращать деньги')).toBeVisible();
    await dialog.getByLabel('Почему отменяем').fill('Нет на складе');
    await client.call('POST', `/backoffice/orders/${id}/step`, { step: 'Pay' });
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Заказ изменился');
    await expect(dialog.getByText('Деньги верните сами')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Отменить заказ' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Проверено' }).click();
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog).toBeHidden();
  });

  test('lists what has to be paid back by hand, and records the document', async ({
    page,
    statesOf,
  }) => {
    const id = await (await statesOf(demoIndividual)).placedOrder();
    const { client } = await statesOf(demoStaff);
    const step = (body: object) => client.call('POST', `/backoffice/orders/${id}/step`, body);
    await step({ step: 'Pay' });
    await step({ step: 'Cancel', reason: 'Нет на складе' });
    const { toReturn } = await client.call<{ toReturn: number }>('GET', `/backoffice/orders/${id}`);
    await page.goto('/backoffice/orders');
    await page.getByLabel('Оплата').selectOption({ label: 'К\u00a0возврату вручную' });
    await expect(page).toHaveURL(/payment=ToReturn/);
    await page.getByRole('link', { name: new RegExp(`${id}$`) }).click();
    await page.getByRole('button', { name: 'Деньги возвращены' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Номер платёжного поручения').fill('205');
    const today = moscowDay(new Date()).split('-').toReversed().join('.');
    await dialog.getByLabel('Дата').fill(today);
    await dialog.getByLabel('Сумма, ₽').fill('1');
    await dialog.getByRole('button', { name: 'Деньги возвращены' }).click();
    await expect(dialog.getByText('Вернуть надо').last()).toBeVisible();
    await expect(dialog.getByLabel('Сумма, ₽')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Сумма, ₽').fill(String(toReturn / 100));
    await dialog.getByRole('button', { name: 'Деньги возвращены' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`№\u00a0205 от\u00a0${today}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Деньги возвращены' })).toBeHidden();
  });
});

test.describe('the back office for a customer', () => {
  test.use({ person: demoIndividual });

  test('says that it is for staff', async ({ page }) => {
    await page.goto('/backoffice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Этот раздел – для сотрудников магазина',
    );
    await expect(page.getByRole('link', { name: 'Журнал' })).toBeHidden();
  });
});
