import type { Page } from '@playwright/test';
import { demoCompany, demoIndividual, demoNewcomer, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import { storySizes } from '#tests/e2e/support/widths.ts';

const sizes = [
  // One worker has one shop: each company can be registered once.
  {
    width: 390,
    height: 844,
    inn: '7799000044',
    company: 'ООО «Смайл Центр»',
    person: demoNewcomer,
  },
  {
    width: 1440,
    height: 900,
    inn: '7799000037',
    company: 'ООО «Дентал Плюс»',
    person: demoIndividual,
  },
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Добавить компанию' });

// The tests of other files expect that this person buys for no company.
test.afterEach(async ({ statesOf }) => (await statesOf(demoIndividual)).buyForMyself());

for (const { width, height, inn, company, person } of storySizes(sizes, 1)) {
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`company: a visitor with a cart becomes one and finishes the order at ${width} px`, async ({
      page,
      statesOf,
    }) => {
      const buyer = await statesOf(person);
      await buyer.dropDraft();
      await buyer.emptyCart();
      const product = await buyer.product();
      await page.goto(`/products/${product.slug}`);
      await page
        .getByRole('button', { name: 'В корзину', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('button', { name: 'Войти в аккаунт' }).click();
      await fillSignIn(page, person);
      await page.waitForURL(/\/products\//);
      await expect(page.getByRole('spinbutton').filter({ visible: true }).first()).toHaveValue('1');
      await page.goto('/cart');

      await page.getByRole('button', { name: 'Покупать от компании' }).click();
      await dialog(page).getByLabel('ИНН или название').fill(inn);
      await dialog(page)
        .getByRole('radio', { name: new RegExp(company) })
        .click();
      await dialog(page).getByRole('button', { name: 'Далее' }).click();
      await expect(dialog(page).getByRole('heading', { name: company })).toBeFocused();
      await expect(dialog(page)).toContainText(inn);
      await expect(dialog(page)).toContainText('Руководитель');
      const add = dialog(page).getByRole('button', { name: 'Добавить', exact: true });
      await add.click();
      await expect(dialog(page)).toContainText('Подтвердите, что вправе');
      await dialog(page)
        .getByRole('checkbox', { name: /вправе покупать/ })
        .check();
      await add.click();
      await expect(page.getByLabel('Покупатель')).toContainText(company);
      await expect(dialog(page)).toBeHidden();
      const account = page.getByRole('banner').getByRole('button', { name: /^Аккаунт: / });
      await expect(account).toHaveAccessibleName(new RegExp(`Покупаете для: .*${company}`));
      await expect(account.getByText(company, { exact: true })).toBeVisible();
      const lines = page.getByRole('list', { name: 'Можно заказать' });
      await expect(lines.getByRole('link', { name: product.name })).toBeVisible();
      await expect(lines.getByRole('spinbutton')).toHaveValue('1');

      await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Оформление заказа' }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(company);
      await fillCheckout(page);
      await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ }),
      ).toBeVisible();

      await page.goto('/profile/companies');
      const card = page.getByRole('listitem').filter({ hasText: company });
      await expect(card).toContainText(`ИНН ${inn}`);
      await expect(card).toContainText('Владелец');
      await expect(card).toContainText('Текущий покупатель');
    });
  });
}

test.describe('the dialog that adds a company', () => {
  test.use({ person: demoIndividual });

  test('company: rejects a liquidated one, a wrong ИНН, and requests access to a registered one', async ({
    page,
  }) => {
    await page.goto('/profile/companies?add=true');
    const field = dialog(page).getByLabel('ИНН или название');
    await field.fill('7799000051');
    const liquidated = dialog(page).getByRole('radio', { name: /Медснаб/ });
    await expect(liquidated).toBeDisabled();
    await expect(liquidated).toContainText('Организация ликвидирована');
    await field.fill('7799000043');
    await expect(dialog(page)).toContainText('Проверьте ИНН: контрольная сумма не\u00a0сходится');
    await field.fill('');
    // The buttons move up when it goes.
    await expect(dialog(page)).not.toContainText('Проверьте ИНН');
    await dialog(page).getByRole('button', { name: 'Далее' }).click();
    await expect(dialog(page)).toContainText('Поле обязательно для заполнения');
    await field.fill('белая');
    await expect(dialog(page).getByRole('radio', { name: /Белая линия/ })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Попросить доступ у владельца' }).click();
    const sent = page.getByRole('dialog', { name: 'Просьба отправлена' });
    await expect(sent).toContainText('Владелец компании получил');
    await sent.getByRole('button', { name: 'Напишите нам' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/кто подключил/);
  });

  test('company: an unknown one is sent to a manager', async ({ page }) => {
    await page.goto('/info/buyLikeLegal');
    await page.getByRole('link', { name: 'Добавьте компанию по ИНН' }).click();
    await dialog(page).getByLabel('ИНН или название').fill('7707083893');
    await dialog(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
  });

  test('company: an entrepreneur is connected by the profile', async ({ page }) => {
    await page.goto('/profile/companies?add=true');
    await dialog(page).getByRole('button', { name: 'Покупать как предприниматель' }).click();
    await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
  });
});

test.describe('a company that was added meanwhile', () => {
  test.use({ person: demoIndividual, tolerance: { console: [/status of 409/], statuses: [] } });

  test('company: one that somebody was faster to add offers to contact its owner', async ({
    page,
  }) => {
    await page.goto('/profile/companies?add=true');
    await dialog(page).getByLabel('ИНН или название').fill('7899000016');
    await dialog(page)
      .getByRole('radio', { name: /Невская/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Далее' }).click();
    await dialog(page).getByRole('button', { name: 'Другая организация' }).click();
    await expect(dialog(page).getByLabel('ИНН или название')).toHaveValue('7899000016');
    await dialog(page).getByRole('button', { name: 'Далее' }).click();
    await dialog(page).getByRole('checkbox').check();
    const message = 'Эту компанию уже подключил ваш коллега. Попросите доступ у её владельца';
    await page.route('**/api/v1/user/customers', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { message, traceID: 'trace', reason: 'AlreadyRegistered' },
          })
        : route.continue(),
    );
    await page.route('**/api/v1/search/partners?*', async (route) => {
      const response = await route.fetch();
      const { items } = await response.json();
      const [found] = items;
      const taken = { ...found, registered: true, allowed: false, reason: 'Уже подключена' };
      await route.fulfill({ response, json: { items: [taken] } });
    });
    await dialog(page).getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await expect(
      dialog(page).getByRole('button', { name: 'Попросить доступ у владельца' }),
    ).toBeVisible();
  });
});

test.describe('of another user', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/404/], statuses: [404] },
  });

  test('company: another one is not found', async ({ page }) => {
    await page.goto(`/profile/companies/${demoCompany.id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Страница не найдена' }),
    ).toBeVisible();
  });
});

test.describe('of the owner', () => {
  test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

  test('company: the menu of a phone switches the buyer, and cart and company show it', async ({
    page,
    states,
  }) => {
    await (await states()).filledCart();
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Меню аккаунта' });
    const button = page.getByRole('button', { name: /^Аккаунт: / });
    await button.click();
    const buyer = menu.getByLabel('Покупаете от имени');
    await buyer.selectOption({ label: 'ИП Соколов Игорь Викторович' });
    const accept = menu.getByRole('button', { name: 'Выбрать' });
    const chosen = buyer.locator('option:checked', { hasText: 'ИП Соколов' });
    await expect(accept.or(chosen.and(buyer.locator('option:checked')))).toHaveCount(1);
    if (await accept.isVisible()) await accept.click();
    await expect(accept).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Купленные ранее' })).toBeVisible();
    await menu.getByRole('link', { name: /^Компании/ }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'ИП Соколов' });
    await expect(card).toContainText('Текущий покупатель');
    await page.goto('/cart');
    await expect(page.getByLabel('Покупатель').locator('option:checked')).toHaveText(
      'ИП Соколов Игорь Викторович',
    );
  });
});
