import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({
  person: demoIndividual,
  viewport: { width: 360, height: 640 },
  serviceWorkers: 'allow',
  tolerance: {
    console: [
      /ERR_INTERNET_DISCONNECTED|NetworkError|Failed to fetch|failed to load|chunk of the page|Error: Offline: /,
    ],
    statuses: [],
  },
});

/** The notice of the connection is installed after the first user input, once the page is idle. */
async function useThePage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const known = await page.evaluate(() => navigator.serviceWorker.getRegistration());
    expect(known).toBeDefined();
  }).toPass();
}

async function expectApart(notices: readonly Locator[]): Promise<void> {
  const boxes: { top: number; bottom: number }[] = [];
  for (const notice of notices) {
    await expect(notice).toBeInViewport({ ratio: 1 });
    const box = await notice.boundingBox();
    if (box === null) throw new Error('A notice has no box');
    boxes.push({ top: box.y, bottom: box.y + box.height });
  }
  const sorted = boxes.toSorted((one, other) => one.top - other.top);
  for (const [index, { top }] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above) expect(top).toBeGreaterThanOrEqual(above.bottom);
  }
}

test('notices: offline, cookies and a toast stand apart on a phone', async ({ page, context }) => {
  await page.goto('/catalog');
  const cookies = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(cookies).toBeVisible();
  await page.goto('/products');
  // The first toast loads its code, which offline could not be loaded.
  const favorite = page.getByRole('button', { name: /избранно/i }).first();
  await favorite.click();
  const toast = page.getByRole('alert').filter({ hasText: /избранн|Ошибка|соединени/i });
  await expect(page.getByText(/^Товар (добавлен в|удален из) избранн/)).toBeVisible();
  await useThePage(page);
  await context.setOffline(true);
  const offline = page.getByRole('alert').filter({ hasText: 'Показываем то, что загрузилось' });
  await expect(offline).toBeVisible();
  await favorite.click();
  const failed = toast.filter({ hasNotText: 'Показываем' }).last();
  await expect(failed).toContainText(/соединени|Ошибка/i);
  await expectApart([offline, failed, cookies]);
  await context.setOffline(false);
});
