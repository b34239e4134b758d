import type { Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { showLongestValues } from '#tests/e2e/support/longest-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Checkout } from '#tests/e2e/support/users/buyer.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.use({ person: demoIndividual, viewport: { width: 1366, height: 768 } });

/** Width of A4 with margins of one centimeter, CSS pixels. */
const SHEET = 718;
const SHEET_HEIGHT = 1047;

const SCHEME = 'data-mantine-color-scheme';

interface Paper {
  name: string;
  /** Prepares the page to print and returns its URL. */
  url: (buyer: States, lines: number) => Promise<string>;
  /** What the paper must show besides the product names. */
  shows: readonly RegExp[];
  /** Empty fields that are printed: of a section that is not complete. */
  fields?: number;
}

async function fill(buyer: States, lines: number): Promise<string[]> {
  await buyer.dropDraft();
  await buyer.emptyCart();
  const all = await buyer.products({});
  const goods = all.filter(({ stockLevel }) => stockLevel === 'Many');
  const chosen = [...goods, ...all.filter((one) => !goods.includes(one))].slice(0, lines);
  await buyer.add(chosen.map((product) => [product, 1] as const));
  return chosen.map(({ id }) => id);
}

const papers: readonly Paper[] = [
  {
    name: 'the cart',
    url: async (buyer, lines) => {
      await fill(buyer, lines);
      await buyer.client.call('PUT', '/cart/delivery', { method: 'Pickup' });
      return '/cart';
    },
    shows: [/К\s*оплате/, /₽/, /Покупатель: \S/, /Доставка: Самовывоз/, /Пункт выдачи: /, /1 шт\./],
  },
  {
    name: 'a checkout',
    url: async (buyer, lines) => {
      const productIDs = await fill(buyer, lines);
      const { id } = await buyer.client.call<Checkout>('POST', '/cart/proceed', { productIDs });
      await buyer.client.call('PUT', `/checkout/${id}/delivery`, { method: 'Pickup' });
      return `/order/${id}`;
    },
    shows: [/Самовывоз/, /К\s*оплате/, /Доставка/, /₽/],
    fields: 1,
  },
];

for (const { name, url, shows, fields } of papers) {
  for (const lines of [1, 60]) {
    test(`print: ${name} of ${lines} lines is complete, black on white and without controls`, async ({
      page,
      states,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const path = await url(await states(), lines);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await showLongestValues(page);
      const items = page.getByRole('main').getByRole('listitem');
      const goods = items.filter({ hasText: '₽', has: page.getByRole('link') });
      await inspect(page, shows, fields);
      await expect(goods).toHaveCount(lines);
    });
  }
}

test('print: a product prints its name, price and attributes', async ({ page, states }) => {
  const { slug, name } = await (await states()).product();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/products/${slug}`);
  await inspect(page, [new RegExp(name.slice(0, 20)), /₽/, /Характеристики/]);
});

test('print: a comparison prints full names, prices and all columns', async ({
  page,
  context,
  shop,
  states,
}) => {
  const buyer = await states();
  const others = await buyer.products({ query: 'перчатки' });
  const products = [...(await buyer.products()).slice(0, 3), ...others.slice(0, 2)];
  const ids = products.map(({ id }) => id);
  // What other tests compared would be merged with it.
  const { items } = await buyer.client.call<{ items: { productID: string }[] }>(
    'GET',
    '/profile/compare/preview',
  );
  await buyer.nothingCompared(items.map(({ productID }) => ({ id: productID })));
  await context.addCookies([
    { name: 'compareProducts', value: encodeURIComponent(JSON.stringify(ids)), url: shop.url },
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/compare');
  await expect(page.getByRole('table')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Категория сравнения' }).getByRole('link');
  const categories = (await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''));
  expect(categories.length).toBeGreaterThan(1);
  await showLongestValues(page);
  await inspect(page, [/M4LED/, /₽/, ...categories.map((category) => new RegExp(category))]);
  await expect(page.getByRole('table')).toHaveCount(categories.length);
  const heads = page.getByRole('columnheader').filter({ hasText: '₽' });
  await expect(heads).toHaveCount(ids.length);
  const texts = await heads.allInnerTexts();
  const variants = products.flatMap(({ family }) => family?.label ?? []);
  expect(variants.length).toBeGreaterThan(0);
  for (const label of variants) expect(texts.join('\n')).not.toContain(`${label} · `);
  const images = heads.locator('img').filter({ visible: true });
  await expect(images).toHaveCount(ids.length);
  const loaded = () =>
    images.evaluateAll(
      (all) =>
        all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );
  await expect.poll(loaded).toBe(ids.length);
});

test('print: an order prints its number, lines and totals', async ({ page, states }) => {
  const buyer = await states();
  const id = await buyer.placedOrder();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/order/${id}`);
  await expect(page.getByRole('main')).toContainText(/К\s*оплате/);
  await showLongestValues(page);
  await inspect(page, [/О заказе/, /К\s*оплате/, /₽/]);
});

async function inspect(page: Page, shows: readonly RegExp[], fields = 0): Promise<void> {
  await page.setViewportSize({ width: SHEET, height: SHEET_HEIGHT });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute(SCHEME, 'light');
  await inspectPaper(page, shows, fields);
  // Not every browser fires `beforeprint`.
  await root.evaluate((element, name) => element.setAttribute(name, 'dark'), SCHEME);
  await inspectPaper(page, shows, fields);
}

async function inspectPaper(page: Page, shows: readonly RegExp[], fields: number): Promise<void> {
  const found = await page.evaluate(findPrintFaults, SHEET_HEIGHT);
  for (const pattern of shows) expect(found.text).toMatch(pattern);
  // Whose paper it is, once.
  expect(found.text.split(shopName)).toHaveLength(2);
  expect(found.fixed).toEqual([]);
  expect(found.cut).toEqual([]);
  expect(found.wide).toEqual([]);
  expect(found.light).toEqual([]);
  expect(found.buttons).toEqual([]);
  expect(found.fields, found.fields.join()).toHaveLength(fields);
  expect(found.huge).toEqual([]);
  // Empty space at the end prints a page of its own when the text ends near the foot of one.
  expect(found.emptyEnd).toBeLessThan(64);
}

/** Runs in the page: what is wrong with it on paper. */
function findPrintFaults(sheetHeight: number) {
  const main = document.querySelector('main') ?? document.body;
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')}: ${element.textContent?.trim().slice(0, 40)}`;
  const shown = [...document.body.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, clipPath, position } = getComputedStyle(element);
    const isForScreenReaders = position === 'absolute' && width <= 1 && height <= 1;
    return (
      width > 0 &&
      height > 0 &&
      visibility === 'visible' &&
      clipPath === 'none' &&
      !isForScreenReaders
    );
  });
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  const lightness = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
  };
  const texts = shown.filter((element) => main.contains(element) && hasText(element));
  const lastText = Math.max(...texts.map((element) => element.getBoundingClientRect().bottom));
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: what is not on the paper does not count.
    text: document.body.innerText,
    fixed: shown.filter((e) => getComputedStyle(e).position === 'fixed').map(nameOf),
    cut: texts
      .filter((e) => {
        const { overflowX, overflowY } = getComputedStyle(e);
        const isCut = (overflow: string, inner: number, outer: number) =>
          overflow !== 'visible' && inner > outer + 1;
        return (
          !(e instanceof HTMLInputElement) &&
          (isCut(overflowX, e.scrollWidth, e.clientWidth) ||
            isCut(overflowY, e.scrollHeight, e.clientHeight))
        );
      })
      .map(nameOf),
    wide: shown
      .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter(hasText)
      .map(nameOf),
    // Browsers omit background colors when printing: light text would be invisible.
    light: texts.filter((e) => lightness(getComputedStyle(e).color) > 0.6).map(nameOf),
    // A disclosure has its heading in a button, and a selected option is one.
    buttons: shown
      .filter((e) => e.matches('button:not([aria-expanded], [aria-checked="true"]), search'))
      .map(nameOf),
    // A comment is printed in the field it was written in.
    fields: shown.filter((e) => e.matches('input, select')).map(nameOf),
    emptyEnd: document.body.getBoundingClientRect().bottom - lastText,
    huge: shown
      .filter((e) => e.matches('img') && e.getBoundingClientRect().height > sheetHeight / 3)
      .map(nameOf),
  };
}
