import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });

test('order progress: a poll that hangs times out and the next one runs', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  let polls = 0;
  await page.route(`**/api/v1/order/${id}/status`, (route) => {
    polls += 1;
    // The first poll gets no response.
    return polls === 1 ? undefined : route.continue();
  });
  await page.goto(`/order/${id}/inProgress`);
  await expect(done(page)).toBeVisible({ timeout: 15_000 });
});

test('order progress: polls in a background tab', async ({ page, states }) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  let polls = 0;
  await page.route(`**/api/v1/order/${id}/status`, async (route) => {
    polls += 1;
    const response = await route.fetch();
    const body = await response.json();
    const waiting = { ...body, status: 'WaitingForCreating', step: 'WaitingForCreating' };
    await route.fulfill({ response, json: polls < 3 ? waiting : body });
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.goto(`/order/${id}/inProgress`);
  await expect(done(page)).toBeVisible({ timeout: 20_000 });
});
