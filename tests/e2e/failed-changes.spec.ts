import { demoIndividual } from '#server/demo/people.ts';
import { installFaults } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import {
  begin,
  dialog,
  holds,
  main,
  press,
  shows,
  toldFailures,
  tryAll,
} from './support/try-changes.ts';

test.use({ person: demoIndividual, tolerance: toldFailures });

test.beforeEach(({ page }) => installFaults(page));

test('the cart keeps what it held and what was typed', async ({ page, states }) => {
  const { name } = await (await states()).filledCart();
  const line = main(page).getByRole('group', { name: `Количество: ${name}` });
  const code = () => main(page).getByLabel('Промокод', { exact: true });
  await begin(page, '/cart');
  await tryAll(page, [
    {
      call: '(PUT|POST) /api/v1/(cart/product|product/[^/]+/cart)/',
      act: () => line.getByRole('button', { name: 'Увеличить количество' }).click(),
      kept: holds(() => line.getByRole('spinbutton'), '2'),
    },
    {
      call: 'POST /api/v1/cart/promoCode/add',
      act: async () => {
        await code().fill('KLINIKA7');
        await press('Применить')(page);
      },
      kept: holds(code, 'KLINIKA7'),
    },
    {
      call: 'PUT /api/v1/cart/bonus/action',
      act: () =>
        main(page)
          .getByRole('radio', { name: /^Списать/ })
          .click(),
      kept: () => expect(main(page).getByRole('radio', { name: /^Списать/ })).not.toBeChecked(),
    },
    {
      call: 'POST /api/v1/cart/product/bulk/delete',
      act: press('Удалить выбранные'),
      kept: shows(() => main(page).getByRole('link', { name })),
    },
    {
      call: 'POST /api/v1/cart/proceed',
      act: press('Перейти к оформлению'),
      kept: shows(() => main(page).getByRole('link', { name })),
    },
  ]);

  await press('Поделиться')(page);
  const note = () => dialog(page).getByLabel('Записка, если хотите');
  await note().fill('Для второго кабинета');
  await tryAll(page, [
    {
      call: 'POST /api/v1/share/products',
      act: () => dialog(page).getByRole('button', { name: 'Получить ссылку' }).click(),
      kept: holds(note, 'Для второго кабинета'),
    },
  ]);
});

test('the checkout opens its section again and keeps new addresses and people', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.begunCheckout();
  await buyer.client.call('PUT', `/checkout/${id}/delivery`, { method: 'Courier' });
  await begin(page, `/order/${id}`);
  const change = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('button', { name: 'Изменить' });
  await change('Способ получения').click();
  const next = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('button', { name: 'Продолжить' });
  await tryAll(page, [
    {
      call: `PUT /api/v1/checkout/${id}/delivery$`,
      act: () => next('Способ получения').click(),
      kept: shows(() => next('Способ получения')),
    },
  ]);
  await next('Способ получения').click();
  const add = main(page).getByRole('button', { name: 'Добавить адрес' });
  await expect(add.or(change('Адрес доставки'))).toBeVisible();
  if (await change('Адрес доставки').isVisible()) await change('Адрес доставки').click();
  await add.click();
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  await dialog(page)
    .getByLabel(/^Город/)
    .fill('Казань');
  await dialog(page)
    .getByLabel(/^Улица/)
    .fill('ул Баумана');
  await dialog(page).getByLabel(/^Дом/).fill('7');
  await field('Квартира').fill('12');
  await tryAll(page, [
    {
      call: 'POST /api/v1/user/addresses',
      act: () => dialog(page).getByRole('button', { name: 'Сохранить адрес' }).click(),
      kept: holds(() => field('Квартира'), '12'),
    },
  ]);
});

test('an import keeps the pasted rows, and what was found', async ({ page, states }) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { vendorCode, name } = await buyer.product();
  const words = name.split(' ').slice(0, 2).join(' ');
  const text = `${vendorCode}\t2\n${words}\t1`;
  const rows = () => main(page).getByLabel('Строки из таблицы');
  const find = () => main(page).getByRole('button', { name: 'Найти товары' });
  const add = () => main(page).getByRole('button', { name: /^Добавить \d+ из \d+/ });
  await begin(page, '/cart/import?tab=paste');
  await rows().fill(text);
  await tryAll(page, [
    {
      call: 'POST /api/v1/import/excel',
      act: () => find().click(),
      kept: holds(rows, text),
    },
  ]);
  await find().click();
  await expect(add()).toBeVisible();
  await tryAll(page, [
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
