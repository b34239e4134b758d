import type { Page } from '@playwright/test';
import { demoCompany, demoNewcomer, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

// What the company's pages request once more before they are left.
test.use({
  tolerance: { console: [/status of 40[34]/, /ApiError: Вы больше не заказываете/], statuses: [] },
});

const employees = `/partners/${demoCompany.id}/employees`;
const person = { firstName: 'Елена', lastName: 'Морозова', phone: demoNewcomer.phone };
const closed = /Доступ к\sкомпании ООО «Белая линия» закрыт/;

/** Makes the newcomer an employee; the employee's id. */
async function join(owner: States, newcomer: States): Promise<string> {
  const { id } = await owner.client.call<{ id: string }>('POST', employees, person);
  const { items } = await newcomer.client.call<{ items: { id: string }[] }>(
    'GET',
    '/user/invitations',
  );
  for (const invitation of items) {
    await newcomer.client.call('POST', `/user/invitations/${invitation.id}/accept`, {});
  }
  return id;
}

const remove = (owner: States, id: string) => owner.client.call('DELETE', `${employees}/${id}`);

test.afterEach(async ({ statesOf }) => {
  const owner = await statesOf(demoOwner);
  const { items } = await owner.client.call<{ items: { id: string; phone: string }[] }>(
    'GET',
    `${employees}?pageSize=100`,
  );
  for (const { id, phone } of items) if (phone === person.phone) await remove(owner, id);
  const buyer = await statesOf(demoNewcomer);
  await buyer.buyForMyself();
  await buyer.emptyCart();
});

/** Marks the document, so that a reload can be noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('seen', ''));
const isSameDocument = (page: Page) => page.locator('html[seen]');

for (const width of storyWidths(390, 1440)) {
  test(`leaving a company: the checkout and the other tab follow without a reload at ${width} px`, async ({
    pageOf,
    statesOf,
  }) => {
    const owner = await statesOf(demoOwner);
    const buyer = await statesOf(demoNewcomer);
    const id = await join(owner, buyer);
    await buyer.buyFor(demoCompany.id);
    const product = await buyer.product();
    const order = await buyer.readyCheckout({ payment: 'Invoice', lines: [[product, 1]] });
    const checkout = await pageOf(demoNewcomer);
    await checkout.setViewportSize({ width, height: 844 });
    const colleagues = await checkout.context().newPage();
    await colleagues.setViewportSize({ width, height: 844 });
    await checkout.goto(`/order/${order}`);
    await expect(checkout.getByRole('button', { name: 'Подтвердить заказ' })).toBeEnabled();
    await colleagues.goto(`/profile/companies/${demoCompany.id}/employees`);
    await expect(colleagues.getByText('Соколов Игорь').first()).toBeVisible();
    await mark(checkout);
    await mark(colleagues);
    await remove(owner, id);

    await checkout.waitForURL('**/cart');
    await expect(checkout.getByText(closed)).toBeVisible();
    await expect(checkout.getByText(/избранное и\sваши личные заказы на\sместе/)).toBeVisible();
    const lost = checkout.getByRole('status').filter({ hasText: 'Товары остались в корзине' });
    await expect(lost).toBeVisible();
    await expect(checkout.getByRole('link', { name: product.name }).first()).toBeVisible();
    await expect(isSameDocument(checkout)).toBeAttached();
    await checkout.goto(`/order/${order}`);
    await expect(checkout.getByRole('heading', { level: 1, name: 'Нет доступа' })).toBeVisible();
    await expect(checkout.getByRole('link', { name: 'Мои заказы' })).toBeVisible();
    await expect(checkout.getByRole('button', { name: 'Повторить' })).toHaveCount(0);

    await colleagues.waitForURL('**/profile/companies');
    await expect(colleagues.getByText(closed)).toBeVisible();
    await expect(colleagues.getByText('Соколов Игорь')).toHaveCount(0);
    await expect(isSameDocument(colleagues)).toBeAttached();
    await expect(colleagues.getByRole('link', { name: demoCompany.name })).toHaveCount(0);
  });
}

test('leaving a company: a page that is not the company’s stays, its cart follows; a notification is there', async ({
  pageOf,
  statesOf,
}) => {
  const owner = await statesOf(demoOwner);
  const buyer = await statesOf(demoNewcomer);
  const id = await join(owner, buyer);
  await buyer.emptyCart();
  await buyer.buyFor(demoCompany.id);
  await buyer.add([[await buyer.product(), 1]]);
  const page = await pageOf(demoNewcomer);
  await page.goto('/cart');
  await expect(page.getByText(demoCompany.name).first()).toBeAttached();
  await mark(page);
  await owner.client.call('PUT', employees, { id, ...person, state: 'Blocked' });
  await expect(page.getByText(closed)).toBeVisible();
  const lost = page.getByRole('status').filter({ hasText: 'Товары остались в корзине' });
  await expect(lost).toBeVisible();
  await expect(isSameDocument(page)).toBeAttached();
  await page.goto('/profile/notifications');
  await expect(page.getByText(closed).first()).toBeVisible();
});

for (const width of storyWidths(1440, 390)) {
  test(`leaving a company: an employee leaves by themselves, and the owner reads of it at ${width} px`, async ({
    pageOf,
    statesOf,
  }) => {
    await join(await statesOf(demoOwner), await statesOf(demoNewcomer));
    const page = await pageOf(demoNewcomer);
    await page.setViewportSize({ width, height: 844 });
    const other = await page.context().newPage();
    await other.goto(`/profile/companies/${demoCompany.id}/contracts`);
    await page.goto(`/profile/companies/${demoCompany.id}`);
    await mark(other);
    await page.getByRole('button', { name: 'Выйти из компании' }).click();
    const dialog = page.getByRole('dialog', { name: /^Выйти из\sкомпании ООО «Белая линия»\?$/ });
    await expect(dialog).toContainText('Заказы останутся у компании');
    await dialog.getByRole('button', { name: 'Выйти' }).click();
    for (const tab of [page, other]) {
      await tab.waitForURL('**/profile/companies');
      await expect(tab.getByText(closed)).toBeVisible();
      await expect(tab.getByRole('link', { name: demoCompany.name })).toHaveCount(0);
    }
    await expect(isSameDocument(other)).toBeAttached();
    const owners = await pageOf(demoOwner);
    await owners.goto('/profile/notifications');
    const news = /Морозова больше не\sработает в\sкомпании ООО «Белая линия»/;
    await expect(owners.getByText(news).first()).toBeVisible();
  });
}

test('leaving a company: the last owner reads what to do first', async ({ pageOf }) => {
  const page = await pageOf(demoOwner);
  await page.goto(`/profile/companies/${demoCompany.id}`);
  const button = page.getByRole('button', { name: 'Выйти из компании' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/сначала дайте эту роль другому/);
});
