import type { Page, Route } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
/** Far enough down the page that it must have been scrolled. */
const lowCard = 13;

/**
 * The scroll position once the page has drawn a frame: a scroll event comes with the next frame, and
 * the router stores only positions of which it has seen an event. No person presses a key in the
 * frame in which the page scrolls; a script does.
 */
function scrollYAfterFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('list: opens a product at once, and Back restores the list', async ({ page }) => {
    await page.goto('/products?category=1');
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

    const heading = cards(page).nth(lowCard).getByRole('heading');
    const name = (await heading.textContent()) ?? '';
    const held: Route[] = [];
    let released = false;
    await page.route('**/product/bySlug/**', async (route) => {
      if (released) await route.fallback();
      else held.push(route);
    });
    await heading.getByRole('link').focus();
    const before = await scrollYAfterFrame(page);
    expect(before).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    // The server has not responded yet: all of this comes from the list's cache.
    const [kind = ''] = name.split(',');
    await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Покупка' })).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
    released = true;
    for (const route of held) await route.fallback();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(heading).toHaveText(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, person: demoIndividual });

  test('filters: fill the screen and show the number of results', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    const show = drawer.getByRole('button', { name: /^Показать \d+ товар/ });
    const all = (await show.textContent()) ?? '';
    await drawer.getByRole('checkbox', { name: /^Только в наличии/ }).check();
    await expect(page).toHaveURL(/available/);
    await expect(show).not.toHaveText(all);
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(main(page)).toContainText(`${count} товар`);
  });
});
