import { demoCompany, demoEmployee } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({
  person: demoEmployee,
  tolerance: { console: [/status of 503/, /ApiError/], statuses: [503] },
});

/** As the shop responds while DaData does not. */
const away = {
  status: 503,
  json: {
    message: 'Внешняя служба не\u00A0отвечает, попробуйте ещё раз через минуту',
    traceID: '11111111-2222-4333-8444-555555555555',
    reason: 'ServiceUnavailable',
  },
};

test('directories: while they do not respond, an address is typed', async ({ page }) => {
  await page.route('**/api/v1/search/addresses?*', (route) => route.fulfill(away));
  await page.goto(`/profile/companies/${demoCompany.id}/addresses`);
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый адрес' });
  await dialog.getByRole('combobox', { name: 'Найти адрес' }).fill('москва лесная 1');
  await expect(dialog).toContainText('Подсказок сейчас нет: заполните поля ниже сами');
  await dialog.getByLabel('Город').fill('Москва');
  await dialog.getByLabel('Улица').fill('ул Лесная');
  await dialog.getByLabel('Дом').fill('503');
  await dialog.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('ул Лесная, д 503');
});

test('directories: while they do not respond, a company is sent to a manager', async ({ page }) => {
  await page.route('**/api/v1/search/partners?*', (route) => route.fulfill(away));
  await page.goto('/profile/companies?add=true');
  const dialog = page.getByRole('dialog', { name: 'Добавить компанию' });
  await dialog.getByLabel('ИНН или название').fill('7736050003');
  await expect(dialog).toContainText('Справочник сейчас не\u00A0отвечает.');
  await dialog.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
});
