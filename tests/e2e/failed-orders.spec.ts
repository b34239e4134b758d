import { demoApprover, demoIndividual } from '#server/demo/people.ts';
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

test('a confirmation that failed is no order, and can be pressed again', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const before = await buyer.orderCount();
  const id = await buyer.readyCheckout({ payment: 'BankCard' });
  const confirm = () => page.getByRole('button', { name: 'Подтвердить заказ' });
  await begin(page, `/order/${id}`);
  await tryAll(page, [
    {
      call: `PUT /api/v1/checkout/${id}/confirm`,
      act: () => confirm().click(),
      kept: () => expect(confirm()).toBeEnabled(),
    },
  ]);
  await confirm().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
  expect(await buyer.orderCount()).toBe(before + 1);

  await begin(page, `/order/${id}`);
  const pay = () => main(page).getByRole('button', { name: 'Оплатить', exact: true });
  await tryAll(page, [
    {
      call: `POST /api/v1/order/${id}/payment/online`,
      act: () => pay().click(),
      kept: () => expect(pay()).toBeEnabled(),
    },
  ]);
  const cancel = () => main(page).getByRole('button', { name: 'Отменить заказ' });
  await tryAll(page, [
    {
      call: `POST /api/v1/order/${id}/cancel`,
      act: async () => {
        await cancel().click();
        await dialog(page).getByRole('button', { name: 'Отменить заказ' }).click();
      },
      kept: shows(cancel),
    },
  ]);
  await press('Задать вопрос о заказе')(page);
  const question = () => dialog(page).getByRole('textbox').first();
  await question().fill('Когда ждать курьера?');
  await tryAll(page, [
    {
      call: 'POST /api/v1/support/tickets/order/question',
      act: () =>
        dialog(page)
          .getByRole('button', { name: /Отправить|Задать/ })
          .click(),
      kept: holds(question, 'Когда ждать курьера?'),
    },
  ]);
});

test('a refund keeps the reason and the words', async ({ page, shop, states }) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await shop.backoffice('order', id, step);
  }
  await begin(page, `/order/${id}`);
  await press('Вернуть заказ')(page);
  const words = () => dialog(page).getByLabel('Что случилось');
  await dialog(page).getByRole('radio').first().check();
  await words().fill('Не тот оттенок');
  await tryAll(page, [
    {
      call: 'POST /api/v1/otp/send',
      act: () => dialog(page).getByRole('button', { name: 'Отправить код' }).click(),
      kept: holds(words, 'Не тот оттенок'),
    },
  ]);
});

test.describe('for an approver', () => {
  test.use({ person: demoApprover });

  test('an approval keeps the words of a decision', async ({ page, states }) => {
    const { id, address } = await (await states()).pendingApproval();
    await begin(page, address);
    for (const [button, submit, call] of [
      ['Согласовать', 'Согласовать', 'approve'],
      ['Отклонить', 'Отклонить', 'decline'],
    ] as const) {
      await main(page).getByRole('button', { name: button, exact: true }).click();
      const words = () => dialog(page).getByRole('textbox');
      await words().fill('Слишком дорого');
      await tryAll(page, [
        {
          call: `PUT /api/v1/approval/${id}/${call}`,
          act: () => dialog(page).getByRole('button', { name: submit, exact: true }).click(),
          kept: holds(words, 'Слишком дорого'),
        },
      ]);
      await page.reload();
    }
  });
});
