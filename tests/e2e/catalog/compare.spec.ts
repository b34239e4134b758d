import type { BrowserContext, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Limits of a visitor and of an account. */
const LIMIT = 12;
const ACCOUNT_LIMIT = 50;

interface Listed {
  id: string;
  name: string;
  slug: string;
  category: { id: string };
}

/** Available products of one category, variants of families among them. */
async function chosenProducts(page: Page, query: string): Promise<{ id: string; name: string }[]> {
  const response = await page.request.post('/api/v1/product/getProducts', {
    data: { query, onlyAvailable: true, pageSize: LIMIT },
  });
  const { items } = (await response.json()) as { items: Listed[] };
  const families = await Promise.all(
    items
      .filter(({ category }) => category.id === items[0]?.category.id)
      .map(async ({ id, name, slug }) => {
        const detail = await page.request.get(`/api/v1/product/bySlug/${slug}`);
        const { variants } = (await detail.json()) as {
          variants: { id: string; name: string; available: boolean }[];
        };
        return variants.length === 0
          ? [{ id, name }]
          : variants.filter(({ available }) => available);
      }),
  );
  return families.flat().slice(0, LIMIT);
}

/** A user's comparison is stored in a cookie. */
async function compare(context: BrowserContext, url: string, ids: readonly string[]) {
  const value = encodeURIComponent(JSON.stringify(ids));
  await context.addCookies([{ name: 'compareProducts', value, url }]);
}

test.describe('comparison', () => {
  test.use({ person: demoIndividual, viewport: { width: 1440, height: 900 } });

  test('groups by category, shows differences, undoes removals and adds to the cart', async ({
    page,
    context,
    shop,
    states,
  }) => {
    await (await states()).emptyCart();
    const composites = (await chosenProducts(page, 'композит')).slice(0, 3);
    const [gloves] = await chosenProducts(page, 'перчатки нитриловые');
    await compare(
      context,
      shop.url,
      [...composites, gloves].map((product) => product?.id ?? ''),
    );
    await page.goto('/compare');
    await expect(page.getByText(`4 из ${ACCOUNT_LIMIT}`)).toBeVisible();

    const tabs = page.getByRole('navigation', { name: 'Категория сравнения' });
    await tabs.getByRole('link').last().press('Enter');
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('columnheader').last()).toContainText('Перчатки');
    await tabs.getByRole('link').first().click();

    const table = page.getByRole('table');
    const rows = table.getByRole('rowheader');
    const before = await rows.count();
    await page.getByRole('checkbox', { name: 'Только отличия' }).press('Space');
    await expect(page).toHaveURL(/differences=true/);
    await expect(rows.filter({ hasText: 'Артикул' })).toHaveCount(1);
    expect(await rows.count()).toBeLessThan(before);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Только отличия' })).toBeChecked();

    const columns = await table.getByRole('columnheader').count();
    await table
      .getByRole('button', { name: /^Убрать из сравнения/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(columns - 1);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(columns);

    await table.getByRole('button', { name: 'В корзину' }).first().click();
    await expect(table.getByRole('spinbutton').first()).toHaveValue(/[1-9]/);
    await page.getByRole('button', { name: 'Очистить' }).click();
    await expect(page.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();
    await (await states()).emptyCart();
  });
});

test.describe('comparison on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scrolls only inside its table, keeps its headers visible and reports its limit', async ({
    page,
    context,
    shop,
  }) => {
    const products = await chosenProducts(page, 'композит');
    expect(products).toHaveLength(LIMIT);
    await compare(
      context,
      shop.url,
      products.map(({ id }) => id),
    );
    await page.goto('/compare');
    const frame = page.getByRole('main').locator('section[tabindex="0"]');
    await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    // The columns' own headers are scrolled out of view; the sticky strip repeats the names.
    // What is for print alone is there as well, for a product whose variant its name has.
    const names = page.getByText(products[LIMIT - 1]?.name ?? '').filter({ visible: true });
    await expect(names).toHaveCount(2);
    await expect(names.first()).toBeInViewport();

    await page.goto('/products?query=перчатки');
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: 'Добавить в сравнение' }).click();
    await expect(page.getByText(`В сравнении уже ${LIMIT} товаров`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Добавить в сравнение' })).toBeVisible();
  });
});
