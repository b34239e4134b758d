import { demoCompany, demoEmployee, demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import {
  begin,
  clickButton,
  dialog,
  expectedFailures,
  holds,
  main,
  shows,
  trialsOf,
} from '#tests/e2e/support/try-changes.ts';

test.use({ person: demoIndividual, ...expectedFailures });

test('failed cart changes: leave lines, selections and typed text unchanged', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  await buyer.client.call('PUT', '/cart/bonus/action', { action: 'None' });
  await buyer.client.call('PUT', '/cart/delivery', { method: 'Pickup' });
  await buyer.client.call('PUT', '/cart/address', { addressID: null });
  const address = { city: 'Казань', street: 'ул Лесная', house: '1' };
  await buyer.client.call('POST', '/user/addresses', address);
  const { name } = await buyer.filledCart();
  const line = main(page).getByRole('group', { name: `Количество: ${name}` });
  const radio = (label: RegExp) => main(page).getByRole('radio', { name: label });
  const code = () => main(page).getByLabel('Промокод', { exact: true });
  const tryAll = await trialsOf(page, 9);
  await begin(page, '/cart');
  await tryAll([
    {
      call: '(PUT|POST) /api/v1/(cart/product|product/[^/]+/cart)/',
      act: () => line.getByRole('button', { name: 'Увеличить количество' }).click(),
      expectUnchanged: holds(() => line.getByRole('spinbutton'), '2'),
    },
    {
      call: 'POST /api/v1/cart/promoCode/add',
      act: async () => {
        await code().fill('KLINIKA7');
        await clickButton('Применить')(page);
      },
      expectUnchanged: holds(code, 'KLINIKA7'),
    },
    {
      call: 'PUT /api/v1/cart/bonus/action',
      act: () => radio(/^Списать/).click(),
      expectUnchanged: () => expect(radio(/^Не использовать/)).toBeChecked(),
    },
    {
      call: 'PUT /api/v1/cart/delivery',
      act: () => radio(/^Курьером/).click(),
      expectUnchanged: () => expect(radio(/^Самовывоз/)).toBeChecked(),
    },
    {
      call: 'POST /api/v1/cart/product/bulk/delete',
      act: clickButton('Удалить выбранные'),
      expectUnchanged: shows(() => main(page).getByRole('link', { name })),
    },
    {
      call: 'POST /api/v1/cart/proceed$',
      act: clickButton('Перейти к оформлению'),
      expectUnchanged: shows(() => main(page).getByRole('link', { name })),
    },
  ]);

  await radio(/^Курьером/).click();
  const place = () => main(page).getByLabel('Адрес доставки');
  await expect(place()).toHaveValue('');
  await tryAll([
    {
      call: 'PUT /api/v1/cart/address',
      act: async () => {
        await place().selectOption({ index: 1 });
      },
      expectUnchanged: holds(place, ''),
    },
  ]);

  await clickButton('Передать менеджеру')(page);
  const remark = () => dialog(page).getByLabel('Что важно учесть');
  await remark().fill('Нужно к пятнице');
  await tryAll([
    {
      call: 'POST /api/v1/cart/proceed/manager',
      act: () => dialog(page).getByRole('button', { name: 'Передать', exact: true }).click(),
      expectUnchanged: holds(remark, 'Нужно к пятнице'),
    },
  ]);
  await page.reload();
  await clickButton('Поделиться')(page);
  const note = () => dialog(page).getByLabel('Записка, если хотите');
  await note().fill('Для второго кабинета');
  await tryAll([
    {
      call: 'POST /api/v1/share/products',
      act: () => dialog(page).getByRole('button', { name: 'Получить ссылку' }).click(),
      expectUnchanged: holds(note, 'Для второго кабинета'),
    },
  ]);
});

test.describe('company cart', () => {
  test.use({ person: demoEmployee });

  test('failed cart changes: leave buyer, contract and tags unchanged', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    await buyer.buyFor(demoCompany.id);
    await buyer.client.call('PUT', '/cart/contract', { contractID: null });
    await buyer.client.call('PUT', '/cart/tags', { tagIDs: [] });
    await buyer.filledCart();
    const select = (label: string) => main(page).getByLabel(label, { exact: true });
    const tag = () => main(page).getByRole('checkbox', { name: 'Хирургия' });
    const tryAll = await trialsOf(page, 4);
    await begin(page, '/cart');
    const chosen = await select('Покупатель').inputValue();
    const others = select('Покупатель').locator(`option:not([value="${chosen}"])`);
    const other = (await others.first().getAttribute('value')) ?? '';
    await tryAll([
      {
        call: 'PUT /api/v1/cart/customer',
        act: async () => {
          await select('Покупатель').selectOption(other);
        },
        expectUnchanged: holds(() => select('Покупатель'), chosen),
      },
      {
        call: 'PUT /api/v1/cart/contract',
        act: async () => {
          await select('Договор').selectOption({ index: 1 });
        },
        expectUnchanged: holds(() => select('Договор'), ''),
      },
      {
        call: 'PUT /api/v1/cart/tags',
        act: () => tag().click(),
        expectUnchanged: () => expect(tag()).not.toBeChecked(),
      },
      {
        call: 'POST /api/v1/partners/[^/]+/tags',
        act: async () => {
          await select('Новая метка').fill('Срочно');
          await clickButton(/^Добавить$/)(page);
        },
        expectUnchanged: holds(() => select('Новая метка'), 'Срочно'),
      },
    ]);
  });
});
