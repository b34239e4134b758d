import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('analytics', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('an order is part of the totals and tables, and a filter without a match says so', async ({
    page,
    states,
  }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    const totals = page.getByRole('region', { name: /^С \d\d\.\d\d\.\d{4} по / });
    await expect(totals.getByText('Заказов')).toBeVisible();
    const months = page.getByRole('table', { name: 'По месяцам' });
    await expect(months.getByRole('row')).toHaveCount(13);
    const categories = page.getByRole('table', { name: 'По категориям' });
    await expect(categories.getByRole('row').nth(1)).toContainText('₽');

    await page.goto('/profile/analytic?text=щщщщщщщщ');
    await expect(page.getByText('Таких покупок нет')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Показать все покупки' }).click();
    await expect(page).toHaveURL('/profile/analytic');
    await expect(categories).toBeVisible();
  });

  test('a period and a category are chips, in the URL and in the cookie, with the period before', async ({
    page,
    context,
    states,
  }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByLabel('Период').selectOption('Этот год');
    await expect(page).toHaveURL(/period=year/);
    await expect(page.getByLabel('С даты')).toHaveValue(/^01\.01\.\d{4}$/);
    const note = page.getByRole('region', { name: /^С \d/ }).getByText(/ к сроку | не с чем: /);
    await expect(note).toHaveText(/ с 01\.01\.\d{4} по /);
    const months = page.getByRole('table', { name: 'По месяцам' });
    await expect(months.getByRole('row')).toHaveCount(13);

    const category = page.getByLabel('Категория', { exact: true });
    const label = await category.getByRole('option').nth(1).textContent();
    expect(label).toMatch(/ \(\d+\)$/);
    await category.selectOption({ index: 1 });
    await expect(page).toHaveURL(/category=/);
    const chips = page.getByRole('list', { name: 'Выбранные фильтры' });
    await expect(chips.getByRole('button', { name: /Этот год/ })).toBeVisible();
    const name = label?.replace(/ \(\d+\)$/, '') ?? '';
    await expect(chips.getByRole('button', { name })).toBeVisible();
    const categories = page.getByRole('table', { name: 'По категориям' });
    await expect(categories.getByRole('rowheader')).toHaveText([name]);
    const cookies = await context.cookies();
    expect(cookies.some((cookie) => cookie.name === 'analyticFilter')).toBe(true);

    // Each filter has a history entry; what is stored follows.
    await page.goBack();
    await expect(page).toHaveURL('/profile/analytic?period=year');
    await expect(chips.getByRole('button', { name })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/profile/analytic');
    await expect(chips).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).some(({ name: key }) => key === 'analyticFilter'))
      .toBe(false);
    await page.goForward();
    await page.goForward();
    await expect(categories.getByRole('rowheader')).toHaveText([name]);

    // The link of a menu has no parameters: the stored filter comes back.
    await page.goto('/profile/analytic');
    await expect(page).toHaveURL(/period=year/);
    await expect(categories.getByRole('rowheader')).toHaveText([name]);
    await chips.getByRole('button', { name: /Этот год/ }).click();
    await expect(page).not.toHaveURL(/period=/);
    await page.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect(page).toHaveURL('/profile/analytic');
    await expect(chips).toBeHidden();
  });

  test('changes are shown where the period before had purchases, and only there', async ({
    page,
    states,
  }) => {
    await (await states()).placedOrder();
    let before = 0;
    await page.route('**/api/v1/profile/analytic/filter', async (route) => {
      const response = await route.fetch();
      const analytic = await response.json();
      for (const point of analytic.points) point.previousAmount = before;
      const totals = { ...analytic.previous.totals, orderCount: before, amount: before };
      await route.fulfill({
        response,
        json: { ...analytic, previous: { ...analytic.previous, totals } },
      });
    });
    const months = page.getByRole('table', { name: 'По месяцам' });
    await page.goto('/profile/analytic');
    await expect(page.getByText(/Сравнить не с чем: с [\d.]+ по [\d.]+ покупок/)).toBeVisible();
    await expect(months.getByRole('columnheader')).toHaveText(['Месяц', 'Штук', 'Сумма']);

    before = 1;
    await page.reload();
    await expect(page.getByText(/Изменение – к сроку с [\d.]+ по [\d.]+/)).toBeVisible();
    await expect(months.getByRole('columnheader').last()).toHaveText('Изм.');
    await expect(months.getByRole('row').last().getByRole('cell').last()).toHaveText(/%/);
  });

  test.describe('of too long a period', () => {
    test.use({ tolerance: { console: [/status of 422/, /Выберите срок/], statuses: [422] } });

    test('the screen says which periods it can show, and the filter stays', async ({ page }) => {
      await page.goto('/profile/analytic?from=2020-01-01');
      await expect(
        page.getByRole('main').getByText(/Выберите срок не\sбольше трёх лет/),
      ).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Сбросить всё' }).click();
      await expect(page.getByText(/Выберите срок/)).toHaveCount(0);
    });
  });
});

test.describe('analytics on a desktop', () => {
  test.use({ person: demoIndividual });

  test('a reversed period is named at its field, and the days between are shown', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/profile/analytic?from=2026-03-05&to=2026-02-01');
    const last = page.getByLabel('По дату');
    await expect(last).toHaveAccessibleDescription('Раньше первой даты');
    await expect(last).toHaveValue('01.02.2026');
    const swapped = page.getByText(/даты переставлены/);
    await expect(swapped.first()).toHaveText(/^01\.02\.2026 – 05\.03\.2026, даты переставлены/);
    await last.fill('31.03.2026');
    await expect(page).toHaveURL(/to=2026-03-31/);
    await expect(swapped).toHaveCount(0);
    await expect(last).toHaveAccessibleDescription('');
    await page.getByLabel('С даты').fill('01.04.2026');
    await expect(swapped.first()).toHaveText(/^31\.03\.2026 – 01\.04\.2026/);
  });

  for (const width of [992, 1280, 1440]) {
    test(`rows of the tables are one line, ${width} px wide`, async ({ page, states }) => {
      await page.setViewportSize({ width, height: 900 });
      await (await states()).placedOrder();
      await page.goto('/profile/analytic');
      for (const name of ['По месяцам', 'По категориям', 'По брендам']) {
        const row = page.getByRole('table', { name }).getByRole('row').nth(1);
        await expect(row).toBeVisible();
        const header = await row.getByRole('rowheader').boundingBox();
        for (const cell of await row.getByRole('cell').all()) {
          const box = await cell.boundingBox();
          expect(box?.x, name).toBeGreaterThan(header?.x ?? Number.POSITIVE_INFINITY);
          expect(box?.y, name).toBeLessThan((header?.y ?? 0) + (header?.height ?? 0) / 2);
        }
      }
    });
  }
});
