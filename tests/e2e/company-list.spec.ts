import type { Page } from '@playwright/test';
import { demoOwner } from '#demo/people.ts';
import { findAxeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

interface Company {
  id: string;
  name: string;
  inn: string;
  ordersAccess: object;
  awaitingApprovalCount: number;
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
