import type { APIRequestContext } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

interface Card {
  id: string;
  name: string;
  slug: string;
  available: boolean;
  variantCount: number;
  family: { name: string; label: string; variants: { label: string; slug: string }[] } | null;
}

async function listOf(request: APIRequestContext, url: string, data: object) {
  const response = await request.post(`${url}/api/v1/product/getProducts`, { data });
  return (await response.json()) as { items: Card[]; paging: { total: number } };
}

/** A card on the first page that names more than two variants of its family. */
function familyCard(items: readonly Card[]) {
  const card = items.find(
    ({ family, available }) => available && family !== null && family.variants.length > 2,
  );
  if (!card?.family) throw new Error('No family on the first page');
  return { card, family: card.family };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('list: shows a family as one card whose chips link to its variants', async ({
      page,
      request,
      shop,
    }) => {
      const { items, paging } = await listOf(request, shop.url, {});
      const { card, family } = familyCard(items);

      await page.goto('/products');
      const count = countOf(paging.total, ['товар', 'товара', 'товаров']);
      await expect(page.getByText(count).first()).toBeVisible();
      const shown = page.getByRole('article', { name: family.name, exact: true });
      await expect(shown).toHaveCount(1);
      const chips = shown.getByRole('list', { name: 'Варианты' });
      await expect(chips.locator('[aria-current]')).toHaveText(family.label);
      const others = card.variantCount - family.variants.length;
      if (others > 0) await expect(chips).toContainText(`+${others}`);

      const variant = family.variants.find(({ slug }) => slug !== card.slug);
      if (!variant) throw new Error('No other variant on the card');
      await chips.getByRole('link', { name: variant.label }).first().click();
      await expect(page).toHaveURL(`${shop.url}/products/${variant.slug}`);
      const choice = page.getByRole('main').locator('[aria-current]', { hasText: variant.label });
      await expect(choice.last()).toBeVisible();
      const buy = await page.getByRole('region', { name: 'Покупка' }).boundingBox();
      // On a phone the variants precede the price and the button.
      if (viewport.width < 768) {
        expect((await choice.last().boundingBox())?.y).toBeLessThan(buy?.y ?? 0);
        // The bar at the bottom, where no other words explain the value.
        const pinned = page.getByRole('main').getByRole('paragraph');
        const chosen = pinned.filter({
          hasText: variant.label,
          hasNot: page.locator('strong'),
        });
        await expect(chosen.last()).toHaveText(/^[А-Я][а-я]+: /);
        await expect(chosen.last()).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('list: a filter that only one variant matches shows the family as that variant', async ({
  page,
  request,
  shop,
}) => {
  const { items } = await listOf(request, shop.url, { query: 'композит' });
  const { card, family } = familyCard(items);
  const requested = family.variants.findLast(({ slug }) => slug !== card.slug);
  if (!requested) throw new Error('No other variant on the card');

  await page.goto(
    `/products?${new URLSearchParams({ query: 'композит', attribute: `Оттенок~${requested.label}` })}`,
  );
  const shown = page.getByRole('article', { name: family.name, exact: true });
  await expect(shown.locator('[aria-current]')).toHaveText(requested.label);
  await shown.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`${shop.url}/products/${requested.slug}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('list: shows at least two variants of a card, however long their labels', async ({
    page,
  }) => {
    await page.goto(`/products?${new URLSearchParams({ query: 'бор' })}`);
    const chips = page.getByRole('list', { name: 'Варианты' });
    const long = chips.filter({ has: page.getByRole('link', { name: /.{20}/ }) });
    await expect(long.first()).toBeVisible();
    for (const row of await long.all()) {
      const boxes = await row
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThanOrEqual(2);
      const outer = await row.boundingBox();
      for (const { y, width, right } of boxes) {
        expect(y).toBe(boxes[0].y);
        expect(width).toBeGreaterThanOrEqual(40);
        expect(right).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
      }
    }
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('list: a label is one line, without a broken word, and stays named in full', async ({
    page,
  }) => {
    await page.goto(`/products?${new URLSearchParams({ query: 'полир силиконовый' })}`);
    const chip = page.getByRole('link', { name: 'чашка · предварительный', exact: true }).first();
    await expect(chip).toHaveCSS('text-overflow', 'ellipsis');
    const lines = await chip.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  test('list: forceps show their numbers, which distinguish them', async ({ page }) => {
    await page.goto(`/products?${new URLSearchParams({ query: 'щипцы для удаления зубов' })}`);
    const chip = page.getByRole('link', { name: /, № \d+$/ }).first();
    await expect(chip).toHaveText(/№ \d+$/);
    const hidden = await chip.locator('span').first().boundingBox();
    expect(hidden?.width).toBeLessThanOrEqual(1);
  });
});

test.describe('signed in', () => {
  test.use({ person: demoIndividual });

  test('list: a family card adds its selected variant to the cart', async ({
    page,
    request,
    shop,
  }) => {
    const { items } = await listOf(request, shop.url, {});
    const { card, family } = familyCard(items);
    await page.goto('/products');
    const shown = page.getByRole('article', { name: family.name, exact: true });
    // The accessible name of the stepper contains the variant.
    const stepper = shown.getByRole('group', { name: `Количество: ${card.name}` });
    await stepper.getByRole('button', { name: 'В корзину' }).click();
    await expect(stepper.getByRole('spinbutton')).toHaveValue(/[1-9]/);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: card.name }).first()).toBeVisible();
  });
});
