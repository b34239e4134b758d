import type { Page } from '@playwright/test';
import { demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

interface Company {
  id: string;
  name: string;
  inn: string;
  ordersAccess: object;
  tradingAccess: object;
  awaitingApprovalCount: number;
  defaultContract: object | null;
}

test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

/** Replaces the owner's companies in the server's response. */
async function changeCompanies(page: Page, change: (own: Company) => Company[]): Promise<void> {
  await page.route('**/api/v1/partners', async (route) => {
    const response = await route.fetch();
    const [own] = ((await response.json()) as { items: Company[] }).items;
    if (own === undefined) throw new Error('The owner has no company');
    await route.fulfill({ response, json: { items: change(own) } });
  });
}

/** Cards of companies, without the lists in them. */
const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'ИНН' });

test('company list: 500 companies with long names fit a phone, and one is found by its name', async ({
  page,
}) => {
  const long = 'Стоматологическаяполиклиника'.repeat(4);
  await changeCompanies(page, (own) =>
    Array.from({ length: 500 }, (_, index) => ({
      ...own,
      id: `p-${index}`,
      name: `ООО «${long} № ${index}»`,
    })),
  );
  await page.goto('/profile/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
  await expect(page.getByText('500\u00a0компаний')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByLabel('Название или ИНН').fill('№ 499');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/text=/);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByLabel('Название или ИНН').fill('нет такой');
  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect(page.getByText('500\u00a0компаний')).toBeVisible();
});

test('company list: a card says what is awaited, and opens by keyboard', async ({ page }) => {
  await changeCompanies(page, (own) => [
    {
      ...own,
      ordersAccess: {
        state: 'Rejected',
        validUntil: '2026-12-31',
        reason: 'В доверенности нет подписи руководителя',
        ticketID: null,
      },
      awaitingApprovalCount: 2,
    },
  ]);
  await page.goto('/profile/companies');
  await expect(cards(page).first()).toContainText('2\u00a0заказа ждут вашего решения');
  await expect(cards(page).first()).toContainText('В доверенности нет подписи руководителя');
  await page.getByRole('button', { name: 'Добавить компанию' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'О компании' })).toBeVisible();
});

test.describe('of a failing server', () => {
  test.use({ tolerance: { console: [/503/, /Не работает/], statuses: [503] } });

  test('company list: a failed request can be repeated', async ({ page }) => {
    let fails = true;
    await page.route('**/api/v1/partners', (route) =>
      fails
        ? route.fulfill({ status: 503, json: { message: 'Не работает', traceID: 'trace-1' } })
        : route.continue(),
    );
    await page.goto('/profile/companies');
    const retry = page.getByRole('button', { name: /Повторить|Обновить|Попробовать/ });
    await expect(retry).toBeVisible();
    fails = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
  });
});

test.describe('in the menus', () => {
  // The pointer rests on a link, whose page is then loaded ahead: these companies don't exist.
  test.use({ tolerance: { console: [/status of 404/], statuses: [404] } });

  for (const width of storyWidths(390, 1440)) {
    test(`company counts at ${width} px: the menus say how many companies and orders await the user, these first`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      // Nothing is awaited but approvals, whatever earlier tests did for the owner's company.
      const calm = {
        ordersAccess: { state: 'Granted', validUntil: '2027-12-31', reason: null, ticketID: null },
        tradingAccess: { state: 'None', reason: null, ticketID: null },
        defaultContract: null,
      };
      await changeCompanies(page, (own) => [
        { ...own, ...calm, id: 'p-a', name: 'ООО «Аист»', awaitingApprovalCount: 0 },
        { ...own, ...calm, id: 'p-b', name: 'ООО «Бриз»', awaitingApprovalCount: 3 },
        { ...own, ...calm, id: 'p-c', name: 'ООО «Ветер»', awaitingApprovalCount: 1 },
      ]);
      await page.route('**/api/v1/profile', async (route) => {
        const response = await route.fetch();
        const approvals = [
          { partnerID: 'p-b', partnerName: 'ООО «Бриз»', pendingCount: 3 },
          { partnerID: 'p-c', partnerName: 'ООО «Ветер»', pendingCount: 1 },
          { partnerID: 'p-a', partnerName: 'ООО «Аист»', pendingCount: 0 },
        ];
        await route.fulfill({ response, json: { ...(await response.json()), approvals } });
      });
      const expected = [
        // The number, and what a screen reader reads instead of it.
        /^Компании ?2 ?ждут вас: 2$/,
        /^Согласование: ООО «Бриз» ?3 ?ждут вашего решения: 3$/,
        /^Согласование: ООО «Ветер» ?1 ?ждут вашего решения: 1$/,
        'Согласование: ООО «Аист»',
      ];
      const rows = /^(Компании|Согласование)/;
      await page.goto('/profile/companies');
      await expect(cards(page)).toContainText(['Бриз', 'Ветер', 'Аист']);
      if (width > 1000) {
        const nav = page.getByRole('navigation', { name: 'Профиль', exact: true });
        await expect(nav.getByRole('link').filter({ hasText: rows })).toHaveText(expected);
      }
      await page.getByRole('button', { name: /^Аккаунт: / }).click();
      const menu = page.getByRole('dialog', { name: 'Меню аккаунта' });
      await expect(menu.getByRole('link').filter({ hasText: rows })).toHaveText(expected);
      const companies = menu.getByRole('link', { name: 'Компании ждут вас: 2', exact: true });
      await expect(companies.getByTitle('ждут вас: 2')).toHaveText('2');
      await menu.getByRole('link', { name: 'Профиль' }).click();
      const tiles = page.getByRole('navigation', { name: 'Разделы профиля' });
      await expect(tiles.locator('> *').filter({ hasText: rows })).toContainText([
        '2 компании ждут вас',
        '3 заказа ждут вас',
        '1 заказ ждёт вас',
        'Заказы сотрудников',
      ]);
    });
  }
});
