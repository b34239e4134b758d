import type { Page } from '@playwright/test';
import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { setRole } from '#tests/e2e/support/users/employees.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

const company = `/profile/companies/${demoCompany.id}`;
const tabs = ['contracts', 'addresses', 'recipients', 'tags', 'finDocsRecipients', 'employees'];
const screens = [
  '/profile/companies',
  company,
  ...[...tabs, 'approval', 'approvers', 'calendar'].map((tab) => `${company}/${tab}`),
  '/cart',
  '/profile/orders',
];

/** Disabled buttons of companies that say neither by whom nor why they cannot be used. */
function findUnexplained(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLButtonElement>('button:disabled')]
      .filter((button) => {
        const ids = (button.getAttribute('aria-describedby') ?? '').split(' ');
        return ids.every((id) => !document.getElementById(id)?.textContent);
      })
      .map((button) => button.textContent),
  );
}

for (const role of ['Manager', 'Accountant'] as const) {
  test(`company ${role}: no screen requests what is denied, every disabled button says who may`, async ({
    pageOf,
    statesOf,
  }) => {
    test.slow();
    const restore = await setRole(await statesOf(demoOwner), demoEmployee, role);
    const buyer = await statesOf(demoEmployee);
    await buyer.buyFor(demoCompany.id);
    await buyer.filledCart();
    const page = await pageOf(demoEmployee);
    const rejected: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`);
    });
    for (const width of storyWidths(1440, 390)) {
      await page.setViewportSize({ width, height: 900 });
      for (const url of screens) {
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        expect(rejected, `${url} at ${width} px`).toEqual([]);
        if (url.startsWith('/profile/companies')) {
          expect(await findUnexplained(page), `${url} at ${width} px`).toEqual([]);
        }
      }
    }
    await page.goto(`${company}/employees`);
    const invite = page.getByRole('button', { name: 'Пригласить' });
    if (role === 'Manager') await expect(invite).toBeEnabled();
    else await expect(invite).toHaveAccessibleDescription(/владелец \(.+\) и\s+управляющие/);
    await page.goto(`${company}/approvers`);
    const menu = page.getByRole('button', { name: /^Действия: / }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    const remove = page.getByRole('menuitem', { name: /^Убрать/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toContainText(/Может только\s+владелец: /);
    await buyer.buyForMyself();
    await buyer.emptyCart();
    await restore();
  });
}
