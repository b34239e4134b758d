import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

const desktop = { width: 1440, height: 900 };

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** While a filtered list loads, the previous one stays visible. */
async function settled(page: Page): Promise<void> {
  await expect(main(page).locator('section[aria-busy="false"]')).toBeVisible();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The prices of the cards, kopecks; the current price precedes the old one. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => {
    const [, amount = ''] = /([\d\s\u00a0]+(?:,\d+)?)\s*₽/.exec(text) ?? [];
    return Math.round(Number(amount.replace(/\s/g, '').replace(',', '.')) * 100);
  });
}

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop });

  test('catalog menu: works by keyboard', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Каталог', exact: true });
    await button.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Каталог товаров' });
    await expect(menu.getByRole('link', { name: 'Терапия' }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Эндодонтия' }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Ручной инструмент' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('link', { name: 'Эндодонтия' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('filters: both price limits are side by side inside the panel', async ({ page }) => {
    await page.goto('/products');
    const filters = page.getByRole('complementary', { name: 'Фильтры' });
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('The filter is not drawn');
      return box;
    };
    const limit = (name: string) => boxOf(filters.getByRole('textbox', { name }));
    const [from, to] = [await limit('Цена от, рублей'), await limit('Цена до, рублей')];
    const panel = await boxOf(filters);
    expect(to.y).toBe(from.y);
    expect(from.width).toBeGreaterThan(40);
    expect(to.x + to.width).toBeLessThan(panel.x + panel.width);
  });

  test('list: filters by its facets and sorts', async ({ page }) => {
    await page.goto('/catalog');
    const section = main(page).getByRole('region', { name: 'Терапия' });
    await expect(section.locator('img').first()).toBeVisible();
    await section.getByRole('link', { name: /^Пломбировочные материалы/ }).click();
    const path = page.getByRole('navigation', { name: 'Вы находитесь здесь' });
    await expect(path.getByRole('link', { name: 'Терапия' })).toBeVisible();

    const filters = page.getByRole('complementary', { name: 'Фильтры' });
    const shades = filters.getByRole('group').filter({ hasText: 'Оттенок' });
    // Only the first filters are expanded.
    await shades.evaluate((group: HTMLDetailsElement) => {
      group.open = true;
    });
    const all = await shades.getByRole('checkbox').count();
    await shades.getByRole('searchbox').fill('a2');
    await expect.poll(() => shades.getByRole('checkbox').count()).toBeLessThan(all);
    await shades.getByRole('checkbox', { name: /^A2/ }).check();
    await settled(page);
    await filters.getByRole('checkbox', { name: /^Северит/ }).check();
    await filters.getByRole('textbox', { name: 'Цена от, рублей' }).fill('500');
    await page.keyboard.press('Enter');
    const chips = main(page).getByRole('list', { name: 'Выбранные фильтры' });
    await expect(chips.getByRole('button')).toHaveCount(4);
    await settled(page);
    const first = cards(page).first();
    await expect(first.getByRole('heading')).toContainText('Северит');
    await expect(first.locator('[aria-current]')).toHaveText('A2');
    await chips.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect(chips).toBeHidden();

    await page.getByRole('combobox', { name: 'Сначала показывать' }).selectOption('Дороже');
    await expect(page).toHaveURL(/direction=DESC/);
    await settled(page);
    await expect(async () => {
      const shown = await prices(page);
      expect(shown.length).toBe(24);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    }).toPass();
  });
});

test('list: a link with the default order, or with the direction written out, keeps it in later requests', async ({
  page,
}) => {
  await page.goto('/products?sort=Price&direction=ASC');
  const pages = page.getByRole('navigation', { name: /Страницы/ });
  await pages.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  await expect.poll(async () => (await prices(page)).length).toBeGreaterThan(3);
  const cheap = await prices(page);
  expect(cheap).toEqual([...cheap].sort((one, other) => one - other));

  await page.goto('/products?sort=Default');
  await expect(main(page).getByLabel('Сначала показывать')).toHaveValue('Default');
  const first = await cards(page).first().textContent();
  await pages.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  await expect(cards(page).first()).not.toHaveText(first ?? '');
});
