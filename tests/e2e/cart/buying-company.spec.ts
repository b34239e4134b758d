import { readFile } from 'node:fs/promises';
import { demoApprover, demoCompany, demoEmployee } from '#demo/people.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoEmployee });

test('company order: the approver edits and approves it, the employee sees the change and downloads an invoice', async ({
  page,
  states,
  pageOf,
}) => {
  const buyer = await states();
  await buyer.buyFor(demoCompany.id);
  const [expensive, other] = (await buyer.products()).toSorted((one, two) => two.price - one.price);
  if (!expensive || !other) throw new Error('The demo catalog has too few composites');
  const pieces = Math.ceil(4_000_000 / expensive.price);
  const id = await buyer.readyCheckout({
    payment: 'Invoice',
    lines: [
      [expensive, pieces],
      [other, 1],
    ],
  });
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Отправить на согласование' }).click();
  await expect(page.getByText('Ждём решения').first()).toBeVisible();

  const approver = await pageOf(demoApprover);
  await approver.goto(approvalPage(id));
  const line = approver.getByRole('group', { name: `Количество: ${expensive.name}` });
  await expect(line.getByRole('spinbutton')).toHaveValue(String(pieces));
  await line.getByRole('button', { name: 'Уменьшить количество' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue(String(pieces - 1));
  await approver.getByRole('button', { name: 'Согласовать', exact: true }).click();
  const decision = approver.getByRole('dialog', { name: 'Согласовать заказ' });
  await decision.getByLabel('Комментарий').fill('Одну коробку убрал, хватит до мая');
  await decision.getByRole('button', { name: 'Согласовать' }).click();
  await expect(approver.getByText('Заказ согласован')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Одну коробку убрал, хватит до мая').first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: expensive.name });
  await expect(row.getByRole('cell').first()).toContainText(`${pieces} шт.`);
  await expect(row.getByRole('cell').last()).toContainText(`${pieces - 1} шт.`);
  const total = page.getByRole('row').filter({ hasText: 'К оплате' }).getByRole('cell').last();
  const agreed = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(agreed);
  // What is to be paid next is beside the thanks, and on the order's page.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать счёт' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('button', { name: 'Скачать счёт' })).toBeVisible();
  const { totals } = await buyer.client.call<{ totals: { toPay: number } }>('GET', `/order/${id}`);
  expect(agreed).toBe(formatMoney(totals.toPay));
});
