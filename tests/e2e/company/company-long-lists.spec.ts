import type { Page } from '@playwright/test';
import { demoCompany, demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

const place = { city: 'Казань', street: 'ул Баумана', flat: null, entrance: null, floor: null };

/** Lists as long as the contract permits, instead of the company's own. */
async function fillLists(page: Page): Promise<void> {
  const list = (items: object[]) => ({ json: { items } });
  await page.route('**/api/v1/partners/*/addresses', (route) =>
    route.fulfill(
      list(
        Array.from({ length: 200 }, (_, index) => ({
          ...place,
          id: `a-${index}`,
          value: `г Казань, ул Баумана, д ${index}`,
          house: `${index}`,
          postalCode: null,
          comment: null,
          draftCount: 0,
        })),
      ),
    ),
  );
  await page.route('**/api/v1/partners/*/tags', (route) =>
    route.fulfill(
      list(
        Array.from({ length: 500 }, (_, index) => ({
          id: `t-${index}`,
          name: `Кабинет ${index}`,
          orderCount: 0,
        })),
      ),
    ),
  );
}

test('company lists: a full one says so before a form is filled in', async ({ page }) => {
  await fillLists(page);
  await page.goto(`/profile/companies/${demoCompany.id}/addresses`);
  await expect(page.getByText('Список полон: удалите ненужное')).toBeVisible();
  const add = page.getByRole('button', { name: 'Добавить адрес' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/Список полон/);
});

test('cart of a company: one of 500 tags and of 200 addresses is found by its name', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.buyFor(demoCompany.id);
  await buyer.filledCart();
  await buyer.client.call('PUT', '/cart/delivery', { method: 'Courier', pickupPointID: null });
  await fillLists(page);
  await page.goto('/cart');
  const tags = page.getByRole('group', { name: 'Метки' });
  await expect(tags.getByRole('checkbox')).toHaveCount(12);
  await expect(tags.getByText(/И\sещё 488/)).toBeVisible();
  await tags.getByLabel('Найти метку').fill('кабинет 499');
  await expect(tags.getByRole('checkbox', { name: 'Кабинет 499' })).toBeVisible();
  await expect(tags.getByRole('checkbox')).toHaveCount(1);
  await tags.getByLabel('Найти метку').fill('нет такой');
  await expect(tags.getByRole('status')).toHaveText(/Ничего не\sнашли/);

  await page.getByLabel('Найти адрес').fill('д 199');
  const options = page.getByRole('combobox', { name: 'Адрес доставки' }).locator('option');
  await expect(options).toHaveText(['Адрес выберу при оформлении', 'г Казань, ул Баумана, д 199']);
  await buyer.client.call('PUT', '/cart/delivery', { method: 'Pickup', pickupPointID: null });
  await buyer.emptyCart();
  await buyer.buyForMyself();
});

interface Employees {
  items: { id: string; lastName: string; isMe: boolean }[];
  paging: { page: number; pageSize: number; total: number };
}

/** 500 employees instead of the company's own, in pages; who is found by a name. */
async function fillEmployees(page: Page): Promise<void> {
  await page.route('**/api/v1/partners/*/employees**', async (route) => {
    const response = await route.fetch();
    const given: Employees = await response.json();
    const { searchParams } = new URL(route.request().url());
    const [number, size] = [searchParams.get('page') ?? 1, searchParams.get('pageSize') ?? 24];
    const [sample] = given.items;
    const all = Array.from({ length: 500 }, (_, index) => ({
      ...sample,
      id: `e-${index}`,
      isMe: false,
      lastName: `Длиннофамильная-Переименованная ${index}`,
    })).filter(({ lastName }) => lastName.includes(searchParams.get('query') ?? ''));
    const from = (Number(number) - 1) * Number(size);
    const paging = { page: Number(number), pageSize: Number(size), total: all.length };
    const json = { ...given, items: all.slice(from, from + Number(size)), paging };
    await route.fulfill({ response, json });
  });
  // A search of the server finds nobody of these.
  await page.route('**/api/v1/partners/*/employees/search**', (route) => {
    const url = route.request().url().replace('/employees/search', '/employees');
    return route.fallback({ url });
  });
}

for (const width of storyWidths(1440, 390)) {
  test(`company employees at ${width} px: 500 are shown in pages, filtered and reached by keys`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await fillEmployees(page);
    await page.goto(`/profile/companies/${demoCompany.id}/employees`);
    const menus = page.getByRole('button', { name: /^Действия: / });
    await expect(menus).toHaveCount(24);
    const pages = page.getByRole('navigation', { name: 'Страницы сотрудников' });
    await expect(pages.getByRole('link', { name: /21/ })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    const field = page.getByRole('searchbox', { name: 'Имя, должность, телефон или email' });
    await field.focus();
    await page.keyboard.type('499');
    await expect(menus).toHaveCount(1);
    await expect(field).toBeFocused();
    while (!(await menus.evaluate((menu) => menu === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    const focused = page.locator(':focus');
    // An opened menu takes the focus only after a frame.
    await expect(menu.and(focused).or(menu.locator(focused))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menus).toBeFocused();
  });
}
