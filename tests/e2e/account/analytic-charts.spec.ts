import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoIndividual } from '#demo/people.ts';
import { readXlsx } from '#server/import/read/read-xlsx.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const chartOf = (page: Page) => page.getByRole('img', { name: /^По \S+: больше всего/ });
const pointsOf = (page: Page) => page.getByRole('slider', { name: /^Точки графика «По / });

test.describe('the chart of the analytics', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ states }) => {
    await (await states()).placedOrder();
  });

  test('gives each point to the keyboard, with the numbers of its row in the table', async ({
    page,
  }) => {
    await page.goto('/profile/analytic');
    await expect(chartOf(page)).toBeVisible();
    const rows = page.getByRole('table', { name: 'По месяцам' }).getByRole('row');
    const points = pointsOf(page);
    await points.focus();
    for (const [key, row] of [
      ['Home', 1],
      ['ArrowRight', 2],
      ['End', 12],
      ['ArrowLeft', 11],
    ] as const) {
      await page.keyboard.press(key);
      const month = await rows.nth(row).getByRole('rowheader').textContent();
      const amount = await rows.nth(row).getByRole('cell').nth(1).textContent();
      await expect(points).toHaveAttribute('aria-valuetext', new RegExp(`^${month}: ${amount}`));
      await expect(page.getByText(`${month}: ${amount}`)).toBeVisible();
    }
  });

  test('keeps the labels below the bars apart on the narrowest phones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/profile/analytic');
    await expect(chartOf(page)).toBeVisible();
    const labels = chartOf(page)
      .locator('text')
      .filter({ hasText: /^\d\d\.\d{4}$/ });
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length).toBeGreaterThan(1);
    boxes.sort((one, other) => one.left - other.left);
    for (const [index, { right }] of boxes.slice(0, -1).entries()) {
      expect(boxes[index + 1]?.left).toBeGreaterThan(right);
    }
    // Three columns fit: a row of a month is one line.
    const row = page.getByRole('table', { name: 'По месяцам' }).getByRole('row').nth(1);
    expect((await row.boundingBox())?.height).toBeLessThan(40);
  });

  test('shows the point below the mouse', async ({ page }) => {
    await page.goto('/profile/analytic');
    await expect(chartOf(page)).toBeVisible();
    const points = pointsOf(page);
    const rows = page.getByRole('table', { name: 'По месяцам' }).getByRole('row');
    const box = await points.boundingBox();
    if (box === null) throw new Error('The points have no box');
    await points.hover({ position: { x: box.width * (3.5 / 12), y: 100 } });
    const month = await rows.nth(4).getByRole('rowheader').textContent();
    await expect(points).toHaveAttribute('aria-valuetext', new RegExp(`^${month}: `));
  });

  test('shows a single day, and the days of a month', async ({ page }) => {
    await page.goto('/profile/analytic?period=month');
    await expect(page.getByRole('table', { name: 'По дням' })).toBeVisible();
    await expect(chartOf(page)).toBeVisible();
    const day = await page.getByRole('table', { name: 'По дням' }).getByRole('row').count();
    expect(day).toBeGreaterThan(28);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' });
    await page.goto(`/profile/analytic?from=${today}&to=${today}`);
    await expect(page.getByRole('table', { name: 'По дням' }).getByRole('row')).toHaveCount(2);
    await expect(chartOf(page)).toBeVisible();
    await expect(pointsOf(page)).toHaveAttribute('aria-valuetext', /₽/);
  });

  test('does not move the page while its code is loading', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/TimeChart-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/profile/analytic');
    const table = page.getByRole('table', { name: 'По месяцам' });
    await expect(table).toBeVisible();
    const before = await table.boundingBox();
    release();
    await expect(chartOf(page)).toBeVisible();
    expect((await table.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('differs from the page in forced colors, and without color alone', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/profile/analytic');
    const chart = chartOf(page);
    await expect(chart).toBeVisible();
    const colors = await chart.evaluate((svg) => {
      const bar = svg.querySelector('path, rect.visx-bar');
      return [bar && getComputedStyle(bar).fill, getComputedStyle(document.body).backgroundColor];
    });
    expect(colors[0]).not.toBe(colors[1]);
  });
});

test.describe('the analytics at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('break no word of a name, and have every share as text', async ({ page, states }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    const table = page.getByRole('table', { name: 'По категориям' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Доля' })).toBeVisible();
    await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/\d\s%/);
    const broken = await page.getByRole('rowheader').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const text = header.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 && !word.includes('-') ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});

test.describe('the analytics of a large company at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('have 20 categories and 50 buyers without scrolling sideways', async ({ page, states }) => {
    await (await states()).placedOrder();
    await page.route('**/api/v1/profile/analytic/filter', async (route) => {
      const response = await route.fetch();
      const analytic = await response.json();
      // As many as the contract allows.
      const shares = Array.from({ length: 50 }, (_, index) => ({
        id: `share-${index}`,
        name: `Высокотемпературные стерилизационные материалы ${index}`,
        quantity: 12_345 + index,
        amount: 1_234_567_890 - index,
        previousAmount: 987_654_321,
      }));
      const [few, many] = [shares.slice(0, 20), shares];
      const parts = { categories: few, brands: few, customers: many, buyers: many };
      const amount = many.reduce((sum, share) => sum + share.amount, 0);
      const totals = { ...analytic.totals, amount };
      await route.fulfill({ response, json: { ...analytic, ...parts, totals } });
    });
    await page.goto('/profile/analytic');
    for (const [name, count] of [
      ['По категориям', 20],
      ['По брендам', 20],
      ['По покупателям', 50],
      ['По сотрудникам', 50],
    ] as const) {
      const table = page.getByRole('table', { name });
      await expect(table.getByRole('row')).toHaveCount(count + 1);
      const last = table.getByRole('row').last();
      await last.scrollIntoViewIfNeeded();
      for (const cell of await last.getByRole('cell').all()) {
        const box = await cell.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});

test.describe('the analytics at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('have their filters in aligned rows', async ({ page, states }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    const filters = page.getByRole('search', { name: 'Отбор покупок' });
    await expect(filters.getByLabel('Период')).toBeVisible();
    const bottom = async (label: string) => {
      const box = await filters.getByLabel(label, { exact: true }).boundingBox();
      return box === null ? 0 : Math.round(box.y + box.height);
    };
    expect(await bottom('Название или артикул')).toBe(await bottom('Период'));
    expect(await bottom('Период')).toBe(await bottom('С даты'));
  });

  test('are downloaded as a workbook of products and totals', async ({ page, states }) => {
    await (await states()).placedOrder();
    await page.goto('/profile/analytic');
    const items = page.getByRole('main').getByRole('article');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать XLSX' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('Статистика покупок.xlsx');
    const bytes = new Uint8Array(await readFile(await download.path()));
    const [heads, ...products] = readXlsx(bytes)[0]?.rows ?? [];
    expect(heads?.cells.slice(0, 3)).toEqual(['Товар', 'Артикул', 'Бренд']);
    expect(products.length).toBeGreaterThanOrEqual(await items.count());
    const amount = heads?.cells.indexOf('Сумма, ₽') ?? -1;
    const sum = products.reduce((whole, { cells }) => whole + Number(cells[amount]), 0);
    const change = heads?.cells.indexOf('Изменение') ?? -1;
    for (const { cells } of products) expect(cells[change] ?? '').toMatch(/^(?:-?[\d.]+)?$/);
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    const total = /Сумма, ₽<\/t>.*?<c\/><c><v>([\d.]+)<\/v>/.exec(sheet)?.[1];
    expect(Number(total)).toBeCloseTo(sum, 2);
    for (const title of ['По времени, ₽', 'По категориям, ₽', 'По брендам, ₽']) {
      expect(sheet).toContain(title);
    }
    // The totals of the page, each with the same value.
    const region = page.getByRole('region', { name: /^С \d\d\.\d\d\.\d{4} по / });
    for (const [onPage, inSheet] of [
      ['Сумма', 'Сумма, ₽'],
      ['Заказов', 'Заказов'],
      ['Штук', 'Штук'],
      ['Сэкономлено', 'Сэкономлено, ₽'],
      ['Средний заказ', 'Средний заказ, ₽'],
    ] as const) {
      const term = region.getByRole('term').filter({ hasText: onPage });
      const shown = await term.locator('xpath=following-sibling::dd[1]').textContent();
      const number = Number((shown ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'));
      const row = sheet
        .split('</row>')
        .find((each) => each.includes(`>${inSheet}<`) && each.includes('<c/><c><v>'));
      const [, value] = /<c\/><c><v>([\d.]+)/.exec(row ?? '') ?? [];
      expect(Number(value), onPage).toBe(number);
    }
  });
});
