import { demoIndividual } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoIndividual });

test('support comment: its length is that of the settings, counted and checked before it is sent', async ({
  page,
}) => {
  await page.route('**/api/v1/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), commentMaxLength: 21 } });
  });
  await page.goto('/profile/support');
  await page.getByRole('main').getByRole('button', { name: 'Новое обращение' }).first().click();
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox').first();
  await comment.fill('а'.repeat(22));
  await expect(dialog).toContainText('22/21');
  await dialog.getByRole('button', { name: /^Отправить/ }).click();
  await expect(dialog).toContainText('Максимальная длина поля: 21 символ');
});
