import { demoCompany, demoEmployee } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoEmployee });

const tab = (name: string) => `/profile/companies/${demoCompany.id}/${name}`;

for (const width of [390, 1440]) {
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
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
  });
}
