import { demoIndividual } from '#demo/people.ts';
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

test('failed checkout changes: reopen their section with the typed text, codes and recipients', async ({
  page,
  states,
}) => {
  const id = await (await states()).readyCheckout({ payment: 'Cash' });
  const region = (section: string) => page.getByRole('region', { name: section });
  const next = (section: string) => region(section).getByRole('button', { name: 'Продолжить' });
  const open = (section: string) =>
    region(section).getByRole('button', { name: 'Изменить' }).click();
  /**
   * Selects another value of a completed section: when saving fails, the section stays open with
   * it, and «Продолжить» sends it again.
   */
  const section = (name: string, call: string, other: RegExp) => {
    const radio = () => region(name).getByRole('radio', { name: other }).first();
    return {
      call: `PUT /api/v1/checkout/${id}/${call}$`,
      act: async () => ((await radio().isChecked()) ? next(name).click() : radio().check()),
      expectUnchanged: async () => {
        await expect(next(name)).toBeVisible();
        await expect(radio()).toBeChecked();
      },
    };
  };
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  const submit = (name: string) => () =>
    dialog(page).getByRole('button', { name, exact: true }).click();
  const tryAll = await trialsOf(page, 10);
  await begin(page, `/order/${id}`);

  await open('Оплата');
  await tryAll([section('Оплата', 'payment', /^Банковской картой/)]);
  await open('Пункт выдачи');
  await tryAll([section('Пункт выдачи', 'deliveryPoint', /^Пункт выдачи на (?!Лесной)/)]);
  await open('Получатель');
  await clickButton('Добавить получателя')(page);
  await dialog(page)
    .getByLabel(/^Фамилия/)
    .fill('Ильин');
  await dialog(page).getByLabel(/^Имя/).fill('Пётр');
  await dialog(page)
    .getByLabel(/^Телефон/)
    .fill('+7 903 111 22 33');
  await tryAll([
    {
      call: 'POST /api/v1/user/customers/[^/]+/recipients',
      act: submit('Сохранить получателя'),
      expectUnchanged: holds(() => dialog(page).getByLabel(/^Фамилия/), 'Ильин'),
    },
  ]);
  await submit('Сохранить получателя')();
  await open('Получатель');
  await tryAll([section('Получатель', 'recipient', /^(?!Пётр Ильин)/)]);

  const comment = () => main(page).getByLabel(/^Комментарий к заказу/);
  const code = () => main(page).getByLabel('Промокод', { exact: true });
  await tryAll([
    {
      call: `PUT /api/v1/checkout/${id}/comment`,
      act: async () => {
        await comment().fill('Вход со двора');
        await comment().blur();
      },
      expectUnchanged: async () => {
        await expect(comment()).toHaveValue('Вход со двора');
        await expect(page.getByText('Не удалось сохранить: текст остался здесь.')).toBeVisible();
      },
    },
    {
      call: 'POST /api/v1/cart/promoCode/add',
      act: async () => {
        await code().fill('KLINIKA7');
        await clickButton('Применить')(page);
      },
      expectUnchanged: holds(code, 'KLINIKA7'),
    },
  ]);

  await open('Способ получения');
  await tryAll([section('Способ получения', 'delivery', /^Курьер/)]);
  await next('Способ получения').click();
  await clickButton('Добавить адрес')(page);
  await dialog(page)
    .getByLabel(/^Город/)
    .fill('Казань');
  await dialog(page)
    .getByLabel(/^Улица/)
    .fill('ул Баумана');
  await dialog(page).getByLabel(/^Дом/).fill('7');
  await field('Квартира').fill('12');
  await tryAll([
    {
      call: 'POST /api/v1/user/addresses',
      act: submit('Сохранить адрес'),
      expectUnchanged: holds(() => field('Квартира'), '12'),
    },
  ]);
  await submit('Сохранить адрес')();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  // The text that could not be saved is sent again.
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await clickButton('Передать менеджеру')(page);
  await field('Что важно учесть').fill('Нужно к пятнице');
  await tryAll([
    {
      call: 'POST /api/v1/cart/proceed/manager',
      act: submit('Передать'),
      expectUnchanged: holds(() => field('Что важно учесть'), 'Нужно к пятнице'),
    },
  ]);
  await page.reload();
  await clickButton('Удалить черновик')(page);
  await tryAll([
    {
      call: `POST /api/v1/checkout/${id}/delete`,
      act: submit('Удалить'),
      expectUnchanged: shows(() => dialog(page)),
    },
  ]);
  await submit('Удалить')();
  await expect(page).toHaveURL(/\/cart$/);
});
