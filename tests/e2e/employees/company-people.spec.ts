import { demoCompany, demoEmployee, demoNewcomer, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { dismiss, join } from '#tests/e2e/support/users/employees.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({
  person: demoOwner,
  // A colleague's phone, and what a removed employee requests.
  tolerance: {
    console: [/status of 4(0[349]|29)/, /ApiError: Вы больше не заказываете/],
    statuses: [],
  },
});

const employees = `/profile/companies/${demoCompany.id}/employees`;

for (const width of storyWidths(1440, 390)) {
  test(`company employees: the owner invites, changes role and limit, removes at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(employees);
    await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
    const invite = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
    await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
    await expect(invite.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    await expect(invite.getByLabel('Фамилия')).toBeFocused();
    await invite.getByLabel('Фамилия').fill('Тихонова');
    await invite.getByLabel('Имя').fill('Вера');
    await invite.getByLabel('Телефон').fill(demoEmployee.phone);
    await invite.getByLabel('Предел на месяц, ₽').fill('много');
    await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
    await expect(invite.getByText('Введите сумму в рублях, например 20 000')).toBeVisible();
    await invite.getByLabel('Предел на месяц, ₽').fill('');
    await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
    await expect(invite.getByText(/уже/), 'the phone of a colleague').toBeVisible();
    await invite.getByLabel('Телефон').fill(`+7999111${width}`.padEnd(12, '0'));
    await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
    await expect(invite).toBeHidden();

    const row = page.getByRole('listitem').filter({ hasText: 'Тихонова Вера' });
    const menu = page.getByRole('button', { name: 'Действия: Тихонова Вера' });
    await expect(row.getByText(/Приглашён/)).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Изменить' }).click();
    const change = page.getByRole('dialog', { name: 'Изменить сотрудника' });
    await change.getByLabel('Роль').selectOption('Бухгалтер');
    await expect(change.getByText(/подключает ЭДО/)).toBeVisible();
    await change.getByLabel('Предел на месяц, ₽').fill('15 000,50');
    await change.getByRole('button', { name: 'Сохранить' }).click();
    await expect(change).toBeHidden();
    await expect(row.getByText('Бухгалтер')).toBeVisible();
    await expect(
      row.getByText(/Предел на месяц 15\s000,50\s₽, осталось 15\s000,50\s₽/),
    ).toBeVisible();

    await expect(row.getByText(/^Отправить ещё раз через [01]:\d\d$/)).toBeVisible();
    await menu.click();
    const resend = page.getByRole('menuitem', { name: 'Отправить приглашение ещё раз' });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toContainText(/Можно через [01]:\d\d/);
    await page.getByRole('menuitem', { name: 'Отозвать приглашение' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await expect(row).toBeHidden();
    await expect(
      page.getByRole('button', { name: /^Действия: / }).and(page.locator(':focus')),
    ).toHaveCount(1);
  });
}

test('company employees: too many invitations are said in the form with the time, and nothing typed is lost', async ({
  page,
}) => {
  const message = 'Приглашений за час слишком много. Продолжить можно через 38 минут';
  await page.route('**/api/v1/partners/*/employees', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '2280', 'X-Request-ID': 'r-1' },
          json: { message, traceID: 't-1', reason: 'TooManyRequests' },
        })
      : route.fallback(),
  );
  await page.goto(employees);
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
  await invite.getByLabel('Фамилия').fill('Тихонова');
  await invite.getByLabel('Имя').fill('Вера');
  await invite.getByLabel('Телефон').fill('+79991110099');
  await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(invite.getByRole('alert')).toHaveText(message);
  await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);
  await expect(invite.getByLabel('Фамилия')).toHaveValue('Тихонова');
  await expect(invite.getByLabel('Телефон')).toHaveValue('+79991110099');
  await page.unroute('**/api/v1/partners/*/employees');
  await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(invite).toBeHidden();
});

test('company employees: the menu says why the last approver cannot be removed, the form why one’s own role cannot be changed', async ({
  page,
}) => {
  await page.goto(employees);
  await page.getByRole('button', { name: /^Действия: Орлов/ }).click();
  const removal = page.getByRole('menuitem', { name: /^Удалить из компании/ });
  await expect(removal).toHaveAttribute('aria-disabled', 'true');
  await expect(removal).toContainText('назначьте другого или измените правило');
  // Playwright does not click what calls itself disabled; a finger does.
  await removal.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Действия: Соколов/ }).click();
  // The menu of the other row may still be fading out.
  const own = page.getByRole('menu', { name: /^Действия: Соколов/ });
  await own.getByRole('menuitem', { name: 'Изменить' }).click();
  await expect(page.getByRole('dialog').getByText(/это может другой владелец/)).toBeVisible();
});

test('company employees: who has no right sees who does, and may only leave', async ({
  pageOf,
}) => {
  const page = await pageOf(demoEmployee);
  await page.goto(employees);
  await expect(page.getByRole('button', { name: 'Пригласить', exact: true })).toBeDisabled();
  const who = /менять сотрудников могут владелец \(Игорь Викторович Соколов\) и\sуправляющие/;
  await expect(page.getByText(who)).toBeVisible();
  const menu = page.getByRole('button', { name: /^Действия: / });
  await expect(menu).toHaveCount(1);
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Выйти из компании']);
});

for (const width of storyWidths(390, 1440)) {
  test.describe(() => {
    test.use({ viewport: { width, height: 844 } });

    test.afterEach(async ({ statesOf }) => {
      await dismiss(await statesOf(demoOwner), demoNewcomer);
      const newcomer = await statesOf(demoNewcomer);
      await newcomer.dropDraft();
      await newcomer.emptyCart();
      await newcomer.buyForMyself();
    });

    test(`company employees: one removed while in the checkout sees why, and keeps the products at ${width} px`, async ({
      page,
      pageOf,
      statesOf,
    }) => {
      const colleague = await pageOf(demoNewcomer);
      await colleague.setViewportSize({ width, height: 844 });
      await join(await statesOf(demoOwner), colleague, demoNewcomer);
      const buyer = await statesOf(demoNewcomer);
      await buyer.buyFor(demoCompany.id);
      const product = await buyer.product();
      const id = await buyer.readyCheckout({ payment: 'Invoice', lines: [[product, 1]] });
      // The click is faster than what watches the companies of the user.
      await colleague.route('**/api/v1/user/customers', () => {});
      await colleague.goto(`/order/${id}`);
      const confirm = colleague.getByRole('button', { name: 'Подтвердить заказ' });
      await expect(confirm).toBeEnabled();

      await page.goto(employees);
      await page.getByRole('button', { name: /^Действия: Морозова/ }).click();
      await page.getByRole('menuitem', { name: 'Удалить из компании' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByText('Сотрудник удалён')).toBeVisible();

      await confirm.click();
      const ended = /Вы больше не заказываете для компании ООО «Белая линия»/;
      await expect(colleague.getByRole('alert').filter({ hasText: ended })).toBeVisible();
      await expect(confirm).toBeHidden();
      await colleague.unroute('**/api/v1/user/customers');
      await colleague.goto('/cart');
      const lost = colleague.getByRole('status').filter({ hasText: ended });
      await expect(lost).toContainText('Товары остались в корзине');
      await expect(colleague.getByRole('link', { name: product.name }).first()).toBeVisible();
      await lost.getByRole('button', { name: 'Понятно' }).click();
      await expect(lost).toBeHidden();
    });
  });
}

test('company employees: a search stays in its state, and a state keeps the search', async ({
  page,
}) => {
  await page.goto(employees);
  const states = page.getByRole('navigation', { name: 'Состояние сотрудников' });
  const menus = page.getByRole('button', { name: /^Действия: / });
  await states.getByRole('link', { name: 'Заблокированы' }).click();
  await expect(menus).toHaveCount(1);
  const field = page.getByRole('searchbox', { name: 'Имя, должность, телефон или email' });
  await field.fill('кузн');
  await expect(page.getByText('Никто не найден')).toBeVisible();
  const current = states.locator('[aria-current]');
  await expect(current).toHaveText(/Заблокированы/);
  await states.getByRole('link', { name: 'Работают' }).click();
  await expect(menus).toHaveCount(1);
  await expect(menus).toHaveAccessibleName(/Кузнецова/);
  await expect(field).toHaveValue('кузн');
  await page.reload();
  await expect(menus).toHaveCount(1);
  await expect(current).toHaveText(/Работают/);
});

for (const width of [320, 390]) {
  test(`company tabs: the current one is in view at ${width} px, and the page stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const tabs = page.getByRole('navigation', { name: 'Разделы компании' });
    const calendar = tabs.getByRole('link', { name: 'Календарь' });
    await page.goto(`/profile/companies/${demoCompany.id}/calendar`);
    await expect(calendar).toHaveAttribute('aria-current', 'page');
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await tabs.getByRole('link', { name: /^Документы/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /документов/ })).toBeVisible();
    await expect(tabs.getByRole('link', { name: /^Документы/ })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(calendar).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
