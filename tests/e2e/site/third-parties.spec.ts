import type { Page } from '@playwright/test';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expectHydrated } from '#tests/e2e/support/page/hydration.ts';
import { showReviews } from '#tests/e2e/support/page/show-reviews.ts';
import { RecordingParties } from '#tests/e2e/support/recording-parties.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';
import { type FakeSmartCaptcha, startFakeSmartCaptcha } from '#tests/support/fakes/smartcaptcha.ts';
import { type FakeTelegram, startFakeTelegram } from '#tests/support/fakes/telegram.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';

interface Card {
  id: string;
  marketID: string;
  name: string;
  slug: string;
  price: number;
  priceWithoutDiscount: number;
  discountPercent: number;
  category: { name: string };
}

interface Fakes {
  parties: RecordingParties;
  captcha: FakeSmartCaptcha;
  telegram: FakeTelegram;
}

const test = base.extend<object, Fakes>({
  telegram: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const telegram = await startFakeTelegram();
      await use(telegram);
      await telegram.close();
    },
    { scope: 'worker' },
  ],
  captcha: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const captcha = await startFakeSmartCaptcha();
      await use(captcha);
      await captcha.close();
    },
    { scope: 'worker' },
  ],
  parties: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const parties = await RecordingParties.start();
      await use(parties);
      await parties.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ parties, captcha, telegram }, use) => {
      const settings = { ...parties.settings, ...captcha.settings, ...telegram.settings };
      const shop = await ShopServer.launch({ settings });
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.beforeEach(({ parties }) => {
  parties.clear();
  parties.delay = 0;
  parties.tags = [];
});

const agree = (page: Page) => page.getByRole('button', { name: 'Хорошо' }).click();

const agreedBefore = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'cookieConsent', value: 'true', url }]);

/** What a service gets of a product. */
function fieldsOf({ marketID, name, price, discountPercent, category }: Card) {
  return {
    id: marketID,
    name,
    price: price / 100,
    discount: discountPercent,
    category: category.name,
  };
}

/** The cards that the counter has got, by list and product, page by page. */
function shownByPage({ recorded }: RecordingParties): string[][] {
  const pages: string[][] = [];
  for (const { by, call, entry } of recorded) {
    if (by !== 'counter') continue;
    if (call?.[1] === 'hit') pages.push([]);
    const cards = (entry?.ecommerce?.impressions ?? []) as { id: string; list: string }[];
    pages.at(-1)?.push(...cards.map(({ id, list }) => `${list} ${id}`));
  }
  return pages;
}

test('third parties: get no request before consent, nor after the notice was closed', async ({
  page,
  parties,
}) => {
  const before = parties.paths.length;
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  await page.mouse.move(200, 300);
  await page.waitForLoadState('networkidle');
  await page.getByRole('region', { name: 'Файлы cookie' }).getByLabel('Закрыть').click();
  await page.goto('/products');
  await page.mouse.move(200, 300);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/products\/.+/);
  await page.waitForLoadState('networkidle');
  expect(parties.paths.slice(before)).toEqual([]);
  expect(await page.evaluate(() => 'ym' in window || 'dataLayer' in window)).toBe(false);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /analytics|_ym/.test(name))).toEqual([]);
});

test('rating widget: is framed in the footer of who has agreed, and of nobody else', async ({
  page,
  parties,
}) => {
  const before = parties.paths.length;
  await page.goto('/info/contacts');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expectHydrated(page);
  await expect(footer.getByTitle('Рейтинг магазина на картах')).toHaveCount(0);
  expect(parties.paths.slice(before)).toEqual([]);
  await agree(page);
  const rating = footer.getByTitle('Рейтинг магазина на картах');
  await rating.scrollIntoViewIfNeeded();
  await expect(rating.contentFrame().getByText('4,9 из 5')).toBeVisible();
});

test('third parties: a visit counts without an interaction when the user has agreed before', async ({
  page,
  shop,
  parties,
}) => {
  await agreedBefore(page, shop.url);
  await page.goto('/?utm_source=mail&phone=%2B79161234567#section');
  await expect.poll(() => parties.calls('hit')).toHaveLength(1);
  const [[url, details] = []] = parties.calls('hit');
  expect(url).toBe(`${shop.url}/?utm_source=mail`);
  expect(details).toEqual({ title: await page.title(), referer: '' });
  expect(parties.calls('init')).toEqual([
    [expect.objectContaining({ defer: true, ecommerce: 'dataLayer', webvisor: false })],
  ]);
});

test('third parties: a visit counts from its first page, though that is left before they are loaded', async ({
  page,
  shop,
  parties,
}) => {
  await agreedBefore(page, shop.url);
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/after-interaction/, async (route) => {
    await left;
    await route.continue();
  });
  await page.goto('/?utm_source=mail#events');
  const title = await page.title();
  // Before it is hydrated the browser itself follows the link, to a document of its own.
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Популярные товары' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Популярные товары' })).toBeVisible();
  release();
  const first = `${shop.url}/?utm_source=mail`;
  const second = `${shop.url}/products?source=Popular`;
  await expect
    .poll(() => parties.calls('hit'))
    .toEqual([
      [first, { title, referer: '' }],
      [second, { title: await page.title(), referer: first }],
    ]);
  const log = page.getByRole('log', { name: 'Что отправилось бы' });
  await expect(log.getByRole('listitem').last()).toContainText(`"url": "${first}"`);
});

test.describe('captcha', () => {
  test.use({ tolerance: { console: [/status of 403/], statuses: [403] } });

  test('a visitor passes it to share a product, and one who closes it may repeat it', async ({
    page,
    captcha,
  }) => {
    await page.goto('/products');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поделиться товаром' });
    // Neither page nor dialog loads anything of it.
    expect(captcha.paths).toEqual([]);
    captcha.closesTask = true;
    await dialog.getByRole('textbox', { name: /^Записка/ }).fill('На март');
    await dialog.getByRole('button', { name: 'Получить ссылку' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Не получилось убедиться');
    expect(captcha.validated).toEqual([]);
    captcha.closesTask = false;
    await dialog.getByRole('button', { name: 'Получить ссылку' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Ссылка' })).toBeVisible();
    expect(captcha.validated).toHaveLength(1);
    expect(captcha.paths).toEqual(['/captcha.js', '/task', '/task', '/validate']);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('third parties of a buyer', () => {
  test.use({ person: demoIndividual });

  test('analytics: gets a purchase step by step, with the fields of the specification and nothing else', async ({
    page,
    shop,
    states,
    parties,
  }) => {
    const buyer = await states();
    await buyer.emptyCart();
    await buyer.dropDraft();
    await page.goto('/');
    await agree(page);
    await expect.poll(() => parties.calls('hit')).toHaveLength(1);
    await page.getByRole('link', { name: 'Популярные товары' }).click();
    await expect(page).toHaveURL(/source=Popular/);
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({
        has: page.getByRole('button', { name: 'В корзину' }),
      });
    await expect(card.first()).toBeVisible();
    let place = 0;
    await expect(async () => {
      place = await card.first().evaluate((element) => {
        const all = [...document.querySelectorAll('main article')];
        return all.indexOf(element) + 1;
      });
      // The list may have been rendered again between both queries.
      expect(place).toBeGreaterThan(0);
    }).toPass();
    await card.first().getByRole('heading').getByRole('link').click();
    const purchase = page.getByRole('region', { name: 'Покупка' });
    await expect(purchase).toBeVisible();
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { product } = await buyer.client.call<{ product: Card }>(
      'GET',
      `/product/bySlug/${slug}`,
    );
    const listed = { ...fieldsOf(product), list: 'Popular', position: place };
    const actions = () =>
      parties.ecommerce('counter').filter((entry) => !Object.hasOwn(entry, 'impressions'));
    await expect.poll(actions).toEqual([{ currencyCode: 'RUB', detail: { products: [listed] } }]);
    const shown = parties
      .ecommerce('counter')
      .flatMap(({ impressions = [] }) => impressions as { id: string; list: string }[]);
    expect(shown).toContainEqual(listed);

    await purchase.getByRole('button', { name: 'В корзину' }).click();
    const quantity = purchase.getByRole('spinbutton');
    await expect(quantity).toBeVisible();
    const first = Number(await quantity.inputValue());
    await expect.poll(actions).toHaveLength(2);
    await purchase.getByRole('button', { name: /Больше|Увеличить|\+/ }).click();
    await expect.poll(actions).toHaveLength(3);
    const second = Number(await quantity.inputValue());
    await purchase.getByRole('button', { name: /Меньше|Уменьшить|–/ }).click();
    await expect.poll(actions).toHaveLength(4);
    const more = second - first;
    expect(more).toBeGreaterThan(0);
    await expect
      .poll(() => actions().slice(1))
      .toEqual([
        { currencyCode: 'RUB', add: { products: [{ ...listed, quantity: first }] } },
        { currencyCode: 'RUB', add: { products: [{ ...listed, quantity: more }] } },
        { currencyCode: 'RUB', remove: { products: [{ ...listed, quantity: more }] } },
      ]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'analyticsCart');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual([
      {
        id: product.marketID,
        name: product.name,
        price: product.price / 100,
        quantity: first,
        position: place,
        list: 'Popular',
        category: product.category.name,
      },
    ]);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 24 / 3600;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);

    await page
      .getByRole('link', { name: /^Корзина/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
    await fillCheckout(page);
    const orderID = /\/order\/([^/?]+)/.exec(page.url())?.[1] ?? '';
    await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
    await expect.poll(actions).toHaveLength(7);
    const order = await buyer.client.call<{ number: string; totals: { toPay: number } }>(
      'GET',
      `/order/${orderID}`,
    );
    const products = [{ ...listed, quantity: first }];
    const step = (name: string) => ({
      currencyCode: 'RUB',
      checkout: { actionField: { step: name }, products },
    });
    expect(actions().slice(4)).toEqual([
      step('Checkout'),
      step('WaitingForCreating'),
      {
        currencyCode: 'RUB',
        purchase: {
          actionField: { id: order.number, revenue: order.totals.toPay / 100 },
          products,
        },
      },
    ]);
    // The tag manager reads the same entries.
    await expect.poll(() => parties.ecommerce('manager')).toEqual(parties.ecommerce('counter'));
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('analyticsCart');

    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox');
    await search.fill('перчатки');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /перчатки/i })).toBeVisible();
    await expect
      .poll(() => parties.calls('reachGoal').flat())
      .toEqual(['addToCart', 'addToCart', 'checkout', 'orderCreating', 'purchase', 'search']);

    const titles = parties.calls('hit').map(([, details]) => (details as { title: string }).title);
    expect(titles).not.toContain('');
    expect(titles).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Заказ – /),
        expect.stringMatching(/^Корзина – /),
      ]),
    );
    const pages = () => parties.calls('hit').map(([url]) => String(url).replace(shop.url, ''));
    const walked = [
      '/',
      '/products?source=Popular',
      `/products/${slug}`,
      '/cart',
      '/order/id',
      '/order/id/inProgress',
      '/order/id/success',
      `/products?${new URLSearchParams({ query: 'перчатки' })}`,
    ];
    await expect.poll(pages).toEqual(walked);
    // Each card once on a page, however often it is rendered and scrolled into view.
    const shownCards = shownByPage(parties);
    expect(shownCards.flat().length).toBeGreaterThan(0);
    expect(shownCards).toEqual(shownCards.map((cards) => [...new Set(cards)]));
    const sent = JSON.stringify(parties.recorded);
    const { id, firstName, lastName, phone, email } = demoIndividual;
    for (const personal of [id, firstName, lastName, phone, email]) {
      expect(sent).not.toContain(personal);
    }
  });

  test('analytics: stops when the consent is withdrawn, and its cookies are deleted', async ({
    page,
    parties,
  }) => {
    await page.goto('/products');
    await agree(page);
    await expect.poll(() => parties.calls('hit')).toHaveLength(1);
    await page.goto('/profile/settings');
    const section = page.getByRole('region', { name: 'Файлы cookie' });
    await expect.poll(() => parties.calls('hit')).toHaveLength(2);
    expect(parties.calls('hit').at(-1)).toEqual([
      expect.stringMatching(/\/profile\/settings$/),
      { title: expect.stringMatching(/^Настройки – /), referer: '' },
    ]);
    await section.getByRole('button', { name: 'Отозвать согласие' }).click();
    await expect(section.getByRole('button', { name: 'Согласиться' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'ym' in window)).toBe(false);
    const stored = (await page.context().cookies()).map(({ name }) => name);
    expect(stored.filter((name) => /^_ym|analytics|cookieConsent/.test(name))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('_ym_retryReqs'))).toBeNull();
    const requests = parties.paths.length;
    await page.goto('/products');
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    expect(parties.paths.length).toBe(requests);

    await page.goto('/info/privacyPolicy');
    await page
      .getByRole('region', { name: 'Ваше согласие на cookie' })
      .getByRole('button', { name: 'Согласиться' })
      .click();
    await expect.poll(() => parties.calls('hit').at(-1)?.[0]).toMatch(/\/info\/privacyPolicy$/);
  });
});

test.describe('a container of the tag manager', () => {
  test.use({
    tolerance: { console: [/requires 'TrustedScriptURL'|Content Security Policy/], statuses: [] },
  });

  test('tag manager: its container loads the scripts of the settings after consent, and no other', async ({
    page,
    parties,
  }) => {
    parties.tags = ['/pixels/pixel.js?id=7', '/stray.js'];
    const before = parties.paths.length;
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
    await page.mouse.move(200, 300);
    await page.waitForLoadState('networkidle');
    expect(parties.paths.slice(before)).toEqual([]);

    await agree(page);
    const by = (name: string) => parties.recorded.filter((one) => one.by === name);
    await expect.poll(() => by('pixel')).toMatchObject([{ entry: { event: 'gtm.js' } }]);
    await expect
      .poll(() => by('manager').map(({ entry }) => entry))
      .toContainEqual({ event: 'rejected', url: `${parties.url}/stray.js` });
    expect(parties.paths.slice(before)).toContain('/pixels/pixel.js?id=7');
    expect(parties.paths.slice(before)).not.toContain('/stray.js');
  });
});

test.describe('third parties that do not respond', () => {
  test.use({ tolerance: { console: [/net::ERR_(?:BLOCKED_BY_CLIENT|FAILED)/], statuses: [] } });

  test('analytics: a blocked script harms nothing, and nothing is collected for it', async ({
    page,
    shop,
    parties,
  }) => {
    await agreedBefore(page, shop.url);
    await page.route(`${parties.url}/**`, (route) => route.abort('blockedbyclient'));
    const blocked = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/tag.js'),
    );
    await page.goto('/');
    await blocked;
    await expect.poll(() => page.evaluate(() => 'ym' in window)).toBe(false);
    await page.getByRole('link', { name: 'Популярные товары' }).click();
    // The home page has cards as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Популярные товары' })).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Покупка' })).toBeVisible();
    const entries = await page.evaluate(
      () => (window as { dataLayer?: { ecommerce?: object }[] }).dataLayer ?? [],
    );
    expect(entries.filter(({ ecommerce }) => ecommerce)).toEqual([]);
  });

  test('analytics: a slow script is requested after the page, which does not wait for it', async ({
    page,
    shop,
    parties,
  }) => {
    parties.delay = 3000;
    await agreedBefore(page, shop.url);
    await page.goto('/products');
    await expect.poll(() => parties.calls('hit')).toHaveLength(1);
    const times = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const script = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/tag.js'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        loaded: page?.loadEventStart ?? 0,
        painted: paint?.startTime ?? 0,
        requested: script?.startTime ?? 0,
      };
    });
    expect(times.requested).toBeGreaterThan(times.loaded);
    expect(times.requested).toBeGreaterThan(times.painted);
  });
});

test('marketplace: its widget is shown at the reviews of a product, after consent', async ({
  page,
  states,
  parties,
}) => {
  const { slug } = await (await states()).product();
  await page.goto(`/products/${slug}`);
  await agree(page);
  const reviews = page.getByRole('region', { name: /^Отзывы/ });
  await showReviews(page);
  await expect(reviews.getByText('Предложения маркетплейса')).toBeVisible();
  expect(parties.recorded.filter(({ by }) => by === 'market')).toHaveLength(1);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`list of events at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows what would be sent, without consent and without a request', async ({
      page,
      shop,
      parties,
    }) => {
      const before = parties.paths.length;
      await page.goto('/products#events');
      const log = page.getByRole('log', { name: 'Что отправилось бы' });
      // A rendered page listens to keys only after its scripts have run.
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(log).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(log.getByRole('listitem').last()).toContainText('1. Просмотр страницы');
      await expect(log).toContainText(`"url": "${shop.url}/products"`);
      await expect(log).toContainText('Показ товаров');
      const panel = page.getByRole('complementary', { name: 'События аналитики' });
      const toggle = panel.getByRole('button', { name: /^События/ });
      await toggle.click();
      await expect(log).toBeHidden();
      await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
      await expect(page.getByRole('region', { name: 'Покупка' })).toBeVisible();
      await toggle.click();
      const product = log.getByRole('listitem').filter({ hasText: 'Карточка товара' });
      await expect(product).toContainText('"list": "Catalog"');
      await expect(product).toContainText('"position": 1');
      expect(await findAxeFaults(page)).toEqual([]);
      expect(parties.paths.slice(before)).toEqual([]);
      await panel.getByRole('button', { name: 'Очистить' }).click();
      await expect(toggle).toHaveText('События · 0');
    });
  });
}

test.describe('Telegram of a user', () => {
  test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

  test('is connected by the link of the bot, chosen, and disconnected', async ({
    page,
    telegram,
  }) => {
    await page.goto('/profile/settings');
    const part = page.getByRole('region', { name: 'Telegram' });
    const box = page
      .getByRole('group', { name: 'Поступления' })
      .getByRole('checkbox', { name: 'Telegram' });
    await expect(part).toContainText('Не подключён.');
    await expect(box).toBeDisabled();
    await part.getByRole('button', { name: 'Подключить Telegram' }).click();
    const link = part.getByRole('link', { name: 'Открыть бота в Telegram' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe(`https://t.me/${telegram.botName}`);
    await expect(part.getByRole('img', { name: 'QR-код со ссылкой на бота' })).toBeVisible();

    const ivan = { id: 77, firstName: 'Иван', username: 'ivan_s' };
    const reply = await telegram.write(ivan, `/start ${url.searchParams.get('start')}`);
    expect(reply).toContain('Готово');
    // The page checks by itself.
    await expect(part).toContainText('Подключён: @ivan_s.');
    await expect(link).toHaveCount(0);
    await box.click();
    await expect(box).toBeChecked();
    await expect(page.getByText('Сохранено')).toBeVisible();

    await part.getByRole('button', { name: 'Отключить Telegram' }).click();
    await expect(part).toContainText('Не подключён.');
    // What was chosen before can be unchosen.
    await expect(box).toBeEnabled();
    await box.click();
    await expect(box).not.toBeChecked();
    await expect(box).toBeDisabled();
  });
});
