import type { Page } from '@playwright/test';
import { demoCompany, demoOwner } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

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
  await buyer.emptyCart();
  await buyer.buyForMyself();
});
