import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { readXlsx } from '#server/import/read/read-xlsx.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('customer at 1440 px', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    person: demoIndividual,
  });

  test('purchases: adds quantities row by row and exports the table', async ({ page, states }) => {
    await (await states()).emptyCart();
    await page.goto('/products?category=1&available=true');
    await page.getByRole('button', { name: 'Таблицей' }).click();
    const fields = main(page).getByRole('table').getByRole('spinbutton');
    await expect(fields.first()).toHaveValue('');
    await fields.first().press('3');
    await page.keyboard.press('Enter');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(fields.nth(2)).toBeFocused();
    await page.keyboard.type('99999');
    await page.keyboard.press('ArrowUp');
    await expect(fields.nth(1)).toBeFocused();
    const rows = main(page).getByRole('row');
    const note = /В наличии \d+ шт\., а не 99\s999/;
    await expect(rows.nth(3)).toContainText(note);
    await expect(page.getByRole('status').filter({ hasText: note })).toHaveCount(1);
    await expect(fields.first()).toHaveValue(/[1-9]/);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать XLSX' }).click();
    const file = await (await saving).path();
    const table = readXlsx(new Uint8Array(await readFile(file)))[0]?.rows ?? [];
    expect(table[0]?.cells.slice(0, 2)).toEqual(['Артикул', 'Название']);
    expect(table.length).toBeGreaterThan(24);

    await page.reload();
    await expect(main(page).getByRole('table')).toBeVisible();
    await expect(fields.first()).toHaveValue(/[1-9]/);
    await page.getByRole('button', { name: 'Плиткой' }).click();
    await (await states()).emptyCart();
  });
});

test.describe('customer at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, person: demoIndividual });

  test('purchases: finds a bought product and adds it again', async ({ page, states }) => {
    await (await states()).emptyCart();
    await page.goto('/profile/archive');
    const rows = main(page).getByRole('article');
    const name = (await rows.first().getAttribute('aria-label')) ?? '';
    const word = name.split(' ').slice(0, 2).join(' ');
    await page.getByRole('searchbox', { name: /Название, артикул/ }).fill(word);
    await expect(page).toHaveURL(/text=/);
    await expect(rows.first()).toContainText(word);
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await page.getByRole('checkbox', { name: 'Только в наличии' }).check();
    await expect(page).toHaveURL(/available=/);
    const again = rows.getByRole('button', { name: /^Купить снова: \d+ шт/ }).first();
    const quantity = /\d+/.exec((await again.textContent()) ?? '')?.[0] ?? '';
    await again.press('Enter');
    await expect(page.getByText(/^Добавлено в корзину: 1/)).toBeVisible();
    await expect(rows.getByRole('spinbutton').first()).toHaveValue(quantity);

    // The filter persists across visits; «Сбросить всё» clears it.
    await page.goto('/profile/archive');
    await expect(page).toHaveURL(/text=/);
    await page.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect(page).not.toHaveURL(/text=/);
    await (await states()).emptyCart();
  });
});
