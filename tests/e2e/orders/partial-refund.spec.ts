import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { demoApprover } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({
  person: demoApprover,
  // Calls fail on purpose; one code a minute goes to a phone, and other tests need that of the buyer.
  tolerance: { console: [/status of (?:422|500)/], statuses: [422, 500] },
});

interface Staff {
  backoffice(...args: string[]): Promise<string>;
}

const way = ['confirm', 'pick', 'pack', 'ship', 'deliver'];

/** A received order of three pieces of one product and one of another. */
async function receivedOrder(buyer: States, shop: Staff): Promise<string> {
  const [first, second] = await buyer.products();
  if (first === undefined || second === undefined) throw new Error('No products');
  const id = await buyer.readyCheckout({
    payment: 'Cash',
    lines: [
      [first, 3],
      [second, 1],
    ],
  });
  await buyer.confirm(id);
  for (const step of way) await shop.backoffice('order', id, step);
  return id;
}

async function sentCode(page: Page): Promise<string> {
  const outbox = await (await page.request.get('/outbox')).text();
  return /<p>[^<]*?(\d{6})/.exec(outbox)?.[1] ?? '';
}

/** The number of the ticket of the last open refund. */
async function lastRefund(shop: Staff): Promise<string> {
  const [first = ''] = (await shop.backoffice('refund', 'list')).split('\n');
  return first.split(' ')[0] ?? '';
}

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name });

async function fillReason(dialog: Locator): Promise<void> {
  await button(dialog, 'Дальше').click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Что случилось').fill('Размер оказался мал');
}

test('partial refund: one piece of three, then the rest', async ({ page, shop, states }) => {
  const id = await receivedOrder(await states(), shop);
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Вернуть заказ или часть' }).click();
  const dialog = page.getByRole('dialog');
  await expect(button(dialog, 'Выберите товары')).toBeDisabled();
  await dialog.getByRole('checkbox').first().press('Space');
  const pieces = dialog.getByRole('spinbutton');
  await expect(pieces).toHaveValue('1');
  const sum = dialog.getByRole('status');
  await expect(sum).not.toHaveText('0 ₽');
  const one = await sum.textContent();
  await button(dialog, 'Увеличить количество').click();
  await expect(pieces).toHaveValue('2');
  await expect(sum).not.toHaveText(one ?? '');
  await pieces.fill('9');
  await pieces.press('Enter');
  await expect(pieces).toHaveValue('3');
  await pieces.fill('1');
  await pieces.press('Enter');
  await expect(sum).toHaveText(one ?? '');

  // The click that leaves the field makes the number count, and comes before its sum.
  await page.route('**/refund/preview', async (route) => {
    await delay(500);
    await route.continue();
  });
  await pieces.fill('2');
  await button(dialog, 'Дальше').click();
  await button(dialog, 'Назад').click();
  await expect(pieces).toHaveValue('2');
  await page.unroute('**/refund/preview');
  await pieces.fill('1');
  await pieces.press('Enter');
  await expect(sum).toHaveText(one ?? '');

  await fillReason(dialog);
  await button(dialog, 'Назад').click();
  await expect(pieces).toHaveValue('1');
  await button(dialog, 'Дальше').click();
  await expect(dialog.getByLabel('Что случилось')).toHaveValue('Размер оказался мал');
  await dialog.getByLabel('Фото товара').setInputFiles({
    name: 'Бирка.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await button(dialog, 'Отправить код').click();
  const field = dialog.getByLabel('Код из сообщения');
  await expect(field).toBeFocused();
  await field.fill(await sentCode(page));
  await button(dialog, 'Оформить возврат').click();
  await expect(dialog.getByText('Фото отправлены')).toBeVisible();
  await button(dialog, 'Закрыть').last().click();

  const refunds = page.getByRole('region', { name: 'Возвраты' });
  await expect(refunds).toContainText('Ждёт решения');
  await expect(refunds).toContainText(`Вернём ${one}`);
  await expect(page.getByText('Возвращается 1 из 3')).toBeVisible();
  await shop.backoffice('refund', await lastRefund(shop), 'accept', 'Получили.');
  await page.reload();
  await expect(page.getByText('Возвращено 1 из 3')).toBeVisible();
  await expect(refunds).toContainText('Принят');
  await expect(refunds).toContainText('Магазин: Получили.');
  await expect(page.getByText('Возврат части товаров принят', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Вернуть ещё' }).click();
  await button(dialog, 'Вернуть всё').click();
  await expect(pieces).toHaveValue('2');
  await fillReason(dialog);
  await page.route('**/api/v1/otp/send', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Код можно запросить позже', traceID: 'a', reason: 'NoCode' },
    }),
  );
  await button(dialog, 'Отправить код').click();
  await expect(dialog.getByText('Код можно запросить позже')).toBeVisible();
  await expect(dialog.getByLabel('Что случилось')).toHaveValue('Размер оказался мал');
  await button(dialog, 'Назад').click();
  await expect(pieces).toHaveValue('2');
});

test('partial refund: what fails, is wrong, or was taken by another tab loses no choice', async ({
  page,
  shop,
  states,
}) => {
  const id = await receivedOrder(await states(), shop);
  let fails = true;
  await page.route('**/refund/preview', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { message: 'Сбой', traceID: 'a' } })
      : route.continue(),
  );
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Вернуть заказ или часть' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('alert')).toContainText('Не удалось посчитать возврат');
  fails = false;
  await button(dialog, 'Посчитать ещё раз').click();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('1');
  await expect(dialog.getByRole('status')).not.toHaveText('0 ₽');
  await fillReason(dialog);
  await page.route('**/api/v1/otp/send', (route) =>
    route.fulfill({
      status: 201,
      json: {
        operationToken: 'a-code-that-is-never-used',
        endPoint: '+7 916 ***-**-01',
        resendAfter: 60,
        expiresIn: 300,
        codeLength: 6,
      },
    }),
  );
  await button(dialog, 'Отправить код').click();
  const field = dialog.getByLabel('Код из сообщения');
  await page.route('**/tickets/order/refund', (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Вернуть можно не больше 2 шт.',
        traceID: 'a',
        reason: 'QuantityTooLarge',
      },
    }),
  );
  await field.fill('123456');
  await button(dialog, 'Оформить возврат').click();
  await expect(dialog.getByRole('alert')).toContainText('Вернуть можно не больше 2 шт.');
  await button(dialog, 'Назад').click();
  await expect(dialog.getByLabel('Что случилось')).toHaveValue('Размер оказался мал');
  await button(dialog, 'Назад').click();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('1');
});

test.describe('refunds of a long order at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('refund: 60 lines fit, in the dialog and in the order', async ({ page, shop, states }) => {
    const id = await receivedOrder(await states(), shop);
    await page.route(`**/api/v1/order/${id}`, async (route) => {
      const response = await route.fetch();
      const order = await response.json();
      const [item] = order.items;
      const items = Array.from({ length: 60 }, (_, index) => ({
        ...item,
        product: {
          ...item.product,
          id: `line-${index}`,
          name: `Перчатки нитриловые неопудренные текстурированные, ${index}`,
        },
      }));
      const lines = items.map(({ product }) => ({
        productID: product.id,
        isGift: false,
        quantity: 2,
        accepted: 1,
        amount: 1_234_567,
      }));
      const goods = 60 * 1_234_567;
      const refund = {
        id: 'refund-1',
        state: 'Accepted',
        createdAt: order.createdAt,
        decidedAt: order.createdAt,
        moneySentAt: order.createdAt,
        refundReason: 'ItemQualityNotExpected',
        note: null,
        ticketID: null,
        items: lines,
        goods,
        delivery: 0,
        amount: goods,
        bonus: 120,
        earned: 15,
      };
      const refunds = [refund, { ...refund, id: 'refund-2' }];
      await route.fulfill({ response, json: { ...order, items, refunds } });
    });
    // The server knows no such products: the response about the last of them is made here as well.
    await page.route(`**/api/v1/order/${id}/refund/preview`, (route) => {
      const lines = Array.from({ length: 60 }, (_, index) => ({
        productID: `line-${index}`,
        isGift: false,
        quantity: 2,
        available: 1,
        selected: index === 59 ? 1 : 0,
        amount: index === 59 ? 1_234_567 : 0,
      }));
      const sums = { goods: 1_234_567, delivery: 0, amount: 1_234_567, bonus: 2, earned: 1 };
      return route.fulfill({ json: { lines, ...sums, isLast: false } });
    });
    await page.goto(`/order/${id}`);
    const section = page.getByRole('region', { name: 'Возвраты' });
    await expect(section.getByText(/ – 2 шт\., принято 1$/)).toHaveCount(120);
    // The sum of all refunds: twice 60 lines.
    await expect(section.getByText(/^Всего вернули 1\s481\s480,40\s₽$/)).toBeVisible();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(360);

    await page.getByRole('button', { name: 'Вернуть ещё' }).click();
    const dialog = page.getByRole('dialog');
    const choices = dialog.getByRole('checkbox');
    await expect.poll(() => choices.count()).toBeGreaterThanOrEqual(60);
    await choices.last().scrollIntoViewIfNeeded();
    await choices.last().press('Space');
    await expect(dialog.getByText(/12\s345,67\s₽/).first()).toBeVisible();
    for (const part of [choices.last(), dialog.getByRole('spinbutton')]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    expect(await wide()).toBeLessThanOrEqual(360);
    await expect(button(dialog, 'Отмена')).toBeInViewport({ ratio: 1 });
    await choices.first().scrollIntoViewIfNeeded();
    await expect(button(dialog, 'Отмена')).toBeInViewport({ ratio: 1 });
  });
});
