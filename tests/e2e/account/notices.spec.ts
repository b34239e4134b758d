import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

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

test('notices: offline, cookies and a toast are apart on a phone', async ({ page, context }) => {
  await page.goto('/catalog');
  const cookies = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(cookies).toBeVisible();
  await page.goto('/products');
  // What is scrolled into view is not covered by the notice.
  const below = page.getByRole('button', { name: /избранно/i }).nth(4);
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await below.evaluate(isCovered)).toBe(false);
  // The first toast loads its code, which offline could not be loaded.
  const favorite = page.getByRole('button', { name: /избранно/i }).first();
  await favorite.click();
  const toast = page.getByText(/^Товар (добавлен в|удален из) избранн/).last();
  await expect(toast).toBeVisible();
  await useThePage(page);
  await favorite.click();
  // It stays while the pointer is over it.
  await toast.hover();
  await context.setOffline(true);
  const offline = page.getByRole('alert').filter({ hasText: 'Показываем то, что загрузилось' });
  await expect(offline).toBeVisible();
  await expectApart([offline, toast, cookies]);
  // Offline the notice says it for all that fails: no second message.
  await favorite.click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await context.setOffline(false);
});
