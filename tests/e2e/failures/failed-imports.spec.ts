import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import {
  begin,
  clickButton,
  expectedFailures,
  holds,
  main,
  shows,
  trialsOf,
} from '#tests/e2e/support/try-changes.ts';

test.use({ person: demoIndividual, ...expectedFailures });

test('failed imports: keep the pasted rows and the matched products', async ({ page, states }) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { vendorCode, name } = await buyer.product();
  const query = name.split(' ').slice(0, 2).join(' ');
  const text = `${vendorCode}\t2\n${query}\t1`;
  const rows = () => main(page).getByLabel('Строки из таблицы');
  const find = () => main(page).getByRole('button', { name: 'Найти товары' });
  const add = () => main(page).getByRole('button', { name: /^Добавить \d+ из \d+/ });
  const tryAll = await trialsOf(page, 4);
  await begin(page, '/cart/import?tab=paste');
  await rows().fill(text);
  await tryAll([
    {
      call: 'POST /api/v1/import/excel',
      act: () => find().click(),
      expectUnchanged: holds(rows, text),
    },
  ]);
  await find().click();
  await expect(add()).toBeVisible();
  await tryAll([
    {
      call: 'POST /api/v1/import/choose',
      act: async () => {
        await main(page).getByRole('combobox').first().selectOption({ index: 1 });
      },
      expectUnchanged: () => expect(main(page).getByRole('combobox').first()).toHaveValue(''),
    },
    {
      call: 'POST /api/v1/import/download',
      isFile: true,
      act: clickButton('Скачать ошибки'),
      expectUnchanged: shows(add),
    },
    {
      call: 'POST /api/v1/cart/product/import',
      act: () => add().click(),
      expectUnchanged: () => expect(add()).toBeEnabled(),
    },
  ]);
});

test.describe('without a connection to the cart', () => {
  test.use({ tolerance: { console: [/ERR_FAILED/], statuses: [] } });

  test('failed imports: a file waits while its buyer is unknown, and is sent after a retry', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { vendorCode } = await buyer.product();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/import/excel')) sent += 1;
    });
    await page.route('**/api/v1/cart', (route) => route.abort());
    await page.goto('/cart/import');
    const alert = main(page).getByRole('alert').filter({ hasText: 'для кого вы покупаете' });
    await expect(alert).toBeVisible();
    await page.getByLabel('Файл с товарами').setInputFiles({
      name: 'zakaz.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${vendorCode};1`),
    });
    await expect(alert).toBeVisible();
    expect(sent).toBe(0);
    await page.unroute('**/api/v1/cart');
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(main(page).getByRole('button', { name: 'Добавить 1 из 1' })).toBeVisible();
    expect(sent).toBe(1);
  });
});
