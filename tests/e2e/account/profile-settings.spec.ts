import { readFile } from 'node:fs/promises';
import { demoEmployee, demoIndividual, demoOwner } from '#demo/people.ts';
import { signInStorage } from '#tests/e2e/support/storage.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('settings', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('notification channels are stored at once, and NoNotify excludes the others', async ({
    page,
  }) => {
    await page.goto('/profile');
    const tiles = page.getByRole('navigation', { name: 'Разделы профиля' });
    await tiles.getByRole('link', { name: 'Настройки' }).click();
    const topic = page.getByRole('group', { name: 'Поступления' });
    const box = (name: string) => topic.getByRole('checkbox', { name });
    await expect(topic.getByRole('checkbox')).toHaveCount(7);
    await expect(box('Почта')).toBeChecked();
    await expect(box('Telegram')).toBeDisabled();

    await box('SMS').click();
    await box('WhatsApp').click();
    await expect(box('SMS')).toBeChecked();
    await expect(box('WhatsApp')).toBeChecked();
    await expect(page.getByText('Сохранено')).toBeVisible();
    await box('Не сообщать').click();
    for (const name of ['Почта', 'SMS', 'WhatsApp']) {
      await expect(box(name)).not.toBeChecked();
    }
    await expect(box('Не сообщать')).toBeChecked();
    await expect(page.getByText('Сохранено')).toBeVisible();
    await page.reload();
    await expect(box('Не сообщать')).toBeChecked();
    await expect(box('SMS')).not.toBeChecked();
    await box('Почта').click();
    await expect(box('Не сообщать')).not.toBeChecked();

    const required = page.getByRole('group', { name: 'Ход заказа' });
    await expect(required.getByRole('checkbox', { name: 'Не сообщать' })).toBeDisabled();
    await required.getByRole('checkbox', { name: 'SMS' }).click();
    await expect(required.getByRole('checkbox', { name: 'Почта' })).toBeDisabled();
    await required.getByRole('checkbox', { name: 'SMS' }).click();
    await expect(required.getByRole('checkbox', { name: 'Почта' })).toBeEnabled();
    await expect(page.getByText('Сохранено')).toBeVisible();
  });

  test('the color scheme is chosen for this browser', async ({ page }) => {
    await page.goto('/profile/settings');
    const appearance = page.getByRole('region', { name: 'Оформление' });
    await appearance.getByText('Тёмное').click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(appearance.getByRole('radio', { name: 'Тёмное' })).toBeChecked();
    await appearance.getByText('Светлое').click();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

test.describe('settings: devices', () => {
  test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

  test('another browser of the account is listed and signed out', async ({
    page,
    browser,
    shop,
  }) => {
    await signInStorage(browser, shop.url, demoOwner);
    await page.goto('/profile/settings');
    const devices = page.getByRole('region', { name: 'Устройства' });
    const own = devices.getByRole('listitem').filter({ hasText: 'это устройство' });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    const others = devices.getByRole('button', { name: /^Выйти: / });
    await expect(others.first()).toBeVisible();
    const count = await others.count();
    await others.first().click();
    await expect(others).toHaveCount(count - 1);

    await signInStorage(browser, shop.url, demoOwner);
    await page.reload();
    await devices.getByRole('button', { name: 'Выйти на других устройствах' }).click();
    await expect(page.getByText('На других устройствах вход завершён')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(own).toHaveCount(1);
  });
});

test.describe('settings: own data', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('is saved as a file', async ({ page }) => {
    await page.goto('/profile/settings');
    const section = page.getByRole('region', { name: 'Мои данные' });
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Скачать мои данные' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Мои данные \d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.user.email).toBe(demoIndividual.email);
    expect(data.bonuses.length).toBeGreaterThan(0);
    await expect(page.getByText('Файл с вашими данными сохранён')).toBeVisible();
  });
});

test.describe('settings: a change that fails', () => {
  test.use({
    person: demoIndividual,
    tolerance: { console: [/status of 500/, /ApiError/], statuses: [500] },
  });

  test('shows the stored channels again', async ({ page }) => {
    await page.goto('/profile/settings');
    const topic = page.getByRole('group', { name: 'Компания' });
    const call = topic.getByRole('checkbox', { name: 'Звонок' });
    await expect(call).not.toBeChecked();
    await page.route('**/api/v1/profile/settings/notifications', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 500,
            json: { message: 'Ошибка', traceID: '0123456789abcdef0123456789abcdef' },
          })
        : route.continue(),
    );
    await call.click();
    await expect(page.getByText('Настройки не сохранились')).toBeVisible();
    await expect(call).not.toBeChecked();
  });
});

test.describe('settings: deleting the account', () => {
  test.use({ person: demoEmployee, viewport: { width: 390, height: 844 } });

  test('says what it means, sends one request and links to it', async ({ page, states }) => {
    await page.goto('/profile/settings');
    const section = page.getByRole('region', { name: 'Удаление аккаунта' });
    await section.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
    await expect(dialog.getByText('Бонусы и промокоды пропадут.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Попросить об удалении' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Почему вы уходите' }).fill('Закрыли кабинет');
    await dialog.getByRole('button', { name: 'Попросить об удалении' }).click();
    const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
    await receipt.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(section.getByRole('button', { name: 'Удалить аккаунт' })).toHaveCount(0);
    await section.getByRole('link', { name: /^Обращение / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Удаление аккаунта');

    const id = new URL(page.url()).pathname.split('/').at(-1);
    await (await states()).client.call('POST', `/support/tickets/${id}/cancel`);
  });
});
