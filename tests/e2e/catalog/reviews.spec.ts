import type { Page } from '@playwright/test';
import { demoIndividual, demoNewcomer } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { showReviews } from '#tests/e2e/support/page/show-reviews.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';
import { makePhoto } from '#tests/support/records/photos.ts';

test.use({ person: demoIndividual });

interface Own {
  items: { feedback: { id: string; comment: string }; product: { id: string } }[];
}

const waitingRows = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Получен' });
const reviewsOf = (page: Page) => page.getByRole('region', { name: /^Отзывы/ });

test.afterEach(async ({ states }) => {
  const { client } = await states();
  const { items } = await client.call<Own>('GET', '/profile/feedback?pageSize=100');
  for (const { product } of items) {
    await client.call('DELETE', `/product/${product.id}/feedback`);
  }
});

for (const width of storyWidths(390, 1440)) {
  test(`review at ${width} px: is written by keys, rejected with a reason, changed, published, replied to and deleted`, async ({
    page,
    pageOf,
    shop,
    states,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/profile/feedback');
    const row = waitingRows(page).first();
    const name = (await row.getByRole('link').first().textContent()) ?? '';
    const count = await waitingRows(page).count();
    // The page of the received order offers it, too.
    await row.getByRole('link', { name: 'заказ' }).click();
    await expect(page.getByRole('button', { name: `Написать отзыв: ${name}` })).toBeVisible();
    await page.goBack();
    await row.getByRole('button', { name: 'Написать отзыв' }).press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' });
    await dialog.getByRole('textbox', { name: 'Отзыв' }).fill('Держит форму, у соседей дешевле.');
    const send = dialog.getByRole('button', { name: 'Отправить на проверку' });
    await send.click();
    await expect(dialog.getByText('Поставьте оценку')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^1 из 5/ })).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 из 5: Хорошо' })).toBeChecked();
    expect(await findAxeFaults(page)).toEqual([]);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(waitingRows(page)).toHaveCount(count - 1);

    await page.getByRole('link', { name: /^Мои отзывы/ }).click();
    const written = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(written).toContainText('На проверке');
    await expect(written).toContainText('Держит форму, у соседей дешевле.');
    const { client } = await states();
    const own = await client.call<Own>('GET', '/profile/feedback');
    const id = own.items[0]?.feedback.id ?? '';

    await shop.backoffice('feedback', id, 'reject', 'Цены других магазинов не публикуем');
    await page.reload();
    await expect(written).toContainText('Не опубликован');
    await expect(written).toContainText('Цены других магазинов не публикуем');
    expect(await findAxeFaults(page)).toEqual([]);
    await written.getByRole('button', { name: 'Изменить отзыв' }).press('Enter');
    const change = page.getByRole('dialog', { name: 'Изменить отзыв' });
    const text = change.getByRole('textbox', { name: 'Отзыв' });
    await expect(text).toHaveValue('Держит форму, у соседей дешевле.');
    await expect(change.getByRole('radio', { name: '4 из 5: Хорошо' })).toBeChecked();
    await text.fill('Держит форму, не липнет.');
    await change.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(change).toHaveCount(0);
    await expect(written).toContainText('На проверке');
    await expect(written).toContainText(/изменён/);

    await written.getByRole('link', { name }).click();
    const reviews = reviewsOf(page);
    const mine = reviews.getByRole('list', { name: 'Ваш отзыв' });
    await expect(mine).toContainText('Пока его видите только вы');
    await expect(reviews.getByRole('button', { name: 'Написать отзыв' })).toHaveCount(0);
    const visitor = await pageOf(null);
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto(page.url());
    await showReviews(visitor);
    await expect(reviewsOf(visitor).getByRole('button', { name: 'Написать отзыв' })).toBeVisible();
    await expect(visitor.getByText('Держит форму, не липнет.')).toHaveCount(0);

    const [number = ''] = (await shop.backoffice('feedback', id)).trim().split(' ');
    await shop.backoffice('feedback', number, 'publish');
    await shop.backoffice('feedback', id, 'reply', 'Спасибо, рады помочь!');
    await page.reload();
    await showReviews(page);
    await expect(mine).toContainText('Опубликован');
    await expect(mine).toContainText('Спасибо, рады помочь!');
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await mine.getByRole('button', { name: 'Удалить отзыв' }).press('Enter');
    const confirm = page.getByRole('dialog', { name: 'Удалить отзыв?' });
    await confirm.getByRole('button', { name: 'Удалить отзыв' }).click();
    await expect(mine).toHaveCount(0);
    await expect(reviews.getByRole('button', { name: 'Написать отзыв' })).toBeFocused();

    await page.goto('/profile/notifications');
    for (const title of ['Отзыв не опубликован', 'Ваш отзыв опубликован', 'Магазин ответил']) {
      const pattern = new RegExp(title.replaceAll(' ', '\\s'));
      await expect(page.getByText(pattern).first()).toBeVisible();
    }
  });
}

test('review: who has not received the product reads why, and is offered no form', async ({
  pageOf,
  states,
}) => {
  const { slug } = await (await states()).product();
  const page = await pageOf(demoNewcomer);
  await page.goto(`/products/${slug}`);
  await showReviews(page);
  const reviews = reviewsOf(page);
  await expect(reviews).toContainText('Отзыв может оставить покупатель, который получил');
  await expect(reviews.getByRole('button', { name: 'Написать отзыв' })).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);
  await reviews.getByRole('link', { name: 'Правила публикации' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Правила публикации отзывов');
});

test.describe('a failing call', () => {
  test.use({ tolerance: { console: [/status of 500/, /ApiError/], statuses: [500] } });

  test('review: a failure keeps what was typed, and the form is sent again', async ({ page }) => {
    await page.goto('/profile/feedback');
    await waitingRows(page).first().getByRole('button', { name: 'Написать отзыв' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' });
    const text = dialog.getByRole('textbox', { name: 'Отзыв' });
    await text.fill('Держит форму.');
    await dialog.getByRole('radio', { name: /^5 из 5/ }).check();
    let failures = 0;
    await page.route('**/api/v1/product/*/feedback', (route) => {
      failures += 1;
      const payload = { message: 'Ошибка', traceID: 'a'.repeat(32) };
      return failures === 1 ? route.fulfill({ status: 500, json: payload }) : route.fallback();
    });
    const send = dialog.getByRole('button', { name: 'Отправить на проверку' });
    await send.click();
    await expect.poll(() => failures).toBe(1);
    await expect(send).toBeEnabled();
    await expect(text).toHaveValue('Держит форму.');
    await send.click();
    await expect(dialog).toHaveCount(0);
  });
});

test('reviews: stay on the page when their number has changed since it was rendered', async ({
  page,
  states,
}) => {
  const { slug } = await (await states()).product();
  await page.setViewportSize({ width: 390, height: 640 });
  // The user's own response comes after the page of the server.
  await page.route('**/api/v1/product/bySlug/**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.product.feedbackCount += 1;
    await route.fulfill({ response, json: body });
  });
  const own = page.waitForResponse('**/api/v1/product/bySlug/**');
  await page.goto(`/products/${slug}`);
  await own;
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(reviewsOf(page)).toBeVisible();
});

const photoFile = async (name: string, width = 640) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makePhoto({ width, height: 480 }),
});

for (const width of [390, 1366]) {
  test.describe(() => {
    test.use({
      viewport: { width, height: 844 },
      tolerance: {
        console: [/status of (422|503)/, /ApiError/],
        statuses: [422, 503],
      },
    });

    test(`review at ${width} px: photos are sent, survive failures, are shown when published, and deleted`, async ({
      page,
      pageOf,
      shop,
      states,
    }) => {
      test.slow();
      const comment = `Вот как легло, ${width}.`;
      await page.goto('/profile/feedback');
      // A product of its own: a cached page may still have the review that another test has deleted.
      await waitingRows(page)
        .nth(width === 390 ? 2 : 3)
        .getByRole('button', { name: 'Написать отзыв' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' });
      await dialog.getByRole('radio', { name: /^5 из 5/ }).check({ force: true });
      await dialog.getByRole('textbox', { name: 'Отзыв' }).fill(comment);
      const field = dialog.getByLabel('Фото', { exact: true });
      await field.setInputFiles([
        await photoFile('один.jpg'),
        // Begins as a photo and is none: only who decodes it can say so.
        { name: 'не фото.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0]) },
        await photoFile('два.jpg', 700),
        { name: 'план.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
        { name: 'рисунок.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
      ]);
      await expect(dialog.getByRole('alert')).toContainText('«план.heic» не');
      await expect(dialog.getByRole('alert')).toContainText(
        /«рисунок.png» не\sподойдёт: внутри не\sJPEG, не\sPNG и\sне\sWebP/,
      );
      const chosen = dialog.getByRole('list', { name: 'Выбранные файлы' });
      await expect(chosen.getByRole('listitem')).toHaveCount(3);
      expect(await findAxeFaults(page)).toEqual([]);

      const send = dialog.getByRole('button', { name: 'Отправить на проверку' });
      const upload = '**/api/v1/product/*/feedback/photos';
      await page.route(upload, (route) =>
        route.fulfill({ status: 503, json: { message: 'Позже', traceID: 'a'.repeat(32) } }),
      );
      await send.click();
      await expect(dialog.getByRole('status')).toContainText('осталось отправить 3');
      await expect(dialog.getByRole('textbox', { name: 'Отзыв' })).toHaveValue(comment);
      await page.unroute(upload);
      await send.click();
      await expect(chosen.getByRole('listitem')).toHaveCount(1);
      await expect(chosen).toContainText('«не фото.jpg» не');
      const stored = dialog.getByRole('list', { name: 'Фото отзыва' });
      await expect(stored.getByRole('listitem')).toHaveCount(2);
      await dialog.getByRole('button', { name: 'Убрать не фото.jpg' }).click();
      await send.click();
      await expect(dialog).toHaveCount(0);

      await page.getByRole('link', { name: /^Мои отзывы/ }).click();
      const written = page.getByRole('main').getByRole('listitem').filter({ hasText: comment });
      await expect(
        written.getByRole('list', { name: 'Фото к отзыву' }).getByRole('img'),
      ).toHaveCount(2);
      await written.getByRole('button', { name: 'Изменить отзыв' }).click();
      const change = page.getByRole('dialog', { name: 'Изменить отзыв' });
      await change.getByRole('button', { name: 'Убрать фото 1' }).click();
      await change
        .getByLabel('Фото', { exact: true })
        .setInputFiles([await photoFile('три.jpg', 300)]);
      await change.getByRole('button', { name: 'Отправить на проверку' }).click();
      await expect(change).toHaveCount(0);

      const { client } = await states();
      const own = await client.call<Own>('GET', '/profile/feedback');
      const id = own.items[0]?.feedback.id ?? '';
      const read = await shop.backoffice('feedback', id);
      const [link = ''] = read.match(/http\S+webp\S+/) ?? [];
      const shown = await page.request.get(link);
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/webp']);
      await shop.backoffice('feedback', read.trim().split(' ')[0] ?? '', 'publish');

      const url = await written.getByRole('link').first().getAttribute('href');
      const visitor = await pageOf(null);
      await visitor.setViewportSize({ width, height: 844 });
      await visitor.goto(url ?? '');
      await showReviews(visitor);
      // A page that was rendered before the review was published loads it again.
      await expect(reviewsOf(visitor)).toContainText(comment);
      const review = reviewsOf(visitor).getByRole('listitem').filter({ hasText: comment });
      const photos = review.getByRole('list', { name: 'Фото к отзыву' });
      await expect(photos.getByRole('button')).toHaveCount(2);
      const second = photos.getByRole('button', { name: /^Фото 2 из 2 к отзыву/ });
      const isLoaded = (image: HTMLImageElement) => {
        image.scrollIntoView({ block: 'center' });
        return image.complete && image.naturalWidth > 0;
      };
      await expect.poll(() => second.getByRole('img').evaluate(isLoaded)).toBe(true);
      expect(await findAxeFaults(visitor)).toEqual([]);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await second.press('Enter');
      const viewer = visitor.getByRole('dialog', { name: 'Фото к отзыву крупно' });
      const big = (name: RegExp) => viewer.getByRole('img', { name });
      await expect(big(/^Фото 2 из 2/)).toBeInViewport();
      await visitor.keyboard.press('ArrowLeft');
      await expect(big(/^Фото 1 из 2/)).toBeInViewport();
      await visitor.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(second).toBeFocused();
    });
  });
}
