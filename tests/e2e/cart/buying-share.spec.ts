import { demoApprover, demoIndividual } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({ person: demoIndividual });

test('shared cart: is added to the existing cart of a recipient who signs in first', async ({
  page,
  states,
  statesOf,
  pageOf,
}) => {
  const giver = await states();
  const taker = await statesOf(demoApprover);
  const [first, second, third] = await giver.products();
  if (!first || !second || !third) throw new Error('The demo catalog has too few composites');
  await giver.emptyCart();
  await giver.add([
    [first, 2],
    [second, 1],
  ]);
  await taker.emptyCart();
  await taker.add([
    [second, 3],
    [third, 1],
  ]);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поделиться корзиной' });
  await dialog.getByLabel('Записка, если хотите').fill('Для второго кабинета');
  await dialog.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = await dialog.getByLabel('Ссылка', { exact: true }).inputValue();
  expect(link).toMatch(/\/cart\/share\?/);

  const other = await pageOf(null);
  await other.goto(link);
  await expect(other.getByText('Для второго кабинета')).toBeVisible();
  await expect(other.getByText('Можно добавить 2 из 2')).toBeVisible();
  await other.getByRole('button', { name: 'Добавить в корзину' }).click();
  await other
    .getByRole('dialog', { name: 'Авторизуйтесь' })
    .getByRole('button', { name: 'Войти в аккаунт' })
    .click();
  await fillSignIn(other, demoApprover);

  // The pending action continues after sign-in and adds to the existing cart.
  await expect(other.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  for (const [{ name }, quantity] of [
    [first, '2'],
    [second, '4'],
    [third, '1'],
  ] as const) {
    const line = other.getByRole('main').getByRole('spinbutton', { name: `Количество: ${name}` });
    await expect(line).toHaveValue(quantity);
  }
  await taker.emptyCart();
  await giver.emptyCart();
});

for (const width of storyWidths(360, 1440)) {
  test(`shared cart at ${width} px: single lines of it are added, also after the sign-in`, async ({
    states,
    statesOf,
    pageOf,
  }) => {
    const giver = await states();
    const taker = await statesOf(demoApprover);
    const [first, second, third] = await giver.products();
    if (!first || !second || !third) throw new Error('The demo catalog has too few composites');
    await taker.emptyCart();
    const { path } = await giver.client.call<{ path: string }>('POST', '/share/products', {
      kind: 'Cart',
      products: [first, second, third].map(({ id }) => ({ productID: id, quantity: 1 })),
    });
    const other = await pageOf(null);
    await other.setViewportSize({ width, height: 800 });
    await other.goto(path);
    const box = (name: string) => other.getByRole('checkbox', { name: `Добавить: ${name}` });
    await expect(box(second.name)).toBeChecked();
    await expectHydrated(other);
    await box(second.name).press('Space');
    await box(third.name).click();
    await expect(other.getByText('Выбрано 1 из 3')).toBeVisible();
    const add = other.getByRole('button', { name: 'Добавить в корзину' });
    await box(first.name).click();
    await expect(add).toBeDisabled();
    await box(first.name).click();
    await box(second.name).click();
    await expect(other.getByText('Выбрано 2 из 3')).toBeVisible();
    expect(await findAxeFaults(other)).toEqual([]);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await add.click();
    await other
      .getByRole('dialog', { name: 'Авторизуйтесь' })
      .getByRole('button', { name: 'Войти в аккаунт' })
      .click();
    await fillSignIn(other, demoApprover);
    await expect(other.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
    const lines = other.getByRole('main').getByRole('spinbutton', { name: /^Количество: / });
    await expect(lines).toHaveCount(2);
    for (const { name } of [first, second]) {
      await expect(other.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    }
    await taker.emptyCart();
  });
}
