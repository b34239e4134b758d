import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { scrollToSection } from '#tests/e2e/support/page/scroll-to-section.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const actions = {
  WaitingList: ['Сообщить о поступлении', 'Сообщить о поступлении'],
  RequestAnalogue: ['Подобрать аналог', 'Подобрать аналог'],
  RequestOffer: ['Запросить предложение', 'Запросить предложение'],
  RequestAssistance: ['Спросить менеджера', 'Вопрос о товаре'],
} as const;

const buying = (page: Page) => page.getByRole('region', { name: 'Покупка' });

/** A product that cannot be bought and offers this action instead. */
async function unavailableProduct(page: Page, action: string) {
  const pageSize = 100;
  const list = async (number: number) => {
    const data = { page: number, pageSize };
    return (await page.request.post('/api/v1/product/getProducts', { data })).json();
  };
  // Unavailable products are last.
  const { paging } = await list(1);
  const { items } = await list(Math.ceil(paging.total / pageSize));
  return items.find(
    ({ unavailability }: { unavailability: { action: string } | null }) =>
      unavailability?.action === action,
  );
}

type Product = ProductDetail['product'];

/** Changes fields of the product in every following response. */
async function amendProduct(page: Page, amendment: (product: Product) => object) {
  await page.route(/\/api\/v1\/product\/bySlug\//, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    Object.assign(body.product, amendment(body.product));
    await route.fulfill({ response, json: body });
  });
}

test.describe('product', () => {
  test.use({ person: demoIndividual, viewport: { width: 1440, height: 900 } });

  test('gallery, variants and buying work by keyboard', async ({ page, states }) => {
    const prepared = await states();
    await prepared.emptyCart();
    const product = await prepared.product();
    await page.goto(`/products/${product.slug}`);

    const gallery = page.getByRole('region', { name: 'Изображения товара' });
    await page.waitForLoadState('networkidle');
    await gallery.getByRole('list').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText(/^2 \/ \d/)).toBeVisible();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Изображения товара крупно' });
    await expect(zoom.getByRole('img', { name: /изображение 2/ })).toBeVisible();
    await zoom.getByRole('button', { name: 'Увеличить' }).click();
    await expect(zoom.getByRole('button', { name: 'Уменьшить' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(zoom).toBeVisible();
    await page.goBack();
    await expect(zoom).toHaveCount(0);
    await expect(page).toHaveURL(`/products/${product.slug}`);
    await expect(gallery.getByText(/^2 \/ \d/)).toBeVisible();

    const documents = page.getByRole('region', { name: 'Документы' });
    const saved = page.waitForEvent('download');
    await documents.getByRole('link', { name: /^Скачать: Регистрационное/ }).click();
    expect((await saved).suggestedFilename()).not.toBe('');

    const shades = page.getByRole('region', { name: 'Оттенок' });
    const shade = shades
      .locator('a:not([aria-current])')
      .filter({ hasNotText: 'нет в наличии' })
      .last();
    const value = (await shade.textContent()) ?? '';
    await shade.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(value);

    await buying(page).getByRole('button', { name: 'В корзину' }).click();
    await buying(page).getByRole('button', { name: 'Из чего сложилась цена' }).click();
    const price = page.getByRole('dialog', { name: 'Из чего сложилась цена' });
    await expect(price.getByRole('table')).toContainText('₽');
    await page.keyboard.press('Escape');

    // The list shows the family as one card, of the variant that was viewed last.
    const list = await page.request.post('/api/v1/product/getProducts', { data: {} });
    const { items } = (await list.json()) as { items: Pick<Product, 'slug' | 'family'>[] };
    const other = items.find(({ family }) => family?.id !== product.family?.id);
    await page.goto(`/products/${other?.slug}`);
    const viewed = await scrollToSection(page, 'Вы смотрели');
    await expect(viewed.getByRole('article').first().locator('[aria-current]')).toHaveText(value);
    await prepared.emptyCart();
  });

  test('gallery: follows fast clicks through many images', async ({ page, states }) => {
    const { slug } = await (await states()).product();
    await amendProduct(page, ({ images }) => ({
      images: ['a', 'b', 'c', 'd', 'e'].flatMap((view) =>
        images.slice(0, 1).map((image) => ({ ...image, url: `${image.url}?view=${view}` })),
      ),
    }));
    await page.goto(`/products/${slug}`);
    const gallery = page.getByRole('region', { name: 'Изображения товара' });
    const isShown = (index: number) => expect(gallery.getByText(`${index} / 5`)).toBeVisible();
    await isShown(1);
    const next = gallery.getByRole('button', { name: 'Следующее изображение' });
    await next.click({ clickCount: 3 });
    await isShown(4);
    await gallery.getByRole('list').first().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await isShown(2);
    await page.keyboard.press('End');
    await isShown(5);
    await expect(next).toBeDisabled();
    await gallery.getByRole('button', { name: 'Изображение 2' }).click();
    await gallery.getByRole('button', { name: 'Изображение 4' }).click();
    await isShown(4);
  });

  test('question form: keeps its text when closed and links to the ticket', async ({
    page,
    states,
  }) => {
    const { slug } = await (await states()).product();
    await page.goto(`/products/${slug}`);
    const opener = buying(page).getByRole('button', { name: 'Задать вопрос' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Вопрос о товаре' });
    const question = dialog.getByRole('textbox', { name: 'Ваш вопрос' });
    await expect(question).toBeFocused();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
    await expect(question).toBeFocused();

    await question.fill('Подойдёт ли к моей лампе?');
    await expect(dialog.getByText('25/300')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Вернуться к форме' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeFocused();
    await expect(question).toHaveValue('Подойдёт ли к моей лампе?');

    await dialog.getByRole('button', { name: 'Отправить вопрос' }).press('Enter');
    const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
    await expect(receipt).toContainText('Менеджер ответит в разделе «Обращения»');
    await expect(receipt.getByRole('link', { name: 'К обращениям' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(receipt).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('unavailable product', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('offers the action that the server names', async ({ page, states }) => {
    const { slug } = await (await states()).product();
    let action = 'None';
    await amendProduct(page, () => ({
      available: false,
      stockLevel: 'Unavailable',
      maxQuantity: 0,
      unavailability: { reason: 'RestrictedByProducer', action },
    }));
    await page.goto(`/products/${slug}`);
    await expect(buying(page).getByRole('link', { name: 'Похожие товары' })).toBeVisible();
    await expect(page.getByText('Производитель ограничил продажу')).toBeVisible();
    for (const [named, [button, title]] of Object.entries(actions)) {
      action = named;
      await page.reload();
      await buying(page).getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      // On a phone the dialog removes its history entry after closing.
      await page.waitForFunction(() => !history.state?.overlay);
    }
    await page.unrouteAll();
  });

  test('joins and leaves the waiting list', async ({ page }) => {
    const { slug, name } = await unavailableProduct(page, 'WaitingList');
    await page.goto(`/products/${slug}`);
    await page.waitForLoadState('networkidle');
    await buying(page).getByRole('button', { name: 'Сообщить о поступлении' }).click();
    await page.getByRole('button', { name: 'Ждать товар' }).click();
    const receipt = page.getByRole('dialog', { name: 'Обращение принято' });
    await receipt.getByRole('link', { name: 'К обращениям' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Обращения' })).toBeVisible();
    await page.goBack();
    await buying(page)
      .getByRole('button', { name: `Не ждать: ${name}` })
      .click();
    await expect(
      buying(page).getByRole('button', { name: 'Сообщить о поступлении' }),
    ).toBeVisible();
  });
});

test('product: a URL with its id leads to the one with its name', async ({ page, shop }) => {
  const { items } = await (
    await page.request.post('/api/v1/product/getProducts', { data: { page: 1, pageSize: 1 } })
  ).json();
  const [{ id, slug }] = items;
  const moved = await page.request.get(`/products/${id}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(new URL(moved.headers().location ?? '', shop.url).pathname).toBe(`/products/${slug}`);
  await page.goto(`/products/${id}?sort=new`);
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`));
  expect((await page.request.get('/products/no-such-product')).status()).toBe(404);
});
