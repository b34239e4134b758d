import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('tab bar: has four tabs; cart and profile open the account menu of a visitor', async ({
    page,
  }) => {
    await page.goto('/catalog');
    const bar = page.getByRole('navigation', { name: 'Главное меню' });
    await expect(bar.getByRole('link')).toHaveText(['Главная', 'Каталог']);
    await expect(bar.getByRole('button')).toHaveText(['Корзина', 'Профиль']);
    for (const name of ['Корзина', 'Профиль']) {
      await bar.getByRole('button', { name }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('button', { name: /Войти/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  test.describe('of a user', () => {
    test.use({ person: demoIndividual });

    test('tab bar: highlights a cart with products, but not on its own page', async ({
      page,
      states,
    }) => {
      const buyer = await states();
      await buyer.emptyCart();
      await page.goto('/catalog');
      const cart = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', {
        name: /^Корзина/,
      });
      await expect(cart).not.toHaveAttribute('data-highlighted');
      await buyer.filledCart();
      await page.reload();
      await expect(cart).toHaveAttribute('data-highlighted');
      await expect(cart).toHaveAccessibleName(/^Корзина\s?: 1\sтовар$/);
      await cart.click();
      await expect(page).toHaveURL('/cart');
      await expect(cart).not.toHaveAttribute('data-highlighted');
    });
  });

  test.describe('with Android', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    });

    test('app banner: leads to the app until it is dismissed for the session', async ({ page }) => {
      const app = 'https://play.example.ru/shop';
      const shop = await ShopServer.launch({ settings: { GOOGLE_PLAY_URL: app } });
      await page.goto(`${shop.url}/catalog`);
      const banner = page.getByRole('complementary', { name: 'Мобильное приложение' });
      await expect(banner).toContainText('Открыть в приложении!');
      await expect(banner.getByRole('link', { name: 'Перейти' })).toHaveAttribute('href', app);
      await banner.getByRole('button', { name: 'Скрыть предложение' }).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem('hideMobileAppHeader'))).toBe('true');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      await page.goto('about:blank');
      await shop.dispose();
    });
  });
});

test('top bar: favorites and cart are links only for a user; the phone number says that it is free', async ({
  page,
  pageOf,
}) => {
  await page.goto('/catalog');
  const header = (of: Page) => of.getByRole('banner');
  await expect(header(page).getByRole('link', { name: /^Сравнение/ })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /^Избранное|^Корзина/ })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: /^8\s800\s250\s77\s80$/ })).toHaveAttribute(
    'href',
    'tel:+78002507780',
  );
  await expect(header(page).getByText('звонок по России бесплатный')).toBeVisible();

  const user = await pageOf(demoIndividual);
  await user.goto('/catalog');
  await expect(header(user).getByRole('link', { name: /^Избранное/ })).toBeVisible();
  await expect(header(user).getByRole('link', { name: /^Корзина/ })).toBeVisible();
});

test('footer: has the links of its documents, contacts, the year, and trading organizations only after sign-in', async ({
  page,
}) => {
  await page.goto('/catalog');
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'Публичная оферта',
    'Пользовательское соглашение',
    'Политика конфиденциальности',
    'Каталог',
    'Акции',
    'Контакты',
    'Гарантия и ремонт',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /^8\s800/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  // Before that its link opens the page, and so the sign-in.
  await expectHydrated(page);
  await footer.getByText('Торгующим организациям').click();
  const prompt = page.getByRole('dialog', { name: 'Авторизуйтесь' });
  await expect(prompt.getByRole('button', { name: 'Войти в аккаунт' })).toBeVisible();
});

test('cookie notice: «Хорошо» is stored for good, closing only for the session', async ({
  page,
  pageOf,
}) => {
  await page.goto('/catalog');
  const notice = (of: Page) => of.getByRole('region', { name: 'Файлы cookie' });
  await notice(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await cookie(page, 'cookieConsent')).toBeUndefined();

  const another = await pageOf(null);
  await another.goto('/catalog');
  await notice(another).getByRole('button', { name: 'Хорошо' }).click();
  await expect(notice(another)).toBeHidden();
  expect(await cookie(another, 'cookieConsent')).toMatchObject({ value: 'true' });
  expect((await cookie(another, 'cookieConsent'))?.expires).toBeGreaterThan(Date.now() / 1000);
});

test('favorites: the toasts say what was done', async ({ pageOf }) => {
  const page = await pageOf(demoIndividual);
  await page.goto('/products');
  const card = page.getByRole('article').first();
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  const remove = card.getByRole('button', { name: 'Убрать из избранного' });
  const add = card.getByRole('button', { name: 'Добавить в избранное' });
  await expect(add.or(remove)).toBeVisible();
  // The page is the same for everybody until the user's favorites are loaded.
  await page.waitForLoadState('networkidle');
  if (await remove.isVisible()) await remove.click();
  await add.click();
  await expect(toast('Товар добавлен в избранное')).toBeVisible();
  await remove.click();
  await expect(toast('Товар удален из избранного')).toBeVisible();
});

test('static page: shows no frame when the query has view=min', async ({ page }) => {
  await page.goto('/info/delivery?view=min');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/info/delivery');
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('of a slow provider', () => {
  test('callback page: says «Авторизация...» while it signs in', async ({ page }) => {
    await page.route('**/oidc/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => {});
    });
    await page.goto('/login/callback?cb=/catalog');
    await expect(page.getByRole('status').filter({ hasText: 'Авторизация...' })).toBeVisible();
  });
});

test.describe('of a broken app', () => {
  test.use({ person: demoIndividual, tolerance: { console: [/./], statuses: [] } });

  test('fatal error: says so, with buttons to the home page and to reload', async ({
    page,
    states,
  }) => {
    await (await states()).placedOrder();
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    // What dates are written with: rendering the orders throws.
    await page.evaluate(() => {
      Date.prototype.toISOString = () => {
        throw new Error('broken');
      };
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Заказы/ })
      .first()
      .click();
    const error = page.getByRole('alert').filter({
      hasText: 'Что-то пошло не так, пожалуйста, попробуйте позднее!',
    });
    await expect(error).toBeVisible();
    await expect(error.getByRole('link', { name: 'На главную страницу' })).toHaveAttribute(
      'href',
      '/',
    );
    await error.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  });
});

test('settings: other services open in new tabs, and recommendations link to how they work', async ({
  page,
}) => {
  // Beside other tests a shop of its own takes a minute or two to begin.
  test.setTimeout(300_000);
  const shop = await ShopServer.launch({
    settings: {
      SERVICES: '[{"name":"Учебный центр","url":"https://study.example.ru/"}]',
      RECOMMENDATION_HELP_URL: 'https://help.example.ru/recommendations',
      IDENTITY_ACCOUNT_URL: 'https://id.example.ru/account',
    },
  });
  await page.goto(`${shop.url}/catalog`);
  await page.getByRole('button', { name: 'Сервисы' }).click();
  const service = page.getByRole('link', { name: /^Учебный центр/ });
  await expect(service).toHaveAttribute('href', 'https://study.example.ru/');
  await expect(service).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Как мы рекомендуем' });
  await expect(help).toHaveAttribute('href', 'https://help.example.ru/recommendations');
  await page.goto('about:blank');
  await shop.dispose();
});

test.describe('images that fail to load', () => {
  test.use({ person: demoIndividual, tolerance: { console: [/status of 404/], statuses: [] } });

  test('images: a failed one leaves a placeholder of the same size', async ({ page }) => {
    const card = page.getByRole('main').getByRole('article').first();
    const frame = card.locator('span:has(> img), span[data-empty]').first();
    await page.goto('/profile/archive');
    await expect(frame.locator('img')).toBeVisible();
    const before = await frame.boundingBox();
    await page.route('**/pictures/product/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(frame.locator('svg')).toBeVisible();
    await expect(frame.locator('img')).toHaveCount(0);
    const after = await frame.boundingBox();
    expect(after).toMatchObject({ width: before?.width, height: before?.height });
  });
});
