import type { Page } from '@playwright/test';
import { demoApprover, demoCompany, demoEmployee, demoNewcomer, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import {
  appoint,
  dismiss,
  join,
  lastInvitation,
  listApproverIDs,
} from '#tests/e2e/support/users/employees.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import { storySizes } from '#tests/e2e/support/widths.ts';

test.use({ person: demoOwner });

const employees = `/profile/companies/${demoCompany.id}/employees`;
const sizes = [
  [390, 844],
  [1440, 900],
] as const;

/** Names the company when there are several, and how many orders await the user's decision. */
const decisions = /^Согласование(?:: ООО «Белая линия»)?\s*ждут вашего решения: \d+$/;

/** The link of the account menu to the orders that await a decision. */
const approvalsLink = (page: Page) =>
  page.getByRole('dialog', { name: 'Меню аккаунта' }).getByRole('link', { name: decisions });

const openMenu = (page: Page) => page.getByRole('button', { name: /^Аккаунт: / }).click();

let approvers: string[];

test.beforeEach(async ({ statesOf }) => {
  approvers = await listApproverIDs(await statesOf(demoOwner));
});

test.afterEach(async ({ statesOf }) => {
  const newcomer = await statesOf(demoNewcomer);
  await newcomer.dropDraft();
  await newcomer.emptyCart();
  // While still an employee: a cart whose company is lost would say so in later stories.
  await newcomer.buyForMyself();
  const owner = await statesOf(demoOwner);
  await appoint(owner, approvers);
  await dismiss(owner, demoNewcomer);
});

for (const [width, height] of storySizes(sizes, 0)) {
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`company: an invited colleague orders above the limit, is approved by the owner, and sees the invoice at ${width} px`, async ({
      page,
      pageOf,
      statesOf,
    }) => {
      test.slow();
      await appoint(await statesOf(demoOwner), [...approvers, 'e-igor']);
      await page.goto(employees);
      await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
      const invite = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
      await invite.getByLabel('Фамилия').fill(demoNewcomer.lastName);
      await invite.getByLabel('Имя').fill(demoNewcomer.firstName);
      await invite.getByLabel('Телефон').fill('+79995550101');
      await invite.getByLabel('Email').fill('elena@clinic.example');
      await invite.getByLabel('Предел на заказ, ₽').fill('1 000');
      await invite.getByRole('button', { name: 'Отправить приглашение' }).click();
      await expect(invite).toBeHidden();

      const colleague = await pageOf(null);
      await colleague.setViewportSize({ width, height });
      await colleague.goto(await lastInvitation(page));
      await expect(colleague.getByText(`${demoCompany.name}, ИНН 7799000012`)).toBeVisible();
      await colleague.getByRole('button', { name: 'Войти и продолжить' }).click();
      await fillSignIn(colleague, demoNewcomer);
      await colleague.getByRole('button', { name: /^Вступить в компанию/ }).click();
      await colleague.waitForURL(`**/profile/companies/${demoCompany.id}`);

      const buyer = await statesOf(demoNewcomer);
      await buyer.dropDraft();
      await buyer.emptyCart();
      await buyer.buyFor(demoCompany.id);
      const product = await buyer.product();
      await buyer.add([[product, Math.ceil(150_000 / product.price)]]);
      await colleague.goto('/cart');
      const notice = colleague.getByRole('region', { name: 'Согласование' });
      await expect(notice).toContainText(/больше предела сотрудника 1\s000\s₽/);
      await expect(notice).toContainText('Игорь Викторович Соколов');
      await colleague.getByRole('button', { name: 'Перейти к оформлению' }).click();
      await fillCheckout(colleague);
      const payment = colleague.getByRole('region', { name: 'Оплата' });
      await payment.getByRole('button', { name: 'Изменить' }).click();
      await payment.getByRole('radio', { name: /^По счёту/ }).check();
      await payment.getByRole('button', { name: 'Продолжить' }).click();
      await colleague.getByRole('button', { name: 'Отправить на согласование' }).click();
      await expect(colleague.getByText('Ждём решения').first()).toBeVisible();
      const order = colleague.url();

      await page.goto('/');
      await openMenu(page);
      await approvalsLink(page).click();
      await expect(page.getByRole('heading', { name: 'Согласование заказов' })).toBeVisible();
      await page
        .getByRole('link', { name: new RegExp(demoNewcomer.lastName) })
        .first()
        .click();
      await page.getByRole('button', { name: 'Согласовать', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Согласовать' }).click();
      await expect(page.getByText('Заказ согласован')).toBeVisible();

      // The open page of the buyer learns of it.
      await colleague.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(colleague.getByRole('heading', { name: /^Заказ .+ оформлен/ })).toBeVisible();
      await colleague.goto(order);
      await expect(colleague.getByRole('main')).toContainText(demoCompany.name);
      const download = colleague.waitForEvent('download');
      await colleague.getByRole('button', { name: 'Скачать счёт' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

      // The owner has the invoice, too.
      await page.goto(order);
      await expect(page.getByRole('button', { name: 'Скачать счёт' })).toBeVisible();
    });

    test(`account menu at ${width} px: an approver reaches the orders to approve`, async ({
      pageOf,
      statesOf,
    }) => {
      const { id } = await sendForApproval(await statesOf(demoEmployee));
      const approver = await pageOf(demoApprover);
      await approver.setViewportSize({ width, height });
      await approver.goto('/');
      await openMenu(approver);
      await approvalsLink(approver).press('Enter');
      await expect(approver).toHaveURL(`/profile/companies/${demoCompany.id}/approval`);
      const row = approver.getByRole('link', { name: new RegExp(`^Заказ Д-${id}`) });
      await row.press('Enter');
      await expect(
        approver.getByRole('button', { name: 'Согласовать', exact: true }),
      ).toBeVisible();
    });

    test.describe('who joined', () => {
      test.use({
        // What one without access requests.
        tolerance: { console: [/status of 40[34]/, /ApiError: /], statuses: [] },
      });

      test(`company employees at ${width} px: the owner undoes an acceptance, after the dialog named the account`, async ({
        page,
        pageOf,
        statesOf,
      }) => {
        const colleague = await pageOf(demoNewcomer);
        await join(await statesOf(demoOwner), colleague, demoNewcomer);
        // Off the company's pages, which are left by themselves.
        await colleague.goto('/profile/companies');
        const own = colleague.getByRole('link', { name: demoCompany.name, exact: true });
        await expect(own.first()).toBeVisible();
        await page.goto(employees);
        const row = page.getByRole('listitem').filter({ hasText: demoNewcomer.lastName });
        await page.getByRole('button', { name: /^Действия: Морозова/ }).click();
        await page.getByRole('menuitem', { name: 'Отменить вступление' }).click();
        const dialog = page.getByRole('dialog', { name: /^Отменить вступление: Морозова/ });
        await expect(dialog).toContainText(demoNewcomer.email);
        await dialog.getByRole('button', { name: 'Отменить вступление' }).click();
        await expect(row.getByText(/Приглашён/)).toBeVisible();
        await colleague.reload();
        await expect(colleague.getByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
        await expect(own).toHaveCount(0);
      });

      test(`company employees at ${width} px: one is blocked and unblocked`, async ({
        page,
        pageOf,
        statesOf,
      }) => {
        const colleague = await pageOf(demoNewcomer);
        await join(await statesOf(demoOwner), colleague, demoNewcomer);
        // Off the company's pages, which are left by themselves.
        await colleague.goto('/profile/companies');
        const own = colleague.getByRole('link', { name: demoCompany.name, exact: true });
        await expect(own.first()).toBeVisible();
        await page.goto(employees);
        const row = page.getByRole('listitem').filter({ hasText: demoNewcomer.lastName });
        const choose = async (action: string) => {
          await page.getByRole('button', { name: /^Действия: Морозова/ }).click();
          await page.getByRole('menuitem', { name: action, exact: true }).click();
          await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
        };
        await choose('Заблокировать');
        await expect(row.getByText('Заблокирован')).toBeVisible();
        await colleague.reload();
        await expect(colleague.getByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
        await expect(own).toHaveCount(0);
        await choose('Разблокировать');
        await expect(row.getByText('Заблокирован')).toBeHidden();
        await colleague.reload();
        await expect(own.first()).toBeVisible();
      });
    });
  });
}
