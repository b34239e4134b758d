import type { Page } from '@playwright/test';
import { demoApprover, demoEmployee } from '#demo/people.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoApprover });

/** Parts of an order that an approver edits by a select, with the row of the list of changes. */
const parts = [
  { select: 'Договор', row: 'Договор' },
  { select: 'Оплата', row: 'Оплата' },
  { select: 'Способ получения', row: 'Получение' },
  { select: 'Получатель', row: 'Получатель' },
] as const;

test('approval: the approver changes contract, payment, delivery and recipient, and the buyer reads what was changed', async ({
  page,
  pageOf,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { id } = await sendForApproval(buyer);
  await page.goto(approvalPage(id));
  const main = page.getByRole('main');
  const changes: { row: string; from: string; to: string }[] = [];
  for (const { select, row } of parts) {
    const field = main.getByLabel(select, { exact: true });
    const checked = field.locator('option:checked');
    await expect(checked).not.toHaveText('Не выбрано');
    const from = (await checked.textContent()) ?? '';
    const other = field.locator('option:not(:checked):not(:disabled)').first();
    const to = (await other.textContent()) ?? '';
    await field.focus();
    await field.selectOption({ label: to });
    await expect(checked).toHaveText(to);
    await expect(field).toHaveAttribute('aria-busy', 'false');
    await expect(field).toBeFocused();
    changes.push({ row, from, to });
  }
  await page.reload();
  await expectChangesOnPaper(page);
  const buyers = await pageOf(demoEmployee);
  await buyers.goto(approvalPage(id));
  for (const { row, from, to } of changes) {
    for (const one of [main, buyers.getByRole('main')]) {
      const change = one.getByRole('row').filter({ hasText: row }).first();
      await expect(change).toContainText(firstWord(from));
      await expect(change).toContainText(firstWord(to));
    }
  }
});

/** On paper the history shows what changed, without the button that opens it on the screen. */
async function expectChangesOnPaper(page: Page): Promise<void> {
  const history = page.getByRole('region', { name: 'История' });
  const button = history.getByRole('button', { name: 'Что изменилось' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: /^Количество: / })).toHaveCount(0);
  await expect(main.getByText(/^\d+\sшт\.$/).first()).toBeVisible();
  await expect(main.getByText('0/500')).toBeHidden();
  // A select is its value, without a frame.
  await expect(main.getByLabel('Договор')).toHaveCSS('border-top-width', '0px');
  const table = await history.getByRole('table').boundingBox();
  const place = await history.getByRole('table').locator('xpath=../../..').boundingBox();
  expect(table?.height).toBeGreaterThan(0);
  expect(place?.height).toBeGreaterThanOrEqual(table?.height ?? 0);
  await page.emulateMedia({ media: null });
}

/** A select has more than the list of changes: a reason, or a name in another order. */
function firstWord(label: string): string {
  return label.split(' ')[0] ?? '';
}

test('approval: the address has the note for the courier, the recipient has the phone', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const place = { city: 'Казань', street: 'ул Баумана', house: '9', entrance: '2', floor: '5' };
  const address = await buyer.client.call<{ id: string }>('POST', '/user/addresses', place);
  const { id } = await sendForApproval(buyer, { addressID: address.id });
  const { recipient } = await buyer.client.call<{ recipient: { phone: string } }>(
    'GET',
    `/approval/${id}`,
  );
  await page.goto(approvalPage(id));
  const main = page.getByRole('main');
  const select = (label: string) => main.getByLabel(label, { exact: true });
  await expect(select('Адрес')).toHaveAccessibleDescription('Курьеру: подъезд 2, этаж 5');
  await expect(select('Получатель')).toHaveAccessibleDescription(
    `Телефон: ${formatPhone(recipient.phone)}`,
  );
  await expect(main.getByText('Курьеру', { exact: true })).toHaveCount(0);
});

test('approval: says why there is no more of a product to order', async ({ page, statesOf }) => {
  const { id } = await sendForApproval(await statesOf(demoEmployee));
  await page.goto(approvalPage(id));
  const main = page.getByRole('main');
  const reason = main.getByText(/^В наличии \d+ шт\.: больше заказать нельзя$/);
  await expect(main.getByRole('spinbutton').first()).toBeVisible();
  await expect(reason).toHaveCount(0);
  await main.getByRole('spinbutton').first().fill('99999');
  await main.getByRole('spinbutton').first().press('Enter');
  await expect(reason).toBeVisible();
});
