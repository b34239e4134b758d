import type { Page } from '@playwright/test';
import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

test.use({
  person: demoOwner,
  // The last approver, and approvers that a colleague has changed meanwhile.
  tolerance: { console: [/status of 409/], statuses: [] },
});

const path = `/profile/companies/${demoCompany.id}/approvers`;
const call = `/partners/${demoCompany.id}/approvers`;

interface Approvers {
  items: { employeeID: string }[];
  mode: string;
  amountFrom: number | null;
  quorum: string;
  selfApproval: boolean;
  version: number;
}

const read = ({ client }: States) => client.call<Approvers>('GET', call);

/** Changes what is given, by the present version. */
async function change(owner: States, part: Partial<Approvers>): Promise<void> {
  const { items, ...rule } = await read(owner);
  const { items: given = items, version: _version, ...changed } = part;
  const employeeIDs = given.map(({ employeeID }) => employeeID);
  await owner.client.call('POST', call, { employeeIDs, ...rule, ...changed });
}

const facts = (page: Page) => page.getByRole('region', { name: 'Правило' });
const menu = (page: Page, name: RegExp) => page.getByRole('button', { name });
const oleg = /^Действия: Олег/;
const igor = /^Действия: Игорь/;

test.describe('the owner', () => {
  let before: Approvers;
  test.beforeEach(async ({ statesOf }) => {
    before = await read(await statesOf(demoOwner));
  });
  test.afterEach(async ({ statesOf }) => change(await statesOf(demoOwner), before));

  for (const width of storyWidths(390, 1440)) {
    test(`approvers at ${width} px: one is appointed, replaced and removed, but not the last one`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/profile/companies/${demoCompany.id}`);
      await page
        .getByRole('navigation', { name: 'Разделы компании' })
        .getByRole('link', { name: /^Согласующие/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Согласующие' })).toBeVisible();
      await menu(page, oleg).click();
      await page.getByRole('menuitem', { name: 'Убрать' }).click();
      const question = page.getByRole('dialog', { name: /^Больше не согласует: Олег/ });
      await question.getByRole('button', { name: 'Убрать' }).click();
      await expect(question.getByRole('alert')).toContainText(
        'Последнего согласующего убрать нельзя',
      );
      await question.getByRole('button', { name: 'Отмена' }).click();

      await page.getByRole('button', { name: 'Назначить согласующего' }).click();
      const dialog = page.getByRole('dialog', { name: 'Назначить согласующего' });
      await expect(dialog.getByRole('radio', { name: /^Орлов/ })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Назначить' }).click();
      await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
      await dialog.getByLabel('Имя, должность, телефон или email').fill('соколов');
      await expect(dialog.getByRole('radio')).toHaveCount(1);
      await dialog.getByRole('radio', { name: /^Соколов/ }).click();
      await dialog.getByRole('button', { name: 'Назначить' }).click();
      await expect(dialog).toBeHidden();
      await expect(menu(page, igor)).toBeVisible();

      await menu(page, oleg).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Убрать' }).press('Enter');
      await question.getByRole('button', { name: 'Убрать' }).press('Enter');
      await expect(menu(page, oleg)).toHaveCount(0);
      await expect(menu(page, igor)).toBeFocused();

      // The last one is replaced in one step.
      await menu(page, igor).click();
      await page.getByRole('menuitem', { name: 'Заменить другим' }).click();
      const replacing = page.getByRole('dialog', { name: /^Вместо кого: Игорь/ });
      await replacing.getByRole('radio', { name: /^Орлов/ }).click();
      await replacing.getByRole('button', { name: 'Заменить' }).click();
      await expect(menu(page, oleg)).toBeVisible();
      await expect(menu(page, igor)).toHaveCount(0);
    });
  }

  test('approval rule: requires its sum, and keeps what was typed when a colleague was faster', async ({
    page,
    statesOf,
  }) => {
    await page.goto(path);
    await expect(facts(page)).toContainText('Согласует другой');
    await page.getByRole('button', { name: 'Изменить правило' }).click();
    const dialog = page.getByRole('dialog', { name: 'Правило согласования' });
    await expect(dialog.getByRole('checkbox', { name: /свой заказ/ })).not.toBeChecked();
    await dialog.getByRole('radio', { name: /^Заказы дороже предела компании/ }).click();
    const sum = dialog.getByLabel('Предел компании, ₽');
    await sum.fill('');
    await dialog.getByRole('button', { name: 'Сохранить правило' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
    await expect(sum).toBeFocused();
    await sum.fill('много');
    await dialog.getByRole('button', { name: 'Сохранить правило' }).click();
    await expect(dialog.getByText(/Введите сумму в рублях/)).toBeVisible();
    await sum.fill('50 000,50');
    await dialog.getByRole('radio', { name: 'Нужны согласия всех' }).check();

    const owner = await statesOf(demoOwner);
    await change(owner, { mode: 'Always' });
    await dialog.getByRole('button', { name: 'Сохранить правило' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      /изменил кто-то ещё\. Сейчас: все заказы, хватит одного согласия/,
    );
    await expect(sum).toHaveValue('50 000,50');
    expect((await read(owner)).mode).toBe('Always');
    await dialog.getByRole('button', { name: 'Сохранить правило' }).click();
    await expect(dialog).toBeHidden();
    await expect(facts(page)).toContainText(/Заказы дороже предела компании 50\s000,50\s₽/);
    await expect(facts(page)).toContainText('Нужны согласия всех');
    expect(await read(owner)).toMatchObject({ mode: 'AboveAmount', amountFrom: 5_000_050 });
  });

  test('approvers: say that there are none, and whom one can appoint', async ({ page }) => {
    const rule = { mode: 'Never', amountFrom: null, quorum: 'Any', selfApproval: false };
    await page.route(`**/api/v1${call}`, (route) =>
      route.fulfill({ json: { items: [], ...rule, version: 0 } }),
    );
    await page.goto(path);
    await expect(page.getByText('Согласующих пока нет')).toBeVisible();
    await expect(facts(page)).toContainText('Только сверх пределов сотрудников');
    await page.getByRole('button', { name: 'Назначить согласующего' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
  });
});

test('approvers: who may not change them sees them, and who may', async ({ pageOf }) => {
  const page = await pageOf(demoEmployee);
  await page.goto(path);
  for (const name of ['Назначить согласующего', 'Изменить правило']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/может только владелец: Игорь/);
  }
  await menu(page, oleg).click();
  const denied = page.getByRole('menuitem', { name: /Убрать.*Может только владелец: Игорь/ });
  await expect(denied).toHaveAttribute('aria-disabled', 'true');
  await expect(facts(page)).toBeVisible();
});
