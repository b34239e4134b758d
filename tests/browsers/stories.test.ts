/**
 * The main user journeys in browsers other than Chromium: a visitor's order, and a company's order that
 * needs approval. The same shop as in `tests/e2e`, driven by each browser's own protocol.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
} from '#demo/people.ts';
import { approvalPage } from '#tests/e2e/support/users/buyer.ts';
import { ShopClient } from '#tests/e2e/support/users/shop-client.ts';
import { States } from '#tests/e2e/support/users/states.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import type { BrowserPage, Target } from './browser-page.ts';
import { FirefoxPage, findFirefox } from './firefox.ts';
import { findWebKit, WebKitPage } from './webkit.ts';

const [firefox, webkit] = [await findFirefox(), await findWebKit()];
const browsers: [name: string, path: string | undefined, open: OpenPage][] = [
  ['Firefox', firefox, FirefoxPage.open],
  ['WebKit', webkit, WebKitPage.open],
];

type OpenPage = (
  shopUrl: string,
  executablePath: string,
) => Promise<BrowserPage & { close(): Promise<void> }>;

/** Long enough to start a browser for each test on a busy machine. */
const storyMs = 300_000;

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const textbox = (name: string | RegExp, within?: Target): Target => ({
  role: 'textbox',
  name,
  ...(within ? { within } : {}),
});

let shop: ShopServer;

beforeAll(async () => {
  shop = await ShopServer.launch();
}, storyMs);
afterAll(() => shop?.dispose());

it('browsers: at least one other than Chromium is available', () => {
  // Where nothing can be installed, one of the two is enough.
  expect(firefox ?? webkit, 'Install firefox-esr, or webkit2gtk-driver and xvfb').toBeDefined();
});

describe.each(browsers.filter(([, path]) => path !== undefined))('%s', (_name, path, open) => {
  const opened: Awaited<ReturnType<OpenPage>>[] = [];
  const openPage = async () => {
    const page = await open(shop.url, path ?? '');
    opened.push(page);
    return page;
  };

  afterEach(async () => {
    const pages = opened.splice(0);
    const problems = await Promise.all(pages.map((page) => page.problems()));
    await Promise.all(pages.map((page) => page.close()));
    expect(problems.flat(), 'The browser noticed problems').toEqual([]);
  });

  it('typeface: draws bold text bolder than regular text', { timeout: storyMs }, async () => {
    const page = await openPage();
    await page.goto('/');
    // The shop's web font may be used only from the next page on; this one is drawn as soon as it is loaded.
    // The page stores what it draws and the test reads it again and again: a promise that WebDriver awaits
    // for the page was once never settled on a machine that had just installed WebKit.
    await page.evaluate(`(() => {
      const count = (face) => {
        document.fonts.add(face);
        const context = document.createElement('canvas').getContext('2d');
        return [400, 600].map((weight) => {
          context.clearRect(0, 0, 300, 150);
          context.font = weight + ' 60px Probe';
          context.fillText('Жевать', 10, 100);
          const { data } = context.getImageData(0, 0, 300, 150);
          return data.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0);
        });
      };
      window.probe = { darkness: [], error: '' };
      const source = performance.getEntriesByType('resource').find(({ name }) => name.includes('.woff2'));
      fetch(source.name)
        .then((response) => response.arrayBuffer())
        .then((bytes) => (window.probe.face = new FontFace('Probe', bytes, { weight: '400 600' })).load())
        .then((face) => { window.probe.darkness = count(face); })
        .catch((error) => { window.probe.error = String(error); });
    })()`);
    await page.until('draw the font', async () => {
      const error = await page.evaluate<string>('window.probe.error');
      if (error) throw new Error(error);
      return page.evaluate<boolean>('window.probe.darkness.length > 0');
    });
    // The dark pixels of each weight.
    const [regular = 0, bold = 0] = await page.evaluate<number[]>('window.probe.darkness');
    expect(regular).toBeGreaterThan(0);
    // A font whose weights a browser ignores looks the same at both.
    expect(bold / regular).toBeGreaterThan(1.15);
  });

  it('main path: a visitor finds a product, signs in on the way and orders it', {
    timeout: storyMs,
  }, async () => {
    const page = await openPage();
    await page.goto('/');
    await page.click(button(/^Искать товары/));
    const search: Target = { role: 'combobox', within: { role: 'dialog', name: 'Поиск' } };
    await page.fill(search, 'композит');
    await page.pressEnter(search);
    await page.see(heading(/композит/i));

    const filters: Target = { role: 'complementary', name: 'Фильтры' };
    const brand: Target = { role: 'checkbox', name: /Lumivera/, within: filters };
    await page.click(brand);
    await page.until('filter by brand', async () => (await page.path()).includes('brand'));
    await page.until('show the filtered list', () =>
      page.evaluate(`document.querySelectorAll('main [aria-busy="true"]').length === 0`),
    );

    const card: Target = { role: 'article', within: { role: 'main' } };
    await page.click({ role: 'link', within: { role: 'heading', within: card } });
    await page.see({ role: 'region', name: 'Покупка' });
    // The card may show the family's name; the page shows the product's.
    const name = await page.textOf({ role: 'heading', within: { role: 'main' } });
    await page.click(button('В корзину', { role: 'region', name: 'Покупка' }));
    await page.see({ role: 'dialog', name: 'Авторизуйтесь' });
    await page.click(button('Войти в аккаунт'));
    await fillSignIn(page, demoIndividual);
    await page.see({ role: 'spinbutton', name: `Количество: ${name}` });

    await page.click({ role: 'link', name: /^Корзина/ });
    await page.see(heading(/Корзина/));
    await page.click(button('Перейти к оформлению'));
    await page.see(heading('Оформление заказа'));
    await fillCheckout(page);
    await page.click(button('Подтвердить заказ'));
    await page.see(heading(/^Заказ .+ оформлен/));
  });

  it('approval: an employee’s order waits for the approver, who approves it', {
    timeout: storyMs,
  }, async () => {
    const page = await openPage();
    await page.goto('/login/callback?cb=/info/contacts');
    await fillSignIn(page, demoEmployee);
    await page.see(heading('Контакты'));
    const buyer = await statesOf(page);
    await buyer.buyFor(demoCompany.id);
    const [product] = (await buyer.products()).toSorted((one, two) => two.price - one.price);
    if (!product) throw new Error('The demo catalog has no composite');
    const pieces = Math.ceil(4_000_000 / product.price);
    const id = await buyer.readyCheckout({ payment: 'Invoice', lines: [[product, pieces]] });
    await page.goto(`/order/${id}`);
    await page.click(button('Отправить на согласование'));
    await page.seeText('Ждём решения');

    const approver = await openPage();
    await approver.goto(`/login/callback?cb=${encodeURIComponent(approvalPage(id))}`);
    await fillSignIn(approver, demoApprover);
    await approver.click(button('Согласовать'));
    const decision: Target = { role: 'dialog', name: 'Согласовать заказ' };
    await approver.fill(textbox('Комментарий', decision), 'Хватит до мая');
    await approver.click(button('Согласовать', decision));
    await approver.seeText('Заказ согласован');
  });
});

/** Calls of the API as the user who is signed in in this browser. */
async function statesOf(page: BrowserPage): Promise<States> {
  const localStorage = await page.evaluate<{ name: string; value: string }[]>(
    'Object.entries(localStorage).map(([name, value]) => ({ name, value }))',
  );
  const storage = { cookies: [], origins: [{ origin: shop.url, localStorage }] };
  return new States(new ShopClient(shop.url, storage));
}

async function fillSignIn(page: BrowserPage, person: DemoPerson): Promise<void> {
  await page.see(heading('Вход'));
  await page.fill(textbox('Логин или e-mail'), person.login);
  // A password field has no role, so Enter is pressed in the field before it.
  await page.evaluate(`document.querySelector('input[type=password]').focus()`);
  await page.evaluate(
    `void (document.querySelector('input[type=password]').value = ${JSON.stringify(person.password)})`,
  );
  await page.click(button('Войти'));
}

/** Pickup at the first point, paid there. */
async function fillCheckout(page: BrowserPage): Promise<void> {
  const choices = [
    ['Способ получения', /^Самовывоз/],
    ['Пункт выдачи', /./],
    ['Оплата', /^Наличными/],
  ] as const;
  for (const [section, choice] of choices) {
    const region: Target = { role: 'region', name: section };
    const [next, change] = [button('Продолжить', region), button('Изменить', region)];
    await page.until(
      `open the section ${section}`,
      async () => (await page.isVisible(next)) || (await page.isVisible(change)),
    );
    if (await page.isVisible(change)) continue;
    await page.click({ role: 'radio', name: choice, within: region });
    await page.click(next);
    await page.see(change);
  }
}
