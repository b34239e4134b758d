import { expectHydrated, holdFiles } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('late web font: changes nothing on this page and is used on the next', async ({ page }) => {
  const goOn = await holdFiles(page, '**/*.woff2');
  const link = page.getByRole('banner').getByRole('link', { name: 'Акции' });
  const width = async () => (await link.boundingBox())?.width;
  // The load event waits for the font.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  // The page is hydrated.
  await expectHydrated(page);
  const atFirst = await width();
  const font = page.waitForResponse('**/*.woff2');
  goOn();
  await (await font).finished();
  await page.waitForLoadState('load');
  expect(await width()).toBe(atFirst);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  await expect.poll(width).not.toBe(atFirst);
});

test('fallback typeface: sets the names of products as wide as the web font', async ({
  page,
  states,
}) => {
  const products = await (await states()).products({});
  await page.goto('/');
  const ratios = await page.evaluate(
    async (names) => {
      const line = document.createElement('span');
      // At a large size, since hinting rounds the widths of letters to whole pixels.
      line.style.cssText = 'position: absolute; font-size: 100px; white-space: nowrap';
      document.body.append(line);
      const widthIn = (family: string, weight: number) => {
        line.style.fontFamily = `"${family}"`;
        line.style.fontWeight = String(weight);
        return names.reduce((sum, name) => {
          line.textContent = name;
          return sum + line.getBoundingClientRect().width;
        }, 0);
      };
      const weights = [400, 500, 600];
      const families = ['Golos Text', 'Golos Fallback'];
      const faces = families.flatMap((family) =>
        weights.map((weight) => `${weight} 1em "${family}"`),
      );
      await Promise.all(faces.map((face) => document.fonts.load(face)));
      return weights.map(
        (weight) => widthIn('Golos Fallback', weight) / widthIn('Golos Text', weight),
      );
    },
    products.map(({ name }) => name),
  );
  expect(ratios).toHaveLength(3);
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
});
