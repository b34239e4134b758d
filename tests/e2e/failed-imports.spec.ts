import { demoIndividual } from '#server/demo/people.ts';
import { expect, test } from './support/test.ts';
import { begin, holds, main, press, shows, toldFailures, trialsOf } from './support/try-changes.ts';

test.use({ person: demoIndividual, ...toldFailures });

test('an import keeps the pasted rows, and what was found', async ({ page, states }) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { vendorCode, name } = await buyer.product();
  const words = name.split(' ').slice(0, 2).join(' ');
  const text = `${vendorCode}\t2\n${words}\t1`;
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
      kept: holds(rows, text),
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
      kept: () => expect(main(page).getByRole('combobox').first()).toHaveValue(''),
    },
    {
      call: 'POST /api/v1/import/download',
      isFile: true,
      act: press('Скачать ошибки'),
      kept: shows(add),
    },
    {
      call: 'POST /api/v1/cart/product/import',
      act: () => add().click(),
      kept: () => expect(add()).toBeEnabled(),
    },
  ]);
});
