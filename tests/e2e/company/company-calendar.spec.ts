import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

const path = `/profile/companies/${demoCompany.id}/calendar`;
const call = `**/api/v1/partners/${demoCompany.id}/calendar`;

const entry = (index: number, title: string) => ({
  id: `contract-${index}`,
  kind: 'Contract',
  endsOn: '2030-01-01',
  daysLeft: 100 + index,
  title,
  description: null,
  action: 'RenewContract',
  allowed: true,
  reason: null,
});

test.describe('the owner', () => {
  test.use({ person: demoOwner });

  for (const width of storyWidths(390, 1440)) {
    test(`calendar at ${width} px: what ends is listed with the action that renews it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/profile/companies/${demoCompany.id}`);
      const tabs = page.getByRole('navigation', { name: 'Разделы компании' });
      await tabs.getByRole('link', { name: 'Календарь' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Календарь сроков' })).toBeVisible();
      const soon = page.getByRole('list', { name: 'Ближайшие 30 дней' });
      const power = soon.getByRole('article', { name: 'Доверенность № 15' });
      await expect(power.getByRole('button', { name: 'Прислать новую' })).toBeDisabled();
      await expect(power).toContainText(/присылает сам сотрудник: Мария/);
      const contract = soon.getByRole('article', { name: /^Договор Р-12/ });
      await contract.getByRole('button', { name: 'Продлить договор' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toHaveValue(/Прошу продлить\. Договор Р-12/);
      await page.keyboard.press('Escape');
      expect(await findAxeFaults(page)).toEqual([]);
    });
  }

  test('calendar: the secret link opens without sign-in until it is replaced or switched off', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: /^(Получить|Сменить) ссылку$/ }).click();
    const replace = page.getByRole('button', { name: 'Сменить', exact: true });
    const field = page.getByRole('textbox', { name: 'Секретная ссылка' });
    await expect(field.or(replace).first()).toBeVisible();
    if (await replace.isVisible()) await replace.click();
    await expect(field).toBeFocused();
    const first = await field.inputValue();
    const response = await request.get(first);
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toContain('BEGIN:VEVENT');

    await page.getByRole('button', { name: 'Сменить ссылку' }).click();
    await replace.click();
    await expect(field).not.toHaveValue(first);
    expect((await request.get(first)).status()).toBe(404);
    const second = await field.inputValue();
    expect((await request.get(second)).status()).toBe(200);

    await page.reload();
    await expect(page.getByText(/последний раз открыта/)).toBeVisible();
    await expect(field).toHaveCount(0);
    await page.getByRole('button', { name: 'Отключить ссылку' }).click();
    await page.getByRole('button', { name: 'Отключить', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Получить ссылку' })).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
  });

  test('calendar: renewing the access to orders opens its application at once', async ({
    page,
  }) => {
    const renewal = { kind: 'OrdersAccess', action: 'RenewOrdersAccess' };
    await page.route(call, (route) =>
      route.fulfill({
        json: {
          today: '2026-03-14',
          items: [{ ...entry(0, 'Допуск к заказам'), ...renewal }],
          feed: null,
        },
      }),
    );
    await page.goto(path);
    await page.getByRole('link', { name: 'Продлить допуск' }).click();
    await expect(page.getByRole('dialog', { name: 'Допуск к заказам' })).toBeVisible();
    await expect(page).toHaveURL(/apply=orders/);
  });

  test('calendar: shows none, five hundred and long names', async ({ page }) => {
    const respond = (items: object[]) =>
      page.route(call, (route) =>
        route.fulfill({ json: { today: '2026-03-14', items, feed: null } }),
      );
    await respond([]);
    await page.goto(path);
    await expect(page.getByText('Ничего не заканчивается')).toBeVisible();
    await page.unroute(call);
    await respond(
      Array.from({ length: 500 }, (_unused, index) =>
        entry(index, index === 0 ? 'Договор '.repeat(60).trim() : `Договор ${index}`),
      ),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const list = page.getByRole('list', { name: 'Позже' });
    await expect(list.getByRole('listitem')).toHaveCount(50);
    await page.getByRole('button', { name: 'Показать ещё 50' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('an employee', () => {
  test.use({ person: demoEmployee });

  test('calendar: an employee sees who can renew a contract', async ({ page }) => {
    await page.goto(path);
    const contract = page.getByRole('article', { name: /^Договор Р-12/ });
    const renew = contract.getByRole('button', { name: 'Продлить договор' });
    await expect(renew).toBeDisabled();
    await expect(renew).toHaveAccessibleDescription(/Договор может продлить: Игорь/);
  });
});
