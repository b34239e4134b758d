import { randomUUID } from 'node:crypto';
import { demoCompany, demoIndividual, demoNewcomer, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { dismiss, lastInvitation } from '#tests/e2e/support/users/employees.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

const employees = `/partners/${demoCompany.id}/employees`;

/** Invites a person into the company; the employee's id. */
async function invite({ client }: States, phone: string): Promise<string> {
  const person = { firstName: 'Анна', lastName: 'Белова', phone, position: 'Врач' };
  const { id } = await client.call<{ id: string }>('POST', employees, person);
  return id;
}

test.afterEach(async ({ statesOf }) => dismiss(await statesOf(demoOwner), demoIndividual));

for (const width of storyWidths(390, 1440)) {
  test(`invitation link: shows the company, signs in, joins by a click, is undone at ${width} px`, async ({
    page,
    statesOf,
  }) => {
    const owner = await statesOf(demoOwner);
    const id = await invite(owner, `+7999000${width}`.padEnd(12, '0'));
    const link = await lastInvitation(page);
    await page.setViewportSize({ width, height: 844 });

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Приглашение в компанию' })).toBeVisible();
    await expect(page.getByText(`${demoCompany.name}, ИНН 7799000012`)).toBeVisible();
    await expect(page.getByText('Игорь Викторович Соколов')).toBeVisible();
    await page.getByRole('button', { name: 'Войти и продолжить' }).click();
    await fillSignIn(page, demoIndividual);

    await expect(page.getByText(/Вы вошли как Анна/)).toBeVisible();
    await page.getByRole('button', { name: /^Вступить в компанию/ }).click();
    await page.waitForURL(`**/profile/companies/${demoCompany.id}`);
    await expect(page.getByRole('heading', { name: 'О компании' })).toBeVisible();

    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Приглашение уже принято' })).toBeVisible();
    await owner.client.call('POST', `${employees}/${id}/undoAcceptance`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Приглашение отозвано' })).toBeVisible();
  });
}

test('invitation by phone: is shown among the companies and declined by a click', async ({
  pageOf,
  statesOf,
}) => {
  await invite(await statesOf(demoOwner), demoIndividual.phone);
  const page = await pageOf(demoIndividual);
  await page.goto('/profile/companies');
  const invitations = page.getByRole('region', { name: 'Вас приглашают' });
  await expect(invitations.getByText(/ИНН 7799000012/)).toBeVisible();
  await invitations.getByRole('button', { name: /^Отклонить приглашение/ }).click();
  await expect(page.getByText('Приглашение отклонено')).toBeVisible();
  await expect(invitations).toBeHidden();
});

for (const width of storyWidths(1440, 390)) {
  test(`invitation by e-mail: the form needs one contact, the person with that e-mail joins at ${width} px`, async ({
    pageOf,
    statesOf,
  }) => {
    const page = await pageOf(demoOwner);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/profile/companies/${demoCompany.id}/employees`);
    await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
    const send = dialog.getByRole('button', { name: 'Отправить приглашение' });
    await dialog.getByLabel('Фамилия').fill('Белова');
    await dialog.getByLabel('Имя').fill('Анна');
    await send.click();
    await expect(dialog.getByText('Укажите телефон или email')).toBeVisible();
    await expect(dialog.getByLabel('Телефон')).toBeFocused();
    await dialog.getByLabel('Email').fill(demoIndividual.email);
    await send.click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: demoIndividual.email });
    await expect(row.getByText(/Приглашён/)).toBeVisible();

    const invited = await pageOf(demoIndividual);
    await invited.setViewportSize({ width, height: 844 });
    await invited.goto('/profile/companies');
    await invited.getByRole('button', { name: /^Вступить в компанию/ }).click();
    await invited.waitForURL(`**/profile/companies/${demoCompany.id}`);
    // An open page of the company would request it once more after the removal.
    await invited.close();

    const owner = await statesOf(demoOwner);
    const { items } = await owner.client.call<{ items: { id: string; email: string | null }[] }>(
      'GET',
      `${employees}?pageSize=100`,
    );
    const joined = items.find(({ email }) => email === demoIndividual.email);
    await owner.client.call('DELETE', `${employees}/${joined?.id}`);
  });
}

test('access to a registered company: the notification leads its owner to the filled invitation', async ({
  pageOf,
  statesOf,
}) => {
  const { client } = await statesOf(demoNewcomer);
  await client.call(
    'POST',
    '/support/tickets/partner',
    { inn: '7799000012', kpp: '770101001' },
    { 'Idempotency-Key': randomUUID() },
  );
  const page = await pageOf(demoOwner);
  await page.goto('/profile/notifications');
  await page
    .getByRole('link', { name: /^Елена .*Морозова просит доступ/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
  await expect(dialog.getByLabel('Фамилия')).toHaveValue(demoNewcomer.lastName);
  await expect(dialog.getByLabel('Имя')).toHaveValue(demoNewcomer.firstName);
  await expect(dialog.getByLabel('Телефон')).toHaveValue(demoNewcomer.phone);
  await expect(dialog.getByLabel('Email')).toHaveValue(demoNewcomer.email);
  await expect(dialog.getByLabel('Роль')).toHaveValue('Employee');
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/profile/companies/${demoCompany.id}/employees`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  await expect(dialog.getByLabel('Фамилия')).toHaveValue('');
  await page.reload();
  await expect(dialog).toBeVisible();
});
