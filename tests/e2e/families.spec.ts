import { expect, test } from './support/test.ts';

interface Card {
  id: string;
  name: string;
  slug: string;
  variantCount: number;
  family: { name: string; label: string; variants: { label: string; slug: string }[] } | null;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('list: a family is one card whose chips lead to its variants', async ({
      page,
      request,
      shop,
    }) => {
      const response = await request.post(`${shop.url}/api/v1/product/getProducts`, { data: {} });
      const { items, paging } = (await response.json()) as {
        items: Card[];
        paging: { total: number };
      };
      const card = items.find(({ family }) => (family?.variants.length ?? 0) > 2);
      const family = card?.family;
      if (!card || !family) throw new Error('No family on the first page');

      await page.goto('/products');
      await expect(page.getByText(`${paging.total} товаров`).first()).toBeVisible();
      const shown = page.getByRole('article', { name: `${family.name}, ${family.label}` });
      await expect(shown).toHaveCount(1);
      const chips = shown.getByRole('list');
      await expect(chips.locator('[aria-current]')).toHaveText(family.label);

      const other = chips.getByRole('link').first();
      const label = (await other.textContent())?.replace(', нет в наличии', '');
      await other.click();
      const variant = family.variants.find((one) => one.label === label);
      await expect(page).toHaveURL(`${shop.url}/products/${variant?.slug}`);
      const buy = await page.getByRole('region', { name: 'Покупка' }).boundingBox();
      const choice = await page.getByRole('main').locator('[aria-current]').last().boundingBox();
      // On a phone the variants come before the price and the button.
      if (viewport.width < 768) expect(choice?.y).toBeLessThan(buy?.y ?? 0);
    });
  });
}
