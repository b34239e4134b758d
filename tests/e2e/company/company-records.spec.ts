import type { Page } from '@playwright/test';
import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({
  person: demoEmployee,
  // A taken name and a rejected contract.
  tolerance: { console: [/status of (?:409|422)/], statuses: [] },
});

const tab = (name: string) => `/profile/companies/${demoCompany.id}/${name}`;

for (const width of storyWidths(390, 1440)) {
  test(`company addresses: one is added, deleted and returned at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(tab('addresses'));
    await page.getByRole('button', { name: 'Добавить адрес' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый адрес' });
    await dialog.getByLabel('Индекс').fill('12А');
    await dialog.getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toHaveCount(3);
    await expect(dialog.getByText('Используются недопустимые символы')).toBeVisible();
    await expect(dialog.getByLabel('Город')).toBeFocused();

    await dialog.getByRole('combobox', { name: 'Найти адрес' }).fill('москва лесная 1');
    await expectMenuHeight(page);
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Дом').fill(`7к${width}`);
    await dialog.getByLabel('Индекс').fill('125047');
    await dialog.getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(dialog).toBeHidden();

    const menu = page.getByRole('button', { name: new RegExp(`Действия: .*д 7к${width}`) });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Удалить' }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: /^Действия/ }).first()).toBeFocused();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(menu).toBeFocused();
    await page.reload();
    await expect(menu).toBeVisible();
  });
}

/** The specification: 44 px per visible option plus 58. */
async function expectMenuHeight(page: Page): Promise<void> {
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const [option, menu] = await Promise.all([
    options.first().boundingBox(),
    page.getByRole('listbox').boundingBox(),
  ]);
  expect(option?.height).toBeGreaterThanOrEqual(44);
  expect(menu?.height).toBeLessThanOrEqual(5 * 44 + 58);
}

test('company recipients: one is added, and deleted', async ({ page }) => {
  await page.goto(tab('recipients'));
  await page.getByRole('button', { name: 'Добавить получателя' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый получатель' });
  await dialog.getByLabel('Фамилия').fill('Ветров');
  await dialog.getByLabel('Имя').fill('Аркадий');
  await dialog.getByLabel('Телефон').fill('+7 916 123 45 67');
  await dialog.getByRole('button', { name: 'Сохранить получателя' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'Аркадий Ветров' });
  await expect(row).toContainText('+7 916 123 45 67');
  // The row leaves at once, before the response.
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await row.getByRole('button', { name: /^Действия/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить' }).press('Enter');
  await expect(row).toHaveCount(0);
  await deleted;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Добавить получателя' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('company recipients: every message of the form is at its field, and a failed call keeps what was typed', async ({
  page,
}) => {
  await page.goto(tab('recipients'));
  await page.getByRole('button', { name: 'Добавить получателя' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый получатель' });
  const save = dialog.getByRole('button', { name: 'Сохранить получателя' });
  await dialog.getByLabel('Имя').fill('Пётр2');
  await dialog.getByLabel('Отчество').fill('я'.repeat(101));
  await dialog.getByLabel('Телефон').fill('+7 916 тел');
  await dialog.getByLabel('Email').fill('petr@');
  await expect(dialog.getByText('Некорректный email'), 'not before the first submit').toBeHidden();
  await save.click();
  await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
  await expect(dialog.getByText('Используйте только русский или английский алфавит')).toBeVisible();
  await expect(dialog.getByText('Максимальная длина поля: 100 символов')).toBeVisible();
  await expect(dialog.getByText('Используются недопустимые символы')).toBeVisible();
  await expect(dialog.getByText('Некорректный email')).toBeVisible();
  await expect(dialog.getByLabel('Фамилия')).toBeFocused();
  await dialog.getByLabel('Телефон').fill('+7 916');
  await save.click();
  await expect(dialog.getByText('Неверный формат номера телефона')).toBeVisible();

  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Вернуться к форме' }).click();
  await expect(dialog.getByLabel('Имя')).toHaveValue('Пётр2');
  await page.reload();
  await page.getByRole('button', { name: 'Добавить получателя' }).click();
  await expect(dialog.getByLabel('Имя'), 'a reload keeps it').toHaveValue('Пётр2');
});

test('company tags: a taken name is said at the field; renamed, deleted and returned', async ({
  page,
}) => {
  await page.goto(tab('tags'));
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Добавить метку' }).click();
    await page.getByRole('dialog').getByLabel('Название').fill(name);
    await page.getByRole('button', { name: 'Сохранить метку' }).click();
  };
  const menu = (name: string) => page.getByRole('button', { name: `Действия: ${name}` });
  await add('Импланты');
  await expect(menu('Импланты')).toBeVisible();
  await add('ИМПЛАНТЫ');
  await expect(page.getByText('Метка «Импланты» уже есть')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Название')).toBeFocused();
  await page.getByRole('dialog').getByLabel('Название').fill('Костная пластика');
  await page.getByRole('button', { name: 'Сохранить метку' }).click();

  await menu('Костная пластика').click();
  await page.getByRole('menuitem', { name: 'Переименовать' }).click();
  await page.getByRole('dialog').getByLabel('Название').fill('Синус-лифтинг');
  await page.getByRole('button', { name: 'Сохранить метку' }).click();
  await menu('Синус-лифтинг').click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(menu('Синус-лифтинг')).toBeHidden();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(menu('Синус-лифтинг')).toBeFocused();
});

test('company contracts and documents: an employee sees them and who may change them', async ({
  page,
}) => {
  await page.goto(tab('contracts'));
  await expect(
    page.getByText(/могут владелец \(Игорь.*\), управляющие и\sбухгалтеры/),
  ).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toBeEnabled();
  await expect(page.getByRole('radio', { checked: false }).first()).toBeDisabled();
  await page.goto(tab('finDocsRecipients'));
  await expect(page.getByRole('button', { name: 'Добавить получателя' })).toBeDisabled();
  await page
    .getByRole('button', { name: /^Действия/ })
    .first()
    .click();
  const denied = page.getByRole('menuitem', {
    name: /Удалить.*Могут владелец \(Игорь.*\), управляющие и\sбухгалтеры/,
  });
  await expect(denied).toHaveAttribute('aria-disabled', 'true');
});

test.describe('company owner', () => {
  test.use({ person: demoOwner });

  test('company contracts: the default one changes at once, and back when the call fails', async ({
    page,
  }) => {
    await page.goto(tab('contracts'));
    const expired = page.getByRole('radio', { name: /Срок вышел/ });
    await expect(expired).toBeDisabled();
    await expect(page.getByText(/Выбрать нельзя. Срок договора вышел/)).toBeVisible();
    const before = page.getByRole('radio', { checked: true });
    const first = await before.getAttribute('id');
    const other = page.getByRole('radio', { checked: false, disabled: false }).first();
    const otherID = await other.getAttribute('id');
    await page.route('**/contracts/default', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({
          message: 'Договор приостановлен',
          traceID: '0123456789abcdef0123456789abcdef',
          reason: 'ContractUnavailable',
        }),
      }),
    );
    await other.click();
    await expect(page.getByText('Договор приостановлен', { exact: true })).toBeVisible();
    await expect(page.locator(`[id="${first}"]`)).toBeChecked();
    await page.unroute('**/contracts/default');
    await page.locator(`[id="${otherID}"]`).click();
    await expect(page.locator(`[id="${otherID}"]`)).toBeChecked();
    await page.reload();
    await expect(page.getByText('По умолчанию')).toHaveCount(1);
  });

  test('company documents: a recipient is added with documents, changed, deleted and returned', async ({
    page,
  }) => {
    await page.goto(tab('finDocsRecipients'));
    await page.getByRole('button', { name: 'Добавить получателя' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Фамилия').fill('Котова');
    await dialog.getByLabel('Имя').fill('Зинаида');
    await dialog.getByLabel('Email').fill('zina@example.com');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Счета' })).toBeFocused();
    await dialog.getByRole('checkbox', { name: 'Счета' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const menu = page.getByRole('button', { name: 'Действия: Зинаида Котова' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Изменить' }).click();
    await dialog.getByRole('checkbox', { name: 'Договоры' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Присылаем: Счета, Договоры')).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(menu).toBeFocused();
  });
});
