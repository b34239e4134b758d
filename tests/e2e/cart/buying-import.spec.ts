import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const knownRows = 50;
const unknownRows = 2_000 - knownRows - 10;

test('import: reads and adds a file of two thousand rows; a reload loses nothing', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  // A name of many shades, so that several products match.
  const query = (await buyer.product()).name.split(' ').slice(0, 2).join(' ');
  const known = (await buyer.products({}))
    .filter(({ name }) => !name.startsWith(query))
    .slice(0, knownRows);
  expect(known).toHaveLength(knownRows);
  const rows = [
    'Артикул;Количество',
    ...known.map(({ vendorCode }, index) => `${vendorCode};${(index % 3) + 1}`),
    // A quantity above any stock, a name that matches several products, and a repeated product.
    `${known[0]?.vendorCode};99000`,
    ...Array.from({ length: 8 }, (_unused, index) => `${query};${index + 1}`),
    ...Array.from({ length: unknownRows }, (_unused, index) => `НЕТ-ТАКОГО-${index};1`),
    `${known[1]?.vendorCode};1`,
  ];
  expect(rows).toHaveLength(2_001);
  await page.goto('/cart/import');
  await page.getByLabel('Файл с товарами').setInputFiles({
    name: 'zakaz.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });

  const filter = page.getByRole('group', { name: 'Какие строки показать' });
  await expect(filter.getByRole('button', { name: `Не найдено · ${unknownRows}` })).toBeVisible();
  await expect(filter.getByRole('button', { name: 'Нужно выбрать · 1' })).toBeVisible();
  await expect(filter.getByRole('button', { name: /^Меньше, чем нужно · / })).toBeVisible();
  const add = page.getByRole('button', { name: /^Добавить \d+ из \d+$/ });
  const label = async () => (await add.textContent()) ?? '';
  const addable = async () => Number(/\d+/.exec(await label())?.[0]);
  const before = await addable();

  await filter.getByRole('button', { name: 'Нужно выбрать · 1' }).click();
  // Eight lines of one name are one row.
  const choice = page.getByRole('combobox', { name: /^Выбрать товар для строки \d+/ });
  await choice.selectOption({ index: 1 });
  await expect.poll(addable).toBe(before + 1);
  await page.reload();
  await expect.poll(addable).toBe(before + 1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать ошибки' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  const promised = await addable();
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  const { products } = await buyer.client.call<{ products: unknown[] }>('GET', '/cart/preview');
  expect(products).toHaveLength(promised);

  // The rest is pasted: it is added to the rows and never replaces them.
  const more = known.slice(2).find(({ stockLevel }) => stockLevel === 'Many');
  await page.goto('/cart/import?tab=paste');
  await page.getByLabel('Строки из таблицы').fill(`${more?.vendorCode}\t4\nНЕТ-ТАКОГО\t1`);
  await page.getByRole('button', { name: 'Найти товары' }).click();
  await expect(add).toHaveText('Добавить 1 из 2');
  await expect(page.getByRole('row').filter({ hasText: more?.name ?? '' })).toContainText(
    /[1-3] → [5-7]/,
  );
  await buyer.emptyCart();
});

test('import: the filter counts the same rows as the table and the button', async ({
  page,
  states,
}) => {
  const [first, second] = await (await states()).products({});
  await page.goto('/cart/import?tab=paste');
  // Two lines of one product are one row.
  const lines = [first, second, first].map((product) => `${product?.vendorCode}\t1`);
  await page.getByLabel('Строки из таблицы').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Найти товары' }).click();
  const filter = page.getByRole('group', { name: 'Какие строки показать' });
  await expect(filter.getByRole('button')).toHaveText(['Все · 2', 'Найдено · 2']);
  await expect(page.getByRole('button', { name: 'Добавить 2 из 2' })).toBeVisible();
});

test('import: a wrong quantity is fixed in its row and not added until then', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  const [first, second] = (await buyer.products({})).filter(
    ({ stockLevel }) => stockLevel === 'Many',
  );
  await page.goto('/cart/import?tab=paste');
  await page
    .getByLabel('Строки из таблицы')
    .fill(`Заказ товара\n${first?.vendorCode} пять\n${second?.vendorCode}\t2 шт\n;Нет такого;2`);
  await page.getByRole('button', { name: 'Найти товары' }).click();
  const filter = page.getByRole('group', { name: 'Какие строки показать' });
  const counts = async () =>
    (await filter.getByRole('button').allTextContents()).map((text) => Number(/\d+$/.exec(text)));
  await expect(filter.getByRole('button', { name: 'Количество неверно · 1' })).toBeVisible();
  const [all = 0, ...others] = await counts();
  expect(all).toBe(4);
  expect(others.reduce((sum, count) => sum + count, 0)).toBe(all);
  const row = page.getByRole('row').filter({ hasText: first?.name ?? '' });
  await expect(row).toContainText('Количество «пять» не число: укажите целое от 1');
  const add = page.getByRole('button', { name: /^Добавить \d+ из \d+$/ });
  await expect(add).toHaveText('Добавить 1 из 4');

  const field = row.getByRole('textbox', { name: /^Количество в строке \d+$/ });
  await expect(field).toHaveValue('пять');
  await field.fill('2,5');
  await field.press('Enter');
  await expect(row).toContainText('Целое от 1');
  await expect(add).toHaveText('Добавить 1 из 4');
  await field.fill('5');
  await field.press('Enter');
  await expect(add).toHaveText('Добавить 2 из 4');
  await expect(row).toContainText('Найдено');
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  const { products } = await buyer.client.call<{
    products: { productID: string; quantity: number }[];
  }>('GET', '/cart/preview');
  expect(products.find(({ productID }) => productID === first?.id)?.quantity).toBe(5);
  await buyer.emptyCart();
});
