import { demoApprover, demoEmployee } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';

test.use({ person: demoApprover });

for (const [button, comment, result] of [
  ['Отклонить', 'Возьмите со склада', 'Отклонён'],
  ['Согласовать', 'Хорошо', 'Согласован'],
] as const) {
  test(`approval: focuses the result after «${button}» by keyboard`, async ({ page, statesOf }) => {
    const { id } = await sendForApproval(await statesOf(demoEmployee));
    await page.goto(approvalPage(id));
    const open = page.getByRole('button', { name: button, exact: true });
    await open.focus();
    await open.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    // Without a decision the focus returns to the button.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await dialog.getByRole('textbox').fill(comment);
    await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(result, { exact: true }).first()).toBeVisible();
    await expect(page.locator('#approval-status')).toBeFocused();
  });
}
