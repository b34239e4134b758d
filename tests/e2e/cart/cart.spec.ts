import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { scrollToSection } from '#tests/e2e/support/page/scroll-to-section.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Product } from '#tests/e2e/support/users/buyer.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({ person: demoIndividual, viewport: { width: 1366, height: 768 } });

const list = (page: Page) => page.getByRole('list', { name: 'Можно заказать' });
const bin = (page: Page, { name }: Product) =>
  list(page).getByRole('button', { name: `Удалить из корзины: ${name}` });
const stepper = (page: Page, { name }: Product) =>
  list(page).getByRole('group', { name: `Количество: ${name}` });
const names = (page: Page) => list(page).getByRole('link').allTextContents();

test('cart: explains a corrected quantity and its minimum and maximum', async ({
  page,
  states,
}) => {
  const [product] = await fill(await states(), 1);
  await page.goto('/cart');
  const line = stepper(page, product);
  const field = line.getByRole('spinbutton');
  await field.fill('99999');
  await field.press('Enter');
  await expect(field).not.toHaveValue('99999');
  const most = await field.inputValue();
  const note = `В наличии ${most} шт., а не 99\u00a0999`;
  await expect(line.getByText(note)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: note })).toHaveCount(1);

  const plus = line.getByRole('button', { name: 'Увеличить количество' });
  await expect(plus).toHaveAttribute('aria-disabled', 'true');
  await expect(plus).toHaveAttribute('title', `В наличии ${most} шт.`);
  // The message is also visible text, because a phone has no hover for the title.
  await expect(list(page).getByText(`В наличии ${most} шт.: больше заказать нельзя`)).toBeVisible();
  await field.fill('1');
  await field.press('Enter');
  const minus = line.getByRole('button', { name: 'Уменьшить количество' });
  await expect(minus).toHaveAttribute('title', /^Не меньше 1 шт\./);
  await minus.press('Enter');
  await expect(line.getByText(/^Не меньше 1 шт\./)).toBeVisible();
  // Letters are no number, and no choice of 1 piece.
  await plus.press('Enter');
  await expect(field).toHaveValue('2');
  await field.fill('');
  await field.pressSequentially('abc');
  await field.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(line.getByText('Только целое число')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Только целое число' })).toHaveCount(1);
  // Neither is any other number what was typed.
  for (const [keys, shown] of [
    ['1а2', '1а2'],
    ['-4', '-4'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(keys);
    await expect(field).toHaveValue(shown);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Tab');
    await expect(field).toHaveValue('2');
    await expect(line.getByText('Только целое число от 1')).toBeVisible();
  }
  for (const button of [plus, minus]) {
    await expect(button).toHaveAccessibleName(RegExp(`^(Увел|Умен).+: ${product?.name}$`));
  }
});

test('cart: moves the focus after a removal and restores the line in its place', async ({
  page,
  states,
}) => {
  const [first, second, third] = await fill(await states(), 3);
  if (!second || !third) throw new Error('Too few products');
  await page.goto('/cart');
  await expect(list(page).getByRole('link')).toHaveCount(3);
  const order = await names(page);
  await expect(bin(page, first)).toHaveCount(1);
  await bin(page, second).press('Enter');
  await expect(bin(page, third)).toBeFocused();
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Вернуть' }).press('Enter');
  await expect(list(page).getByRole('link')).toHaveText(order);
  await expect(list(page).getByRole('listitem').nth(1)).toBeFocused();
  await page.reload();
  await expect(list(page).getByRole('link')).toHaveText(order);
});

test('cart: moves the focus to the next line when Tab leaves a typed 0', async ({
  page,
  states,
}) => {
  const [first, second] = await fill(await states(), 2);
  if (!first || !second) throw new Error('Too few products');
  await page.goto('/cart');
  await expect(list(page).getByRole('link')).toHaveCount(2);
  const field = list(page).getByRole('spinbutton').first();
  await field.fill('0');
  await field.press('Tab');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await expect(list(page).getByRole('button', { name: /^Удалить из корзины/ })).toBeFocused();
});

test('cart: moves the focus after several lines are removed', async ({ page, states }) => {
  const [first, second, third, fourth] = await fill(await states(), 4);
  if (!first || !second || !third || !fourth) throw new Error('Too few products');
  await page.goto('/cart');
  await expect(list(page).getByRole('link')).toHaveCount(4);
  const checkbox = (name: string) => list(page).getByRole('checkbox', { name });
  const remove = page.getByRole('button', { name: 'Удалить выбранные' });
  const all = page.getByRole('checkbox', { name: 'Выбрать всё' });
  if (await all.isChecked()) await all.press('Space');
  await expect(remove).toHaveCount(0);
  await checkbox(first.name).press('Space');
  await checkbox(second.name).press('Space');
  await remove.press('Enter');
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(bin(page, third)).toBeFocused();
  await checkbox(fourth.name).press('Space');
  await remove.press('Enter');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await expect(bin(page, third)).toBeFocused();
  await checkbox(third.name).press('Space');
  await remove.press('Enter');
  await expect(page.getByRole('heading', { name: /пуста/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('cart: searches, groups and condenses its lines', async ({ page, states }) => {
  const products = await fill(await states(), 12);
  await page.goto('/cart');
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
  await expect(lines).toHaveCount(12);
  await page.getByRole('button', { name: 'Компактно' }).click();
  const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
  const heights = boxes.map((box) => box?.height ?? 0).toSorted((a, b) => a - b);
  expect(heights[heights.length / 2]).toBeLessThanOrEqual(72);
  // Names are never cut, and a line may have a note: it takes one more line of text.
  expect(heights.at(-1)).toBeLessThanOrEqual(92);

  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill(products[0].vendorCode);
  await expect(page).toHaveURL(/text=/);
  await expect(lines).toHaveCount(1);
  await expect(page.getByText('Показано 1 из 12')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill('');
  await expect(lines).toHaveCount(12);
  await page.getByLabel('Сгруппировать').selectOption('По категориям');
  await expect(page).toHaveURL(/group=category/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The view setting persists across visits.
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Компактно', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Компактно' }).click();
});

test('cart: the note on a quantity stays on the screen of a phone, in both views', async ({
  page,
  states,
}) => {
  await fill(await states(), 6);
  await page.goto('/cart');
  const compact = page.getByRole('button', { name: 'Компактно' });
  for (const pressed of ['true', 'false']) {
    await page.setViewportSize({ width: 1366, height: 768 });
    if ((await compact.getAttribute('aria-pressed')) !== pressed) await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', pressed);
    await page.setViewportSize({ width: 360, height: 740 });
    const quantity = list(page).getByRole('spinbutton').first();
    await quantity.fill('99999');
    await quantity.press('Enter');
    const note = list(page)
      .getByText(/а не 99\s999/)
      .first();
    await expect(note).toBeVisible();
    const { left, right } = await note.evaluate((text) => text.getBoundingClientRect().toJSON());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('cart: shows the first line that is added from the recommendations below an empty cart', async ({
  page,
  states,
}) => {
  await (await states()).emptyCart();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cart');
  const shelf = await scrollToSection(page, 'Рекомендуем вам');
  await shelf
    .getByRole('button', { name: /В корзину/ })
    .first()
    .click();
  await expect(list(page).getByRole('link').first()).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
});

test('cart: jumps to each affected line and filters by them', async ({ page, states }) => {
  const buyer = await states();
  const products = await fill(buyer, 12);
  const affected = products[7];
  if (!affected) throw new Error('Too few products');
  // Far more than in stock: undo restores even this quantity.
  await buyer.client.call('POST', '/cart/product/bulk/add', {
    products: [{ productID: affected.id, quantity: 9000 }],
    asItWas: true,
  });
  await page.goto('/cart');
  const notice = page.getByRole('alert').filter({ hasText: 'Проверьте корзину' });
  await notice.getByRole('button', { name: affected.name }).click();
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: `Количество: ${affected.name}` }) });
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await notice.getByRole('checkbox', { name: 'Только проблемные' }).check();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await notice.getByRole('button', { name: 'Исправить всё' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Исправлено' });
  await expect(done).toContainText(affected.name);
  await expect(list(page).getByRole('listitem')).toHaveCount(12);
  await done.getByRole('button', { name: affected.name }).click();
  await expect(line).toBeFocused();
});

test('cart: is requested when there is a preview, and not when that is empty', async ({
  page,
  states,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/cart')) requested.push(pathname);
  });
  await (await states()).emptyCart();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  expect(requested).toEqual(['/api/v1/cart/preview']);

  await fill(await states(), 1);
  let respond = () => {};
  const late = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/v1/cart/preview', async (route) => {
    await late;
    await route.continue();
  });
  requested.length = 0;
  const sent = page.waitForRequest('**/api/v1/cart/preview');
  await page.reload();
  await sent;
  await expect(page.getByRole('status', { name: 'Загружаем корзину' })).toBeVisible();
  expect(requested).toEqual(['/api/v1/cart/preview']);
  respond();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  expect(requested).toContain('/api/v1/cart');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('cart: toasts do not cover the button', async ({ page, states }) => {
      const [product] = await fill(await states(), 2);
      await page.goto('/cart');
      await bin(page, product).click();
      const toast = page.getByRole('status').filter({ hasText: 'Товар удален из корзины' });
      const undo = page.getByRole('button', { name: 'Вернуть' });
      await expect(undo).toBeVisible();
      const submit = page.getByRole('button', { name: 'Перейти к оформлению' });
      await expect(submit).toBeInViewport({ ratio: 1 });
      const bottom = async () => {
        const box = await undo.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const bar = await submit.boundingBox();
      await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(toast.first()).toBeVisible();
    });
  });
}

/** A cart with one piece of each product. */
async function fill(buyer: States, lines: number): Promise<[Product, ...Product[]]> {
  await buyer.emptyCart();
  const all = await buyer.products({});
  const [first, ...rest] = all.filter(({ stockLevel }) => stockLevel === 'Many').slice(0, lines);
  if (!first || rest.length < lines - 1) throw new Error('The demo catalog has too few products');
  await buyer.add([first, ...rest].map((product) => [product, 1] as const));
  return [first, ...rest];
}
