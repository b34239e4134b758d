import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

/** Settings come with the page; one that has none requests them. */
async function replaceSetting(page: Page, setting: RegExp, replacement: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const isDocument = route.request().resourceType() === 'document';
      if (!isDocument && !route.request().url().endsWith('/settings')) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(setting, replacement),
      });
    },
  );
}

test('support comment: its length is that of the settings, counted and checked before it is sent', async ({
  page,
}) => {
  await replaceSetting(page, /"commentMaxLength":\d+/, '"commentMaxLength":21');
  await page.goto('/profile/support');
  await page.getByRole('main').getByRole('button', { name: 'Новое обращение' }).first().click();
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox').first();
  await comment.fill('а'.repeat(22));
  await expect(dialog).toContainText('22/21');
  await dialog.getByRole('button', { name: /^Отправить/ }).click();
  await expect(dialog).toContainText('Максимальная длина поля: 21 символ');
});

test('other comments: have the lengths of the settings, too', async ({ page, states }) => {
  const lengths = { order: 31, manager: 32, decision: 33, ticketMessage: 34, ticketFeedback: 35 };
  const setting = `"commentMaxLengths":${JSON.stringify(lengths)}`;
  await replaceSetting(page, /"commentMaxLengths":\{[^}]*\}/, setting);
  const buyer = await states();
  const ticket = await buyer.writtenTicket();
  const checkout = await buyer.begunCheckout();

  await page.goto(`/order/${checkout}`);
  const comment = page.getByLabel(/^Комментарий к заказу/);
  await comment.fill('а'.repeat(32));
  await expect(page.getByText('32/31')).toBeVisible();
  await expect(page.getByText('Максимальная длина поля: 31 символ')).toBeVisible();
  await comment.fill('');
  await page
    .getByRole('button', { name: /менеджеру/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('а'.repeat(33));
  await expect(dialog).toContainText('33/32');
  await page.keyboard.press('Escape');

  await page.goto(`/profile/support/${ticket}`);
  const reply = page.getByRole('form', { name: 'Новое сообщение' });
  await reply.getByRole('textbox', { name: 'Сообщение' }).fill('а'.repeat(35));
  await expect(reply).toContainText('35/34');
});
