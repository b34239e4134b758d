import type { Page, Route } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { holdFiles } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const panel = (page: Page) => page.getByRole('dialog', { name: 'Поиск' });
const field = (page: Page) => panel(page).getByRole('combobox');
const options = (page: Page) => panel(page).getByRole('option');

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop });

  test('search: works by keyboard, corrects the keyboard layout and offers the original query', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Control+K');
    await field(page).pressSequentially('rjvgjpbn');
    await expect(panel(page).getByText('Показаны результаты для «композит»')).toBeVisible();
    await expect(options(page).first()).toContainText('Все товары: «композит»');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Enter');

    await expect(page).toHaveURL(/query=/);
    await expect(panel(page)).toBeHidden();
    await page.goto('/products?query=rjvgjpbn');
    await expect(page.getByText('Показаны результаты для «композит»')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/композит/i);
    await page.getByRole('link', { name: 'Искать «rjvgjpbn»' }).press('Enter');

    await expect(page.getByRole('main').getByText('Ничего не нашлось')).toBeVisible();
    const near = page.getByRole('navigation', { name: 'Похожие разделы' });
    await expect(near.getByRole('link', { name: /композит/i }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Вам может подойти' })).toBeVisible();

    // The last query is suggested again; arrows wrap around, Escape closes and returns the focus.
    await page.keyboard.press('/');
    await expect(options(page).first()).toHaveText(/композит|rjvgjpbn/);
    await field(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('ArrowDown');
    await expect(panel(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await field(page).press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test('search: shows analogs for a well-known name that the shop does not have', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Control+K');
    await field(page).pressSequentially('септанест');
    await expect(panel(page).getByText('Показаны аналоги для «Септанест»')).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/query=/);
    const main = page.getByRole('main');
    await expect(main.getByText('Показаны аналоги для «Септанест»')).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText('Анестетик местный');
    // None of them is sold without a license: said once, of the analogs that it is about.
    const note = main.getByText('Показаны аналоги').filter({ hasText: 'и их купить нельзя' });
    const toBuy = main.getByRole('article').getByRole('button', { name: 'В корзину' });
    await expect(note).toHaveCount((await toBuy.count()) === 0 ? 1 : 0);
    await expect(main.getByText('Сейчас ничего из этого списка купить нельзя')).toHaveCount(0);
  });

  test('says once above a list that nothing of it can be bought, and nothing of the kind above another', async ({
    page,
  }) => {
    const note = page.getByRole('main').getByText('Сейчас ничего из этого списка купить нельзя');
    await page.goto('/products?query=композит');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto('/');
    await page.route(/\/api\/v1\/product\/getProducts/, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const item of body.items) {
        Object.assign(item, {
          available: false,
          stockLevel: 'Unavailable',
          maxQuantity: 0,
          unavailability: { reason: 'OutOfStock', action: 'WaitingList' },
        });
      }
      await route.fulfill({ response, json: body });
    });
    await page.keyboard.press('/');
    await field(page).fill('композит');
    await field(page).press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(1);
  });

  test('search: receives what is typed before its code is loaded', async ({ page }) => {
    const goOn = await holdFiles(page, '**/assets/SearchDialog-*.js');
    await page.goto('/brands');
    await page.locator('#root:not([data-unhydrated])').waitFor();
    const requested = page.waitForRequest('**/assets/SearchDialog-*.js');
    await page.keyboard.press('/');
    await requested;
    await page.keyboard.type('DS-12');
    goOn();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('78');
    await expect(field).toHaveValue('DS-1278');
  });

  test('search: suggests categories, brands and products by vendor code', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('lumivera');
    await panel(page).getByRole('group', { name: 'Бренды' }).getByRole('option').click();
    await expect(page.getByRole('heading', { level: 1, name: /Lumivera/ })).toBeVisible();

    const code = 'LV-1001-14';
    await page.keyboard.press('/');
    // Without separators, as codes are dictated by phone.
    await field(page).fill('lv 100114');
    const found = panel(page).getByRole('group', { name: 'Товары' }).getByRole('option').first();
    await expect(found).toContainText(code);
    await found.click();
    await expect(page).toHaveURL(/\/products\/kompozit/);
    await expect(page.getByRole('main')).toContainText(code);

    await page.keyboard.press('/');
    await field(page).fill('перчатки');
    const category = panel(page).getByRole('group', { name: 'Категории' }).getByRole('option');
    await category.filter({ hasText: /^Перчатки/ }).click();
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/перчатки/i);
  });

  test('search: never shows an outdated response; typing is never blocked', async ({ page }) => {
    const held: { route: Route; query: string }[] = [];
    await page.route('**/api/v1/search?**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      if (query === 'композит') held.push({ route, query });
      else await route.fallback();
    });
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('композит');
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill('перчатки');
    await expect(field(page)).toHaveValue('перчатки');
    await expect(options(page).first()).toContainText('перчатки');

    for (const { route } of held) {
      await route.continue();
      // The request of an outdated query may have been aborted.
      await route
        .request()
        .response()
        .catch(() => null);
    }
    // The late response belongs to a query that is no longer typed.
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toContainText('«перчатки»');
    await expect(panel(page).getByText('композит', { exact: false })).toHaveCount(0);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone, person: demoIndividual });

  test('empty search: links to categories and to a product request', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Поиск товаров|Искать товары/ }).click();
    await field(page).fill('щщщщщщщщ');
    await expect(panel(page).getByText(/ничего не нашлось/)).toBeVisible();
    await field(page).press('Enter');

    await expect(page.getByRole('main').getByText('Ничего не нашлось')).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Разделы каталога' });
    await expect(sections.getByRole('link', { name: /^Терапия/ })).toBeVisible();
    await page.getByRole('button', { name: 'Попросить найти товар' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /товар/i });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await dialog.press('Escape');
    await sections.getByRole('link', { name: /^Терапия/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Терапия' })).toBeVisible();
  });
});
