import { demoApprover, demoEmployee } from '#demo/people.ts';
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
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({ person: demoApprover, ...expectedFailures });

test("failed approval edits: keep the approver's changes and comments", async ({
  page,
  states,
}) => {
  const { id, path } = await (await states()).pendingApproval();
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const tryAll = await trialsOf(page, 5);
  await begin(page, path);
  const quantity = () => main(page).getByRole('spinbutton').first();
  const before = await quantity().inputValue();
  const payment = () => main(page).getByLabel('Оплата', { exact: true });
  const paid = await payment().inputValue();
  const others = payment().locator(`option:not([value="${paid}"]):not([disabled])`);
  const other = (await others.first().getAttribute('value')) ?? '';
  const comment = () => main(page).getByLabel('Комментарий к заказу');
  await tryAll([
    {
      call: `PUT /api/v1/approval/${id}/product`,
      act: () => main(page).getByRole('button', { name: 'Увеличить количество' }).first().click(),
      expectUnchanged: holds(quantity, before),
    },
    {
      call: `PUT /api/v1/approval/${id}/payment`,
      act: async () => {
        await payment().selectOption(other);
      },
      expectUnchanged: holds(payment, paid),
    },
    {
      call: `PUT /api/v1/approval/${id}/comment`,
      act: async () => {
        await comment().fill('Нужно к пятнице');
        await button('Сохранить комментарий').click();
      },
      expectUnchanged: holds(comment, 'Нужно к пятнице'),
    },
  ]);
  for (const [name, call] of [
    ['Согласовать', 'approve'],
    ['Отклонить', 'decline'],
  ] as const) {
    await button(name).click();
    const reason = () => dialog(page).getByRole('textbox');
    await reason().fill('Слишком дорого');
    await tryAll([
      {
        call: `PUT /api/v1/approval/${id}/${call}`,
        act: () => dialog(page).getByRole('button', { name, exact: true }).click(),
        expectUnchanged: holds(reason, 'Слишком дорого'),
      },
    ]);
    await page.reload();
  }
});

test.describe('for the buyer', () => {
  test.use({ person: demoEmployee });

  test('failed approval requests: leave the order awaiting approval', async ({ page, states }) => {
    const id = await longRequested(await states());
    const tryAll = await trialsOf(page, 2);
    await begin(page, approvalPage(id));
    const remind = () => main(page).getByRole('button', { name: 'Напомнить' });
    const withdraw = () => main(page).getByRole('button', { name: 'Отозвать заказ' });
    await tryAll([
      {
        call: `POST /api/v1/approval/${id}/remind`,
        act: () => remind().click(),
        expectUnchanged: () => expect(remind()).toBeEnabled(),
      },
      {
        call: `POST /api/v1/checkout/${id}/cancel`,
        act: async () => {
          await clickButton('Отозвать заказ')(page);
          await dialog(page).getByRole('button', { name: 'Отозвать', exact: true }).click();
        },
        expectUnchanged: shows(withdraw),
      },
    ]);
  });
});

/** An order whose approvers may be reminded: the demo order that was sent hours ago. */
async function longRequested({ client }: States): Promise<string> {
  type ReceivedResponse<Item> = { items: Item[] };
  const { items } = await client.call<ReceivedResponse<{ id: string }>>(
    'GET',
    '/approval?status=Pending',
  );
  for (const { id } of items) {
    const { allowedActions } = await client.call<{ allowedActions: string[] }>(
      'GET',
      `/approval/${id}`,
    );
    if (allowedActions.includes('Remind')) return id;
  }
  throw new Error('No approval was requested long ago');
}
