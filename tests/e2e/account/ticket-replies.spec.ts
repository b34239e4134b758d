import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

const photo = (name: string, bytes = [0xff, 0xd8, 0xff, 0xe0]) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
});

async function ticketNumber(states: States, id: string): Promise<string> {
  const { number } = await states.client.call<{ number: string }>('GET', `/support/tickets/${id}`);
  return number;
}

const form = (page: Page) => page.getByRole('form', { name: 'Новое сообщение' });
const thread = (page: Page) => page.getByRole('region', { name: 'Переписка' });

for (const width of storyWidths(390, 1440)) {
  test.describe(() => {
    test.use({
      person: demoIndividual,
      viewport: { width, height: 844 },
      tolerance: { console: [/status of 422/], statuses: [422] },
    });

    test(`ticket at ${width} px: the user writes with a photo, sees replies, and rates the closed ticket`, async ({
      page,
      shop,
      states,
    }) => {
      const prepared = await states();
      const id = await prepared.writtenTicket();
      const number = await ticketNumber(prepared, id);
      await page.goto(`/profile/support/${id}`);
      await expect(form(page)).toContainText('Каждый до 10 МБ, вместе до 30 МБ');
      const send = form(page).getByRole('button', { name: 'Отправить', exact: true });
      const text = form(page).getByRole('textbox', { name: 'Сообщение' });
      await send.click();
      await expect(form(page)).toContainText('Поле обязательно для заполнения');
      await expect(text).toBeFocused();

      await text.fill('Вот фото коробки');
      const files = form(page).getByLabel('Фото и документы', { exact: true });
      await files.setInputFiles([photo('коробка.jpg'), photo('страница.jpg', [60, 104])]);
      await page.reload();
      // Typed text survives a reload, chosen files cannot.
      await expect(text).toHaveValue('Вот фото коробки');
      await files.setInputFiles([photo('коробка.jpg'), photo('страница.jpg', [60, 104])]);
      const chosen = form(page).getByRole('list', { name: 'Выбранные файлы' });
      await expect(form(page).getByRole('alert')).toContainText('«страница.jpg» не');
      await expect(chosen.getByRole('listitem')).toHaveText([/коробка\.jpg/]);
      await expect(text).toHaveValue('Вот фото коробки');

      const upload = '**/api/v1/support/tickets/*/messages';
      await page.route(upload, () => {});
      await send.click();
      await form(page).getByRole('button', { name: 'Остановить отправку' }).click();
      await expect(send).toBeEnabled();
      await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);
      await page.unroute(upload);
      await send.click();
      await expect(thread(page).getByText('Вот фото коробки')).toBeVisible();
      await expect(thread(page).getByRole('link', { name: /^коробка.jpg/ })).toBeVisible();
      await expect(text).toHaveValue('');
      await expect(chosen).toHaveCount(0);

      expect(await shop.backoffice('ticket', number, 'show')).toContain('файлы: коробка.jpg');
      await shop.backoffice('ticket', number, 'reply', 'Заменим упаковку');
      await expect(thread(page).getByText('Заменим упаковку')).toBeVisible({ timeout: 15_000 });

      await page.goto('/profile/support');
      const row = page.getByRole('listitem').filter({ hasText: number });
      await expect(row).toContainText('В работе');
      await expect(row).not.toContainText('новый ответ');
      await shop.backoffice('ticket', number, 'grant', 'Упаковка отправлена');
      await expect(row).toContainText('1 новый ответ', { timeout: 20_000 });
      await row.getByRole('link').click();
      await expect(thread(page).getByText('Упаковка отправлена')).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      await page.getByRole('radio').last().check();
      await page.getByRole('button', { name: 'Отправить оценку' }).click();
      await expect(page.getByText(/^Ваша оценка: \d из 5/)).toBeVisible();
      await thread(page).getByRole('button', { name: 'Написать ещё раз' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
        `К обращению ${number}: `,
      );
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: '← Обращения' }).click();
      await expect(row).toBeVisible();
      await expect(row).not.toContainText('новый ответ');
    });
  });
}

test.describe('a message that fails', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/status of 500/, /ApiError/], statuses: [500] },
  });

  test('ticket: a failed message stays in the form and is sent once', async ({ page, states }) => {
    const id = await (await states()).writtenTicket();
    await page.goto(`/profile/support/${id}`);
    const text = form(page).getByRole('textbox', { name: 'Сообщение' });
    const send = form(page).getByRole('button', { name: 'Отправить', exact: true });
    const keys: (string | undefined)[] = [];
    const upload = '**/api/v1/support/tickets/*/messages';
    await page.route(upload, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.fulfill({
        status: 500,
        json: { message: 'Ошибка', traceID: '0123456789abcdef0123456789abcdef' },
      });
    });
    await text.fill('Когда ждать ответа?');
    await send.click();
    await expect(page.getByText('Что-то пошло не так')).toBeVisible();
    await expect(text).toHaveValue('Когда ждать ответа?');
    await page.unroute(upload);
    const sent = page.waitForRequest(upload);
    await send.click();
    expect((await sent).headers()['idempotency-key']).toBe(keys[0]);
    await expect(thread(page).getByText('Когда ждать ответа?')).toHaveCount(1);
    await expect(text).toHaveValue('');
  });
});
