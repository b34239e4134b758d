import type { Locator, Page } from '@playwright/test';
import { demoApprover, demoEmployee, demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

/** Two clicks before the page can render the effect of the first one. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** How many mutations were sent to paths with this ending. */
function countSent(page: Page, end: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.endsWith(end)) sent += 1;
  });
  return () => sent;
}

/** Where an element is, once it no longer moves. */
async function boxOf(element: Locator) {
  await element.click({ trial: true });
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box');
  return box;
}

test.describe(() => {
  test.use({ person: demoIndividual });

  test('cart and checkout: a double click sends one order', async ({ page, states }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    const begun = countSent(page, '/cart/proceed');
    const confirmed = countSent(page, '/confirm');
    await page.goto('/cart');
    await clickTwice(page.getByRole('button', { name: 'Перейти к оформлению' }));
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    // The cart's own choice of an earlier test has replaced that of the checkout.
    await buyer.choosePickup(id, 'Cash');
    await page.reload();
    const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
    await expect(confirm).toBeEnabled();
    await clickTwice(confirm);
    const done = page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
    await expect(done).toBeVisible();
    expect({ begun: begun(), confirmed: confirmed() }).toEqual({ begun: 1, confirmed: 1 });
  });
});

test.describe(() => {
  test.use({ person: demoIndividual });

  test('order: a double click pays once', async ({ page, states }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'BankCard' });
    await buyer.confirm(id);
    const sent = countSent(page, '/payment/online');
    await page.goto(`/order/${id}`);
    await clickTwice(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Оплата заказа' })).toBeVisible();
    expect(sent()).toBe(1);
  });

  test('order: a double click cancels once', async ({ page, states }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'Cash' });
    await buyer.confirm(id);
    const sent = countSent(page, `/order/${id}/cancel`);
    await page.goto(`/order/${id}`);
    await clickTwice(page.getByRole('button', { name: 'Отменить заказ' }));
    const dialog = page.getByRole('dialog', { name: /отменить\?$/ });
    await clickTwice(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Отменён').first()).toBeVisible();
    expect(sent()).toBe(1);
  });
});

test.describe(() => {
  test.use({ person: demoApprover });

  for (const [action, end] of [
    ['Согласовать', '/approve'],
    ['Отклонить', '/decline'],
  ] as const) {
    test(`approval: a double click on «${action}» sends one decision`, async ({
      page,
      statesOf,
    }) => {
      const { id } = await sendForApproval(await statesOf(demoEmployee));
      const sent = countSent(page, end);
      await page.goto(approvalPage(id));
      await clickTwice(page.getByRole('main').getByRole('button', { name: action, exact: true }));
      const dialog = page.getByRole('dialog', { name: `${action} заказ` });
      await dialog.getByRole('textbox').fill('Всё верно');
      await clickTwice(dialog.getByRole('button', { name: action, exact: true }));
      await expect(dialog).toHaveCount(0);
      expect(sent()).toBe(1);
    });
  }

  for (const width of storyWidths(390, 1440)) {
    test(`approval at ${width} px: the second click of a double click leaves the dialog open`, async ({
      page,
      statesOf,
    }) => {
      const { id } = await sendForApproval(await statesOf(demoEmployee));
      const sent = countSent(page, '/approve');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(approvalPage(id));
      const main = page.getByRole('main');
      const button = main.getByRole('button', { name: 'Согласовать', exact: true });
      const { x, y, width: wide, height: high } = await boxOf(button);
      const place = [x + wide / 2, y + high / 2] as const;
      await page.mouse.click(...place);
      const dialog = page.getByRole('dialog', { name: 'Согласовать заказ' });
      await dialog.waitFor();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await dialog.getByRole('textbox').fill('Всё верно');
      expect(sent()).toBe(0);
      await dialog.getByRole('button', { name: 'Согласовать', exact: true }).dblclick();
      await expect(dialog).toHaveCount(0);
      expect(sent()).toBe(1);
    });

    test(`approval at ${width} px: a click beside the dialog closes it`, async ({
      page,
      statesOf,
    }) => {
      const { id } = await sendForApproval(await statesOf(demoEmployee));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(approvalPage(id));
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Согласовать', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Согласовать заказ' });
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.mouse.click(10, 10);
      await expect(dialog).toHaveCount(0);
    });
  }
});
