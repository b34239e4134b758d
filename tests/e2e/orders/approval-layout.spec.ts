import type { Locator } from '@playwright/test';
import { demoApprover, demoCompany, demoEmployee } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoApprover });

/** How far the text of an element leaves its box at the right, CSS pixels. */
const overflowOf = (element: Locator) =>
  element.evaluate((box) => box.scrollWidth - box.clientWidth);

test('approval list: counts of five digits stay below the sum, and a phone shows whole names', async ({
  page,
  statesOf,
}) => {
  await sendForApproval(await statesOf(demoEmployee));
  await page.route('**/api/v1/approval?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const item of body.items) Object.assign(item, { itemCount: 160, quantity: 12_345 });
    await route.fulfill({ response, json: body });
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/profile/companies/${demoCompany.id}/approval`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '160 товаров' });
  const counts = row.first().getByText('160 товаров');
  await expect(counts).toBeVisible();
  expect(await overflowOf(counts)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const goods = await row.first().getByRole('list').boundingBox();
  const whole = await row.first().boundingBox();
  expect(goods?.width).toBeGreaterThan((whole?.width ?? 0) * 0.8);
});

test('approval: the changes on a phone have the name above both values', async ({
  page,
  statesOf,
}) => {
  const { id, line } = await sendForApproval(await statesOf(demoEmployee));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(approvalPage(id));
  const main = page.getByRole('main');
  await main
    .getByRole('group', { name: `Количество: ${line.product.name}` })
    .getByRole('button', { name: 'Уменьшить количество' })
    .click();
  const row = main.getByRole('row').filter({ hasText: line.product.name }).first();
  const name = row.getByRole('rowheader');
  await expect(name).toBeVisible();
  const [table, header] = [await row.boundingBox(), await name.boundingBox()];
  expect(header?.width).toBeGreaterThan((table?.width ?? 0) * 0.9);
});
