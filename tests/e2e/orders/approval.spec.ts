import type { Page } from '@playwright/test';
import {
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
  demoOwner,
} from '#demo/people.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoApprover });

const main = (page: Page) => page.getByRole('main');
const quantityOf = (page: Page, name: string) =>
  main(page).getByRole('group', { name: `Количество: ${name}` });

test('approval: shows a delivery address that only the buyer has', async ({ page, statesOf }) => {
  const buyer = await statesOf(demoEmployee);
  const place = { city: 'Казань', street: 'ул Баумана', house: '7' };
  const address = await buyer.client.call<{ id: string; value: string }>(
    'POST',
    '/user/addresses',
    place,
  );
  const { id } = await sendForApproval(buyer, { addressID: address.id });
  await page.goto(approvalPage(id));
  const select = main(page).getByLabel('Адрес', { exact: true });
  await expect(select.locator('option:checked')).toHaveText(address.value);

  // The approver can choose another address, and the buyer's own one again.
  const others = select.locator(`option:not([value="${address.id}"])`);
  const other = (await others.first().getAttribute('value')) ?? '';
  await select.selectOption(other);
  const diff = main(page).getByRole('row').filter({ hasText: 'Место получения' });
  await expect(diff.first()).toContainText(address.value);
  await select.selectOption(address.id);
  // Edits of one go are one, and this one changed nothing after all.
  await expect(diff).toHaveCount(0);
  await expect(select.locator('option:checked')).toHaveText(address.value);
});

test('approval: sends every click of the stepper on a slow network', async ({ page, statesOf }) => {
  const buyer = await statesOf(demoEmployee);
  const { id, line } = await sendForApproval(buyer);
  const sent: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/approval/*/product', async (route) => {
    sent.push(route.request().postDataJSON().quantity);
    await held;
    await route.continue();
  });
  await page.goto(approvalPage(id));
  const stepper = quantityOf(page, line.product.name);
  const field = stepper.getByRole('spinbutton');
  const fewer = stepper.getByRole('button', { name: 'Уменьшить количество' });
  await expect(field).toHaveValue(String(line.quantity));
  await fewer.click();
  await expect.poll(() => sent.length).toBe(1);
  // The first request is still pending: clicks made meanwhile count too.
  for (let click = 0; click < 3; click += 1) await fewer.click();
  await expect(field).toHaveValue(String(line.quantity - 4));
  release();
  await expect
    .poll(async () => (await readApproval(buyer, id)).items[0]?.quantity)
    .toBe(line.quantity - 4);
  await expect(field).toHaveValue(String(line.quantity - 4));
  expect(sent).toEqual([line.quantity - 1, line.quantity - 4]);
});

test('approval: consents to the last clicked quantity, not to the last sent one', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { id, line } = await sendForApproval(buyer);
  const before = await readApproval(buyer, id);
  await page.goto(approvalPage(id));
  const comment = main(page).getByLabel('Комментарий к заказу');
  await comment.fill('Оставить у охраны');
  const fewer = quantityOf(page, line.product.name).getByRole('button', { name: /^Уменьшить/ });
  for (let click = 0; click < 3; click += 1) await fewer.click();
  await main(page).getByRole('button', { name: 'Согласовать', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Согласовать заказ' });
  await expect(dialog).toBeVisible();
  // What it says when it opens: the page behind it may get the sum later.
  const said = (await dialog.textContent()) ?? '';
  expect(said).not.toContain(formatMoney(before.totals.toPay));
  const { totals } = await readApproval(buyer, id);
  expect(totals.toPay).toBeLessThan(before.totals.toPay);
  expect(said).toContain(formatMoney(totals.toPay));
  await dialog.getByRole('button', { name: 'Согласовать' }).click();
  await expect(main(page).getByText('Заказ согласован')).toBeVisible();
  const agreed = await readApproval(buyer, id);
  expect(agreed).toMatchObject({ status: 'Approved', comment: 'Оставить у охраны' });
  expect(agreed.items[0]?.quantity).toBe(line.quantity - 3);
});

test('approval: a comment that was not saved is there after a reload, and gone once it is saved', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { id } = await sendForApproval(buyer);
  const comment = main(page).getByLabel('Комментарий к заказу');
  const save = main(page).getByRole('button', { name: 'Сохранить комментарий' });
  await page.goto(approvalPage(id));
  await comment.fill('Позвонить с проходной');
  await page.reload();
  await expect(comment).toHaveValue('Позвонить с проходной');
  await save.click();
  await expect(save).toHaveCount(0);
  expect((await readApproval(buyer, id)).comment).toBe('Позвонить с проходной');
  // A text of another device, saved since then, is not hidden by the former draft.
  const { client } = await statesOf(demoApprover);
  await client.call('PUT', `/approval/${id}/comment`, {
    comment: 'Без звонка',
    version: (await readApproval(buyer, id)).version,
  });
  await page.reload();
  await expect(comment).toHaveValue('Без звонка');
});

test('approval: steps by pack size and explains the minimum quantity', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const packed = await buyer.packed();
  const { packSize } = packed;
  const { id } = await sendForApproval(buyer, { more: [[packed, 2 * packSize]] });
  await page.goto(approvalPage(id));
  const stepper = quantityOf(page, packed.name);
  const field = stepper.getByRole('spinbutton');
  await stepper.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(field).toHaveValue(String(3 * packSize));
  await expect
    .poll(async () => (await readApproval(buyer, id)).items[1]?.quantity)
    .toBe(3 * packSize);
  await field.fill(String(packSize + 1));
  await field.press('Enter');
  await expect(field).toHaveValue(String(2 * packSize));
  await expect(stepper.getByText(`Продаётся упаковками по ${packSize} шт.`)).toBeVisible();
});

test('approval: a removed line hands the focus to its neighbor', async ({ page, statesOf }) => {
  const buyer = await statesOf(demoEmployee);
  const packed = await buyer.packed();
  const { id, line } = await sendForApproval(buyer, { more: [[packed, packed.packSize]] });
  await page.goto(approvalPage(id));
  await main(page)
    .getByRole('button', { name: `Убрать из заказа: ${packed.name}` })
    .press('Enter');
  await expect(main(page).getByText(packed.name)).toHaveCount(0);
  const neighbor = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: `Количество: ${line.product.name}` }) });
  await expect(neighbor).toBeFocused();
});

test('approval: a typed 0 removes the line with an undo, but not the last one', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const packed = await buyer.packed();
  const { id, line } = await sendForApproval(buyer, { more: [[packed, packed.packSize]] });
  await page.goto(approvalPage(id));
  const quantityOf = ({ name }: { name: string }) =>
    main(page)
      .getByRole('group', { name: `Количество: ${name}` })
      .getByRole('spinbutton');
  await quantityOf(packed).fill('0');
  await quantityOf(packed).press('Enter');
  await expect(quantityOf(packed)).toHaveCount(0);
  await expect(main(page).locator(':focus')).toContainText(line.product.name);
  await expect(page.getByRole('button', { name: 'Вернуть', exact: true })).toBeVisible();

  await quantityOf(line.product).fill('0');
  await quantityOf(line.product).press('Enter');
  await expect(main(page).getByText('В заказе должен остаться хотя бы один товар')).toBeVisible();
  await expect(quantityOf(line.product)).toHaveValue(String(line.quantity));
});

test('approval: a too long comment blocks the decision and receives the focus', async ({
  page,
  statesOf,
}) => {
  const { id } = await sendForApproval(await statesOf(demoEmployee));
  await page.goto(approvalPage(id));
  const comment = main(page).getByLabel('Комментарий к заказу');
  await comment.fill('у'.repeat(501));
  await main(page).getByRole('button', { name: 'Согласовать', exact: true }).click();
  await expect(comment).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await comment.fill('у'.repeat(500));
  await main(page).getByRole('button', { name: 'Согласовать', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Согласовать заказ' })).toBeVisible();
});

test('approval: another open page receives an edit and shows old and new values', async ({
  page,
  pageOf,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { id, line } = await sendForApproval(buyer);
  const [second, buyers] = [await pageOf(demoApprover), await pageOf(demoEmployee)];
  await second.goto(approvalPage(id));
  await buyers.goto(`/order/${id}`);
  await expect(quantityOf(second, line.product.name)).toBeVisible();
  await expect(main(buyers).getByText('Ждём решения').first()).toBeVisible();
  await page.goto(approvalPage(id));
  await quantityOf(page, line.product.name)
    .getByRole('button', { name: /^Уменьшить/ })
    .click();

  await expect(quantityOf(second, line.product.name).getByRole('spinbutton')).toHaveValue(
    String(line.quantity - 1),
  );
  const news = main(second).getByRole('alert').filter({ hasText: 'Заказ изменили' });
  const row = news.getByRole('row').filter({ hasText: line.product.name });
  await expect(row.getByRole('cell').first()).toContainText(`${line.quantity} шт.`);
  await expect(row.getByRole('cell').last()).toContainText(`${line.quantity - 1} шт.`);
  await expect(
    main(buyers)
      .getByText(`${line.quantity - 1} шт.`)
      .first(),
  ).toBeVisible();
});

test.describe('stale version', () => {
  test.use({ tolerance: { console: [/status of 409/], statuses: [] } });

  test('approval: rejects consent to an unseen version and shows the difference', async ({
    page,
    statesOf,
  }) => {
    const buyer = await statesOf(demoEmployee);
    const { id, line } = await sendForApproval(buyer);
    await page.goto(approvalPage(id));
    await main(page).getByRole('button', { name: 'Согласовать', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Согласовать заказ' });
    await expect(dialog).toBeVisible();
    const approver = await statesOf(demoApprover);
    await approver.client.call('PUT', `/approval/${id}/product`, {
      version: 1,
      productID: line.product.id,
      quantity: line.quantity - 1,
    });
    // The page behind the dialog updates; the dialog still confirms the version it was opened with.
    await expect(main(page).getByText('Заказ изменили').first()).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await dialog.getByRole('button', { name: 'Согласовать' }).click();
    const rejection = main(page).getByRole('alert').filter({ hasText: 'пока вы его смотрели' });
    const row = rejection.getByRole('row').filter({ hasText: line.product.name });
    await expect(row.getByRole('cell').last()).toContainText(`${line.quantity - 1} шт.`);
    await expect(rejection).toBeFocused();
    await expect(rejection.getByText('пока вы его смотрели')).toBeInViewport();
    expect(await readApproval(buyer, id)).toMatchObject({ status: 'Pending', version: 2 });
  });
});

test('order page: lets the approver decide', async ({ page, pageOf, statesOf }) => {
  const buyer = await statesOf(demoEmployee);
  const { id } = await sendForApproval(buyer);
  await page.goto(`/order/${id}`);
  await expect(main(page).getByRole('button', { name: 'Согласовать', exact: true })).toBeVisible();
  const owner = await pageOf(demoOwner);
  await owner.goto(`/order/${id}`);
  await expect(main(owner).getByText('Ждём решения').first()).toBeVisible();
  await expect(main(owner).getByRole('button', { name: 'Согласовать' })).toHaveCount(0);
});

test.describe('person from another company', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/status of 404/, /ApiError/], statuses: [] },
  });

  test('order page: responds with 404 to a person from another company', async ({
    page,
    statesOf,
  }) => {
    const { id } = await sendForApproval(await statesOf(demoEmployee));
    await page.goto(`/order/${id}`);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  });
});

test("order page: shows the approver's changes to both people after the order is placed", async ({
  page,
  pageOf,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { id, line } = await sendForApproval(buyer);
  const approver = await statesOf(demoApprover);
  const { version } = await approver.client.call<{ version: number }>(
    'PUT',
    `/approval/${id}/product`,
    { version: 1, productID: line.product.id, quantity: line.quantity - 1 },
  );
  const comment = 'Одной упаковки меньше';
  await approver.client.call('PUT', `/approval/${id}/approve`, { version, comment });
  await buyer.client.call('PUT', `/approval/${id}/proceed`, undefined, {
    'Idempotency-Key': crypto.randomUUID(),
  });
  const buyers = await pageOf(demoEmployee);
  for (const view of [buyers, page]) {
    await view.goto(`/order/${id}`);
    const part = main(view).getByRole('region', { name: 'Согласование' });
    await expect(part).toContainText('Олег Павлович Орлов');
    await expect(part).toContainText(comment);
    await part.getByRole('button', { name: 'Что изменилось' }).first().click();
    const row = part.getByRole('row').filter({ hasText: line.product.name }).first();
    await expect(row.getByRole('cell').first()).toContainText(`${line.quantity} шт.`);
    await expect(row.getByRole('cell').last()).toContainText(`${line.quantity - 1} шт.`);
  }
  // The order is the buyer's to change; the approver, who sees it, may order the same.
  await expect(main(page).getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
  await expect(main(buyers).getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
});

test('approvals: distinguishes orders by number and stores the tab in the URL', async ({
  page,
  statesOf,
}) => {
  const buyer = await statesOf(demoEmployee);
  const { line } = await sendForApproval(buyer);
  await page.goto(`/profile/companies/${demoCompany.id}/approval`);
  const rows = main(page).getByRole('listitem').filter({ hasText: 'Мария' });
  await expect(rows.first()).toBeVisible();
  const names = await rows.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/^Заказ Д-\d+(,|$)/);
  expect(new Set(names).size).toBe(names.length);
  const row = rows.filter({ hasText: line.product.name }).last();
  await expect(row).toContainText('Кузнецова');
  await expect(row).toContainText(formatMoney(line.amount).slice(0, 3));
  await main(page)
    .getByRole('link', { name: /^Отклонены/ })
    .click();
  await expect(page).toHaveURL(/status=Rejected/);
  await main(page).getByRole('searchbox').fill('щщщщ');
  await expect(main(page).getByText('Таких заказов нет')).toBeVisible();
});

test("approvals: a row contains the buyer's name once, inside its link", async ({
  page,
  statesOf,
}) => {
  await sendForApproval(await statesOf(demoEmployee));
  await page.goto(`/profile/companies/${demoCompany.id}/approval`);
  const row = main(page).getByRole('listitem').filter({ hasText: 'Мария' }).first();
  await expect(row.getByRole('link')).toHaveAccessibleName(
    /^Заказ .+, Заказал\(а\): Мария Андреевна Кузнецова/,
  );
  const text = (await row.textContent()) ?? '';
  expect(text.split('Кузнецова')).toHaveLength(2);
});

test('approval: explains why a rejection without a comment cannot be sent', async ({
  page,
  statesOf,
}) => {
  const { id } = await sendForApproval(await statesOf(demoEmployee));
  await page.goto(approvalPage(id));
  await main(page).getByRole('button', { name: 'Отклонить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Отклонить заказ' });
  const decline = dialog.getByRole('button', { name: 'Отклонить' });
  await expect(decline).toBeDisabled();
  await expect(decline).toHaveAccessibleDescription(/Напишите, что не так/);
  await dialog.getByLabel('Что не так').fill('Дорого');
  await expect(decline).toBeEnabled();
  await decline.click();
  await expect(main(page).getByText('Отклонён', { exact: true }).first()).toBeVisible();
});

test('account menu: links an approver to pending decisions', async ({ page, statesOf }) => {
  await sendForApproval(await statesOf(demoEmployee));
  await page.goto('/profile/notifications');
  await page.getByRole('button', { name: /Олег/ }).click();
  const link = page.getByRole('navigation', { name: 'Разделы аккаунта' }).getByRole('link', {
    name: /^Согласование/,
  });
  await expect(link).toContainText(/\d/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Согласование заказов' })).toBeVisible();
});

interface ApprovalFacts {
  totals: { toPay: number };
  status: string;
  version: number;
  comment: string;
  items: { quantity: number }[];
}

function readApproval(
  { client }: { client: { call: <A>(method: string, path: string) => Promise<A> } },
  id: string,
): Promise<ApprovalFacts> {
  return client.call<ApprovalFacts>('GET', `/approval/${id}`);
}

test('approval: the number of a notification is the name of the order in every list and finds it', async ({
  page,
  states,
  statesOf,
  pageOf,
}) => {
  const { id } = await sendForApproval(await statesOf(demoEmployee));
  const approver = await states();
  const { items } = await approver.client.call<{ items: { title: string; link: string }[] }>(
    'GET',
    '/notifications',
  );
  const { title = '' } = items.find(({ link }) => link === approvalPage(id)) ?? {};
  const [name = 'no name'] = /^Заказ \S+/.exec(title) ?? [];
  const number = name.replace('Заказ ', '');

  await page.goto(`/profile/companies/${demoCompany.id}/approval`);
  await main(page).getByLabel('Номер, покупатель или товар').fill(number);
  await expect(main(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  const buyer = await pageOf(demoEmployee);
  await buyer.goto('/profile/orders');
  await main(buyer).getByLabel('Номер, товар или артикул').fill(number);
  await buyer.getByRole('link', { name, exact: true }).click();
  await expect(buyer.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('orders: a row clicked right after typing opens, whatever the filter does meanwhile', async ({
  page,
  states,
}) => {
  const { id } = await sendForApproval(await states());
  await page.goto('/profile/orders');
  const link = main(page).locator(`a[href="/order/${id}"]`).first();
  await expect(link).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/v1/**/${id}**`, async (route) => {
    await held;
    await route.continue();
  });
  await main(page).getByLabel('Номер, товар или артикул').fill('Д');
  await link.click();
  // Longer than the debounce of the filter, while the order is being loaded.
  await page.evaluate(async () => {
    const start = performance.now();
    while (performance.now() - start < 600) await new Promise(requestAnimationFrame);
  });
  release();
  await expect(page).toHaveURL(new RegExp(`/order/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
});
