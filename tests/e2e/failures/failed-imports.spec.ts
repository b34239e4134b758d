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
