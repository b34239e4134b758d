import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what stands far down is there to be read, and comes alive when it is reached or pressed', async ({
  page,
  states,
}) => {
  const { slug } = await (await states()).product();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const hasLoaded = (part: string) => loaded.some((path) => path.startsWith(`/assets/${part}-`));

  await page.goto(`/products/${slug}`);
  await page.waitForLoadState('networkidle');
  const write = page.getByRole('button', { name: 'Написать отзыв' });
  await expect(write).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
  expect(hasLoaded('ProductLowerParts')).toBe(false);
  // Without scrolling there, as the keys of a screen reader do.
  await write.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Авторизуйтесь' })).toBeVisible();
  expect(hasLoaded('ProductLowerParts')).toBe(true);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: /^Отзывы/ }).scrollIntoViewIfNeeded();
  await write.click();
  await expect(page.getByRole('dialog', { name: 'Авторизуйтесь' })).toBeVisible();
});
