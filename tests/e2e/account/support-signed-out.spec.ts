import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillSignIn } from '#tests/e2e/support/users/sign-in.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

const question = 'Как получить закрывающие документы за прошлый год?';

/** Places that lead a visitor to support; before hydration they are links to a page behind sign-in. */
const places: Record<string, (page: Page, width: number) => Promise<void>> = {
  header: async (page, width) => {
    await page.goto('/');
    await expectHydrated(page);
    if (width < 992) {
      // On a phone the account menu has it.
      await page.getByRole('navigation', { name: 'Главное меню' }).getByText('Профиль').click();
      await page.getByRole('button', { name: 'Написать в поддержку' }).click();
    } else await page.getByRole('banner').getByRole('link', { name: 'Поддержка' }).click();
  },
  footer: async (page) => {
    await page.goto('/catalog');
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Поддержка' }).click();
  },
  contacts: async (page) => {
    await page.goto('/info/contacts');
    await expectHydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Написать в поддержку' }).click();
  },
};

for (const width of storyWidths(1440, 390)) {
  for (const [place, open] of Object.entries(places)) {
    test.describe(() => {
      test.use({ viewport: { width, height: 844 } });

      test(`support from ${place} at ${width} px: what a visitor has sent arrives after the sign-in`, async ({
        page,
      }) => {
        await open(page, width);
        const dialog = page.getByRole('dialog', { name: 'Новое обращение' });
        await dialog.getByRole('textbox', { name: 'Ваш вопрос' }).fill(question);
        await dialog.getByRole('button', { name: 'Отправить' }).click();
        const prompt = page.getByRole('dialog', { name: 'Авторизуйтесь' });
        await expect(prompt).toContainText('Чтобы отправить обращение, войдите в аккаунт');
        await expect(prompt).not.toContainText(/корзин|заказ/);
        await expect(dialog).toHaveCount(0);
        await prompt.getByRole('button', { name: 'Войти в аккаунт' }).click();
        await fillSignIn(page, demoIndividual);

        const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
        await receipt.getByRole('link', { name: 'Открыть это обращение' }).click();
        await expect(page.getByText(question)).toBeVisible();
      });
    });
  }
}

test('support of a visitor: a dismissed sign-in loses nothing, and discarding does', async ({
  page,
}) => {
  await page.goto('/info/warranty');
  await expectHydrated(page);
  const open = page.getByRole('button', { name: 'Оставить заявку на ремонт' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ремонт и обслуживание' });
  await dialog.getByLabel('Оборудование').fill('Автоклав 18 л');
  await dialog.getByLabel('Что случилось').fill('Не держит давление');
  await dialog.getByLabel('Телефон').fill('12');
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(dialog).toContainText('Неверный формат номера телефона');
  await dialog.getByLabel('Телефон').fill('+7 916 123 45 01');
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  const prompt = page.getByRole('dialog', { name: 'Авторизуйтесь' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);

  await page.reload();
  await expectHydrated(page);
  await open.press('Enter');
  await expect(dialog.getByLabel('Оборудование')).toHaveValue('Автоклав 18 л');
  await expect(dialog.getByLabel('Что случилось')).toHaveValue('Не держит давление');
  await page.keyboard.press('Escape');
  await dialog
    .getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await expect(dialog).toHaveCount(0);
  await open.press('Enter');
  await expect(dialog.getByLabel('Оборудование')).toHaveValue('');
});

test.describe('repair requested by a visitor', () => {
  test.use({ tolerance: { console: [/status of 500/], statuses: [500] } });

  test('stays in the dialog with the error when it cannot be sent after the sign-in', async ({
    page,
  }) => {
    await page.goto('/info/warranty');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Оставить заявку на ремонт' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ремонт и обслуживание' });
    await dialog.getByLabel('Оборудование').fill('Автоклав 18 л');
    await dialog.getByLabel('Что случилось').fill('Не держит давление');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    let attempts = 0;
    await page.route('**/support/tickets/equipment/maintenance', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.fallback();
      const json = { message: 'Сервис недоступен', traceID: 'trace-1' };
      return route.fulfill({ status: 500, json });
    });
    await page
      .getByRole('dialog', { name: 'Авторизуйтесь' })
      .getByRole('button', { name: 'Войти в аккаунт' })
      .click();
    await fillSignIn(page, demoIndividual);

    await expect(page.getByRole('alert').filter({ hasText: 'Что-то пошло не так' })).toBeVisible();
    expect(attempts).toBe(1);
    await expect(dialog.getByLabel('Оборудование')).toHaveValue('Автоклав 18 л');
    await expect(dialog.getByLabel('Что случилось')).toHaveValue('Не держит давление');
    await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('dialog', { name: 'Обращение принято' })).toBeVisible();
  });
});
