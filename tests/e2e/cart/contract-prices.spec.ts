import type { Page } from '@playwright/test';
import { demoCompany, demoEmployee, demoIndividual } from '#demo/people.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { watchShifts } from '#tests/e2e/support/page/layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

interface Card {
  id: string;
  slug: string;
  name: string;
  family: { id: string; name: string } | null;
  price: number;
  priceWithoutDiscount: number;
}

/** 5 % off every price. */
const contractID = 'k-online';

async function buyUnder(buyer: States, contract: string | null): Promise<void> {
  await buyer.buyFor(demoCompany.id);
  await buyer.client.call('PUT', '/cart/contract', { contractID: contract });
}

/** An available product without a promotion, and its price under a contract. */
async function findPlain(
  buyer: States,
): Promise<{ card: Card; query: string; was: string; now: string }> {
  await buyUnder(buyer, contractID);
  const query = 'наконечник турбинный';
  const cards = (await buyer.products({ query })) as unknown as (Card & {
    isContractPrice: boolean;
  })[];
  const card = cards.find(({ isContractPrice }) => isContractPrice);
  if (!card) throw new Error('The contract makes nothing cheaper');
  const was = formatMoney(card.priceWithoutDiscount);
  return { card, query, was, now: formatMoney(card.price) };
}

test.describe('contract prices', () => {
  test.use({ person: demoEmployee });
  test.afterEach(async ({ states }) => {
    const buyer = await states();
    await buyUnder(buyer, contractID);
    await buyer.emptyCart();
  });

  test('contract prices: labeled for an employee wherever a product is shown', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { card, query, now, was } = await findPlain(buyer);
    await buyer.client.call('POST', '/favorites/change', { productID: card.id, isFavorite: true });
    const named = async (place: ReturnType<Page['getByRole']>) => {
      await expect(place).toContainText(now);
      await expect(place).toContainText(was);
      // Separated in the text, too, as it is copied and printed.
      await expect(place).toContainText(/₽ по договору/);
    };
    await page.goto(`/products?query=${encodeURIComponent(query)}`);
    const title = card.family?.name ?? card.name;
    await named(page.getByRole('main').getByRole('article', { name: title }));
    await page.goto('/profile/favorites');
    await named(page.getByRole('main').getByRole('article', { name: card.name }));
    await page.goto(`/products/${card.slug}`);
    const box = page.getByRole('region', { name: 'Покупка' });
    await named(box);
    await page.keyboard.press('Control+K');
    const search = page.getByRole('dialog', { name: 'Поиск' });
    await search.getByRole('combobox').fill(query);
    const suggestion = search.getByRole('group', { name: 'Товары' }).getByRole('option').first();
    await expect(suggestion).toContainText('по договору');
    await page.keyboard.press('Escape');
    await page.goto(`/products/${card.slug}`);
    await box.getByRole('button', { name: 'В корзину' }).click();
    await expect(box.getByRole('spinbutton')).toHaveValue('1');
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText(now);
    await expect(page.getByRole('list', { name: 'Можно заказать' })).toContainText('₽ по договору');
    const { order } = await buyer.client.call<{ order: { items: { amount: number }[] } }>(
      'GET',
      '/cart',
    );
    expect(order.items.map(({ amount }) => amount)).toEqual([card.price]);
  });

  for (const { width, height } of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    test(`contract prices: cause no layout shift when they load, ${width} px`, async ({
      page,
      states,
    }) => {
      const { card, query, now } = await findPlain(await states());
      await page.setViewportSize({ width, height });
      await page.goto(`/products/${card.slug}`);
      await expect(page.getByText('по договору').first()).toBeVisible();
      const shiftsOf = await watchShifts(page);
      const list = `/products?query=${encodeURIComponent(query)}`;
      for (const [path, place] of [
        [list, page.getByRole('main').getByRole('article').first()],
        [`/products/${card.slug}`, page.getByRole('region', { name: 'Покупка' })],
      ] as const) {
        await page.goto(path);
        await expect(place).toContainText('по договору');
        await expect(page.getByRole('main')).toContainText(now);
        expect(await shiftsOf(), path).toBeLessThan(0.01);
      }
    });
  }

  test('contract prices: another contract updates every tab without a reload', async ({
    page,
    context,
    states,
  }) => {
    const buyer = await states();
    const { card, now, was } = await findPlain(buyer);
    await page.goto(`/products/${card.slug}`);
    const price = page.getByRole('region', { name: 'Покупка' });
    await expect(price).toContainText(now);
    const cart = await context.newPage();
    await buyer.add([[{ ...card, vendorCode: '', stockLevel: 'Many' }, 1]]);
    await cart.goto('/cart');
    await cart.getByRole('combobox', { name: 'Договор' }).selectOption('');
    await cart.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(price).not.toContainText('по договору');
    await expect(price).toContainText(was);
  });
});

test.describe('shop prices', () => {
  for (const person of [null, demoIndividual]) {
    test.describe(person ? 'of an individual' : 'of a visitor', () => {
      test.use({ person });
      test('contract prices: cause no request and take no space without a contract', async ({
        page,
      }) => {
        const requested: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/')) requested.push(pathname);
        });
        await page.goto('/products');
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(page.getByText('по договору')).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveAttribute('data-contract-prices');
        expect(
          requested.filter((path) => path.includes('price') || path.includes('contract')),
        ).toEqual([]);
      });
    });
  }
});
