import { randomUUID } from 'node:crypto';
import { demoCompany, demoEmployee, demoIndividual, demoNewcomer } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('an individual', () => {
  test.use({ person: demoIndividual });

  test('cart: an applied promo code is removed again', async ({ page, states }) => {
    const buyer = await states();
    await buyer.filledCart();
    await page.goto('/cart');
    const codes = page.getByRole('region', { name: 'Промокоды' });
    await codes.getByLabel('Промокод', { exact: true }).fill('klinika7');
    await codes.getByRole('button', { name: 'Применить' }).click();
    await codes.getByRole('button', { name: 'Убрать промокод KLINIKA7' }).press('Enter');
    await expect(codes.getByText(/^KLINIKA7: −/)).toHaveCount(0);
    await page.reload();
    await expect(codes.getByLabel('Промокод', { exact: true })).toBeVisible();
    await expect(codes.getByText(/^KLINIKA7: −/)).toHaveCount(0);
  });

  test('cart: passed to a manager, it becomes an order that the manager arranges', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { name } = await buyer.filledCart();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Передать менеджеру' }).click();
    const dialog = page.getByRole('dialog', { name: 'Передать менеджеру' });
    await dialog.getByLabel('Что важно учесть').fill('Нужно к пятнице');
    await dialog.getByRole('button', { name: 'Передать', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/[^/]+\/success$/);
    await page.goto(page.url().replace(/\/success$/, ''));
    const main = page.getByRole('main');
    await expect(main.getByText('Нужно к пятнице')).toBeVisible();
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
    await page.goto('/cart');
    await expect(main.getByText(name)).toHaveCount(0);
  });
});

test.describe('an employee', () => {
  test.use({ person: demoEmployee });

  test("cart: the company's tags are chosen and removed, and stay after a reload", async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.buyFor(demoCompany.id);
    await buyer.filledCart();
    const name = `Кабинет ${randomUUID().slice(0, 8)}`;
    await page.goto('/cart');
    const tags = page.getByRole('group', { name: 'Метки' });
    await page.getByRole('textbox', { name: 'Новая метка' }).fill(name);
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    const tag = tags.getByRole('checkbox', { name });
    await expect(tag).toBeChecked();
    await page.reload();
    await expect(tag).toBeChecked();
    // The server drops the tags of an emptied cart; an undo brings them back.
    await page.getByRole('button', { name: /^Удалить из корзины: / }).click();
    await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(tag).toBeChecked();
    await page.reload();
    await expect(tag).toBeChecked();
    await tag.click();
    await expect(tag).not.toBeChecked();
    await page.reload();
    await expect(tags.getByRole('checkbox').first()).toBeVisible();
    await expect(tags.getByRole('checkbox', { name, checked: true })).toHaveCount(0);
  });
});

// Somebody whose checkouts no other test begins: a choice cannot be taken back.
test.describe('a newcomer', () => {
  test.use({ person: demoNewcomer });

  test('cart: a choice is checked from the click on, until the response and after it', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.filledCart();
    await page.goto('/cart');
    const pickup = page.getByRole('radio', { name: 'Самовывоз' });
    const courier = page.getByRole('radio', { name: 'Курьером' });
    await pickup.check();
    await expect(courier).not.toBeChecked();
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/v1/cart/delivery', async (route) => {
      await held;
      await route.continue();
    });
    // In one task with the click: React would have put the old choice back by then.
    const isCheckedAtOnce = await courier.evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    });
    expect(isCheckedAtOnce).toBe(true);
    await expect(courier).toBeChecked();
    const saved = page.waitForResponse('**/api/v1/cart/delivery');
    respond();
    await saved;
    await expect(courier).toBeChecked();
    await expect(pickup).not.toBeChecked();
    await buyer.emptyCart();
  });
});

test.describe('a heavy order', () => {
  test.use({ person: demoIndividual });

  test('cart: says before the checkout that nothing delivers so heavy an order', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const product = await buyer.product();
    await buyer.add([[product, 1]]);
    await page.goto('/cart');
    const proceed = page.getByRole('button', { name: 'Перейти к оформлению' });
    await expect(proceed).toBeEnabled();
    const heavy = /^Получить такой заказ в городе .+ нельзя.*передайте менеджеру\.$/;
    await expect(page.getByText(heavy)).toHaveCount(0);
    // The estimate that the server has for an order above every limit of weight.
    await page.route('**/api/v1/cart', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      const reason = 'Заказ тяжелее 1 000 кг';
      cart.order.deliveryEstimate.offers = [];
      cart.order.deliveryEstimate.advice =
        'Заказ весит 1 200 кг: разделите его или передайте менеджеру';
      cart.order.deliveryEstimate.unavailable = ['Courier', 'Pickup'].map((method) => ({
        method,
        reason,
      }));
      await route.fulfill({ response, json: cart });
    });
    await page.reload();
    await expect(page.getByText(heavy)).toBeInViewport();
    await expect(proceed).toHaveAccessibleDescription(heavy);
  });
});
