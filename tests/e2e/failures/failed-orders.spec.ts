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

test('failed order actions: a failed confirmation creates no order and can be retried', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const before = await buyer.orderCount();
  const id = await buyer.readyCheckout({ payment: 'BankCard' });
  const button = (name: string) => () => main(page).getByRole('button', { name, exact: true });
  const submit = (name: string | RegExp) => () =>
    dialog(page).getByRole('button', { name, exact: true }).click();
  const tryAll = await trialsOf(page, 5);
  const confirm = button('Подтвердить заказ');
  await begin(page, `/order/${id}`);
  await tryAll([
    {
      call: `PUT /api/v1/checkout/${id}/confirm`,
      act: () => confirm().click(),
      expectUnchanged: () => expect(confirm()).toBeEnabled(),
    },
  ]);
  await confirm().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
  expect(await buyer.orderCount()).toBe(before + 1);

  await begin(page, `/order/${id}`);
  const pay = button('Оплатить');
  const cancel = button('Отменить заказ');
  await tryAll([
    {
      call: `POST /api/v1/order/${id}/payment/online`,
      act: () => pay().click(),
      expectUnchanged: () => expect(pay()).toBeEnabled(),
    },
    {
      call: `POST /api/v1/order/${id}/cancel`,
      act: async () => {
        await cancel().click();
        await submit('Отменить заказ')();
      },
      expectUnchanged: shows(cancel),
    },
  ]);
  await clickButton('Повторить заказ')(page);
  const add = () => dialog(page).getByRole('button', { name: /^Добавить в корзину/ });
  await expect(add()).toBeEnabled();
  await tryAll([
    {
      call: `POST /api/v1/order/${id}/repeat`,
      act: () => add().click(),
      expectUnchanged: () => expect(add()).toBeEnabled(),
    },
  ]);
  await page.keyboard.press('Escape');
  await clickButton('Задать вопрос о заказе')(page);
  const question = () => dialog(page).getByRole('textbox').first();
  await question().fill('Когда ждать курьера?');
  await tryAll([
    {
      call: 'POST /api/v1/support/tickets/order/question',
      act: submit(/Отправить|Задать/),
      expectUnchanged: holds(question, 'Когда ждать курьера?'),
    },
  ]);
});

test('failed refunds: keep the reason, the description and the code', async ({
  page,
  shop,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await shop.backoffice('order', id, step);
  }
  const tryAll = await trialsOf(page, 3);
  // The test waits neither for the resend delay nor for a code that another test has requested.
  await page.route('**/api/v1/otp/send', (route) =>
    route.fulfill({
      status: 201,
      json: {
        operationToken: 'a-code-that-is-never-used',
        endPoint: '+7 916 ***-**-01',
        resendAfter: 1,
        expiresIn: 300,
        codeLength: 6,
      },
    }),
  );
  await begin(page, `/order/${id}`);
  await clickButton('Вернуть заказ')(page);
  const details = () => dialog(page).getByLabel('Что случилось');
  const button = (name: string) => dialog(page).getByRole('button', { name });
  await button('Вернуть всё').click();
  await button('Дальше').click();
  await dialog(page).getByRole('radio').first().check();
  await details().fill('Не тот оттенок');
  await tryAll([
    {
      call: 'POST /api/v1/otp/send',
      act: () => button('Отправить код').click(),
      expectUnchanged: holds(details, 'Не тот оттенок'),
    },
  ]);
  await button('Отправить код').click();
  const code = () => dialog(page).getByLabel('Код из сообщения');
  await expect(code()).toBeFocused();
  await code().fill('123456');
  await tryAll([
    {
      call: 'POST /api/v1/otp/resend',
      act: () => button('Отправить ещё раз').click(),
      expectUnchanged: holds(code, '123456'),
    },
    {
      call: 'POST /api/v1/support/tickets/order/refund',
      act: () => button('Оформить возврат').click(),
      expectUnchanged: holds(code, '123456'),
    },
  ]);
  await button('Назад').click();
  await expect(details()).toHaveValue('Не тот оттенок');
});
