import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Product } from '#tests/e2e/support/users/buyer.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({ person: demoIndividual });

const fixAll = (page: Page) => page.getByRole('button', { name: 'Исправить всё' });
const undo = (page: Page) => page.getByRole('button', { name: 'Вернуть', exact: true }).first();

/** Two products of which there is less than the cart has: an undo sets no limit. */
async function addTooMany(buyer: States, products: readonly Product[]): Promise<void> {
  await buyer.client.call('POST', '/cart/product/bulk/add', {
    products: products.map(({ id }) => ({ productID: id, quantity: 9000 })),
    asItWas: true,
  });
}

async function twoProducts(buyer: States): Promise<[Product, Product]> {
  const [first, second] = await buyer.products();
  if (!first || !second) throw new Error('Too few products');
  return [first, second];
}

test('cart: focuses a restored line after the undo of «Удалить выбранные»', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  const [first, second] = await twoProducts(buyer);
  await buyer.add([
    [first, 1],
    [second, 1],
  ]);
  await page.goto('/cart');
  const remove = page.getByRole('button', { name: 'Удалить выбранные' });
  await remove.focus();
  await remove.press('Enter');
  await expect(page.locator(`#line-${first.id}`)).toHaveCount(0);
  await undo(page).focus();
  await undo(page).press('Enter');
  await expect(page.locator(`#line-${first.id}, #line-${second.id}`).first()).toBeFocused();
});

test('cart: focuses the list of fixed products after «Исправить всё» and after its undo', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  await addTooMany(buyer, await twoProducts(buyer));
  await page.goto('/cart');
  await fixAll(page).focus();
  await fixAll(page).press('Enter');
  const fixed = (title: string) => page.getByRole('status').filter({ hasText: title });
  await expect(fixed('Исправлено')).toBeFocused();
  await undo(page).focus();
  await undo(page).press('Enter');
  await expect(fixed('Вернули как было')).toBeFocused();
  await buyer.emptyCart();
});

test('checkout: focuses the page after «Исправить всё», and what is to be done after its undo', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const [first, second] = await twoProducts(buyer);
  const lines = [first, second].map((product) => [product, 1] as const);
  const id = await buyer.readyCheckout({ payment: 'Cash', lines });
  await addTooMany(buyer, [first, second]);
  await page.goto(`/order/${id}`);
  await fixAll(page).focus();
  await fixAll(page).press('Enter');
  await expect(fixAll(page)).toHaveCount(0);
  await expect(page.getByText('Заказ исправлен')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByRole('main')).toBeFocused();
  await undo(page).focus();
  await undo(page).press('Enter');
  // The problems, or the heading of a section that they have opened again.
  await expect(page.locator('#checkout-problems')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await buyer.emptyCart();
  await buyer.dropDraft();
});
