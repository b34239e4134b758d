import { expect, test } from '#tests/e2e/support/test.ts';

for (const view of ['grid', 'table'] as const) {
  for (const path of ['/products?', '/products?query=композит&', '/products?sort=price&']) {
    test(`list: «С отзывами» has cards with a rating alone: ${path} as a ${view}`, async ({
      page,
      shop,
    }) => {
      await page
        .context()
        .addCookies([{ name: 'productListView', value: `%22${view}%22`, url: shop.url }]);
      await page.goto(`${path}flag=HasFeedback`);
      const main = page.getByRole('main');
      const items = main.getByRole(view === 'grid' ? 'article' : 'rowheader');
      await expect(items.first()).toBeVisible();
      const count = await items.count();
      expect(count).toBeGreaterThan(2);
      await expect(items.filter({ hasText: /Оценка [\d,]+ из 5/ })).toHaveCount(count);
    });
  }
}
