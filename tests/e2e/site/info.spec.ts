import { infoGroups, infoPath } from '#src/lib/pages/info-pages.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const pages = infoGroups.flatMap((group) => [...group.pages]);

test('information pages: come whole in their source, with title, description and one heading', async ({
  request,
  shop,
}) => {
  for (const { id, title } of pages) {
    const response = await request.get(infoPath(id), { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status(), id).toBe(200);
    expect(html).toContain(`<title>${title} – Дентамаркет</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="${shop.url}${infoPath(id)}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const [article = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
    expect(article.match(/<h2[ >]/g)?.length, id).toBeGreaterThan(1);
    expect(article.length, id).toBeGreaterThan(1000);
  }
});

test('information pages: links in the text and in the menu navigate without reloading the page', async ({
  page,
}) => {
  await page.goto('/info/delivery');
  await expectHydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const article = page.getByRole('article');
  await article.getByRole('link', { name: '«Контакты»' }).click();
  await expect(page).toHaveURL('/info/contacts#points');
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Пункты выдачи' })).toBeInViewport();
  await expect(article.getByRole('table').first()).toContainText('ул Лесная, д 20');
  const menu = page.getByRole('navigation', { name: 'Информация' });
  await menu.getByRole('link', { name: 'Гарантия и ремонт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Гарантия и ремонт' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Гарантия и ремонт' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page).toHaveTitle('Гарантия и ремонт – Дентамаркет');
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('information pages: the footer and the side menu link to every page there is', async ({
  page,
}) => {
  await page.goto('/info/about');
  for (const region of [page.getByRole('contentinfo'), page.getByRole('main')]) {
    for (const { id, title } of pages) {
      const link = region.getByRole('link', { name: title, exact: true });
      await expect(link.first()).toHaveAttribute('href', infoPath(id));
    }
  }
});

test('information pages: the footer opens each of them without a reload', async ({ page }) => {
  await page.goto('/brands');
  await expectHydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const footer = page.getByRole('contentinfo');
  for (const { id, title } of pages) {
    await footer.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(infoPath(id));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('article')).not.toBeEmpty();
  }
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('information pages: one that is not there is not found, by its status', async ({
  request,
}) => {
  for (const path of ['/info/nothing', '/info/a%20b', '/info/..%2Fdelivery', '/info']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Страница не найдена');
  }
});

test.describe('information pages: one that is not there', () => {
  test.use({ tolerance: { console: [/Failed to load resource/], statuses: [404] } });

  test('says so and leads home', async ({ page }) => {
    await page.goto('/info/nothing');
    const heading = page.getByRole('heading', { level: 1, name: 'Страница не найдена' });
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'На главную страницу' }).click();
    await expect(page).toHaveURL('/');
  });
});
