import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({
  person: demoIndividual,
  tolerance: {
    console: [/ERR_INTERNET_DISCONNECTED|NetworkError|Failed to fetch|failed to load/],
    statuses: [],
  },
});

/** Records every text of the page's live region from now on, however short. */
async function recordStatuses(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page
    .locator('[role="status"][aria-live="polite"]')
    .first()
    .evaluateHandle((region) => {
      const said: string[] = [];
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return said;
    });
  return () => texts.jsonValue();
}

test('offline: a product of a list is neither added nor liked, which is shown and announced', async ({
  page,
  context,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  const layer = page.waitForResponse(/\/ToastLayer-/);
  await page.goto('/products');
  // What needs no connection later is loaded at the first sign of interaction.
  await expectHydrated(page);
  await page.mouse.move(200, 300);
  await layer;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
    .first();
  const announced = await recordStatuses(page);
  await card.getByRole('button', { name: 'В корзину' }).click();
  const alerts = page.getByRole('alert').filter({ hasText: 'Нет соединения с интернетом' });
  await expect(alerts).toContainText('Нет соединения с интернетом: корзина не изменилась.');
  await expect(page.getByRole('status').filter({ hasText: 'Корзина не изменилась' })).toHaveCount(
    1,
  );
  await expect(card.getByRole('button', { name: 'В корзину' })).toBeVisible();
  // Said once: by the notice over the page.
  await expect(alerts).toHaveCount(1);
  await expect(page.getByText('Ошибка', { exact: true })).toHaveCount(0);
  const heart = card.getByRole('button', { name: 'Добавить в избранное' });
  await heart.click();
  await expect(alerts).toContainText('Нет соединения с интернетом: избранное не изменилось.');
  await expect(heart).toBeVisible();
  await expect(alerts).toHaveCount(1);
  expect(await announced()).toEqual(['Корзина не изменилась']);
});

test('offline: a line of the cart keeps its quantity and says so, and checkout does not begin', async ({
  page,
  context,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  const product = await buyer.product();
  await buyer.add([[product, 2]]);
  await page.goto('/cart');
  const line = page.getByRole('list', { name: 'Можно заказать' }).getByRole('listitem');
  const field = line.getByRole('spinbutton');
  await expect(field).toHaveValue('2');
  await page.waitForLoadState('networkidle');
  const failure = line.getByRole('alert');
  await context.setOffline(true);
  await line.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(failure).toHaveText('Нет соединения: количество не изменено, осталось 2 шт.');
  await expect(field).toHaveValue('2');
  // Said once: no toast says the same in other words.
  await expect(page.getByText(/Что-то пошло не так|^Ошибка$/)).toHaveCount(0);
  await line.getByRole('button', { name: /^Удалить из корзины/ }).click();
  await expect(failure).toHaveText('Нет соединения: товар не удалён');
  await expect(line).toBeVisible();

  const proceed = page.getByRole('button', { name: 'Перейти к оформлению' });
  await proceed.click();
  await expect(page.getByText('Нет соединения с интернетом: оформление не начато')).toBeVisible();
  await expect(proceed).toBeEnabled();

  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  await line.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(field).toHaveValue('3');
  await proceed.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
  await buyer.dropDraft();
});
