import { demoCompany, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({ person: demoOwner });

interface RowMenu {
  tab: string;
  /** Items that open a dialog, with its title. */
  dialogs: Readonly<Record<string, RegExp>>;
}

const menus: readonly RowMenu[] = [
  {
    tab: 'employees',
    dialogs: {
      Изменить: /^Изменить сотрудника/,
      Заблокировать: /^Заблокировать/,
      'Удалить из компании': /^Удалить/,
    },
  },
  { tab: 'tags', dialogs: { Переименовать: /метк/ } },
  { tab: 'finDocsRecipients', dialogs: { Изменить: /^Получатель документов/ } },
  { tab: 'approvers', dialogs: { 'Заменить другим': /^Вместо кого/ } },
  { tab: 'addresses', dialogs: {} },
  { tab: 'recipients', dialogs: {} },
];

for (const width of storyWidths(1440, 390)) {
  for (const { tab, dialogs } of menus) {
    test(`company ${tab}: the menu of a row takes the focus back from itself and its dialogs at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/profile/companies/${demoCompany.id}/${tab}`);
      const name = tab === 'employees' ? /^Действия: Кузнецова/ : /^Действия: /;
      const menu = page.getByRole('button', { name }).first();
      await menu.focus();
      await page.keyboard.press('Enter');
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeVisible();
      // The menu takes the focus a moment after it is drawn, and Esc belongs there.
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(items.first()).toBeHidden();
      await expect(menu).toBeFocused();
      for (const [item, title] of Object.entries(dialogs)) {
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        // The focus is in the dialog, where Esc belongs.
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(menu).toBeFocused();
      }
    });
  }
}
