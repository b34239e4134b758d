import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

/** WCAG AA for text of normal size. */
const ENOUGH = 4.5;

for (const scheme of ['light', 'dark'] as const) {
  test(`banner: its white text is readable at any width in the ${scheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 992, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Хорошо' }).click();
    const banner = page.getByRole('list', { name: 'Баннеры' }).getByRole('link').first();
    const image = banner.locator('img');
    for (const width of [992, 768, 576, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
      // Name and description; the button and the date have a background of their own.
      const texts = await banner.locator('span > span').filter({ hasText: /\S{4}/ }).all();
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) {
        if (!(await isPlain(text))) continue;
        const where = `${width} px: ${await text.textContent()}`;
        expect(await contrast(page, text), where).toBeGreaterThan(ENOUGH);
      }
    }
  });
}

function isPlain(text: Locator): Promise<boolean> {
  return text.evaluate((one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)');
}

/** The contrast of white with the lightest one percent of what is behind the text. */
async function contrast(page: Page, text: Locator): Promise<number> {
  await text.evaluate((one) => {
    one.style.color = 'transparent';
  });
  const png = await text.screenshot();
  await text.evaluate((one) => one.style.removeProperty('color'));
  return page.evaluate(
    async ({ bytes }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const linear = (value = 0) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const lights = Array.from(
        { length: data.length / 4 },
        (_, at) =>
          0.2126 * linear(data[at * 4]) +
          0.7152 * linear(data[at * 4 + 1]) +
          0.0722 * linear(data[at * 4 + 2]),
      ).toSorted((one, two) => two - one);
      return 1.05 / ((lights[Math.floor(lights.length / 100)] ?? 0) + 0.05);
    },
    { bytes: [...png] },
  );
}
