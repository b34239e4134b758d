import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { StorageState } from '#tests/e2e/support/users/shop-client.ts';
import { chromiumFlags } from '#tests/support/chromium.ts';
import { calmest, type Disturbed, needsMore } from '#tools/bench/statistics/calm-runs.ts';
import { median } from '#tools/bench/statistics/median.ts';
import { watchStolenTime } from '#tools/bench/statistics/stolen-time.ts';
import { timeChange } from './interaction-clock.ts';

/** Milliseconds from the touch to the frame that shows the result, by CPU slowdown. */
export interface InteractionResult {
  name: string;
  full: number;
  slowed: number;
}

export interface InteractionOptions {
  url: string;
  executablePath: string;
  runs: number;
  /** Storage of a signed-in user with an empty cart, with a token that is valid for this run. */
  shopper: () => Promise<StorageState>;
}

interface Interaction {
  name: string;
  signedIn?: boolean;
  /** Opens the page that the interaction starts on. */
  prepare?: (page: Page) => Promise<void>;
  event: 'pointerdown' | 'input';
  /** The visible result; runs in the page. */
  read: () => string;
  act: (page: Page) => Promise<void>;
}

/** How much slower a phone's CPU is. */
const SLOWDOWN = 4;
const listed = () =>
  [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join('|');

const interactions: readonly Interaction[] = [
  {
    name: 'card → product',
    event: 'pointerdown',
    read: () => {
      const image = document.querySelector<HTMLImageElement>(
        'main section[aria-label="Изображения товара"] img',
      );
      const shown = location.pathname.startsWith('/products/') && image?.complete === true;
      return shown ? (document.querySelector('main h1')?.textContent ?? '') : '';
    },
    act: (page) => tap(page, page.getByRole('article').nth(1).getByRole('link').first()),
  },
  {
    name: 'add to cart → count',
    signedIn: true,
    event: 'pointerdown',
    read: () => document.querySelector('header a[href="/cart"]')?.textContent ?? '',
    act: (page) => tap(page, page.getByRole('button', { name: 'В корзину' }).first()),
  },
  {
    name: 'stepper → count',
    signedIn: true,
    event: 'pointerdown',
    prepare: addFirst,
    read: () => document.querySelector('main article [role=spinbutton]')?.ariaValueNow ?? '',
    act: (page) => tap(page, page.getByRole('button', { name: 'Увеличить количество' }).first()),
  },
  {
    name: 'checkout section → next',
    signedIn: true,
    event: 'pointerdown',
    prepare: openCheckout,
    // None is open once an earlier run has completed the others.
    read: () => document.querySelector('main section[data-open] h2')?.textContent ?? 'complete',
    act: (page) => tap(page, page.getByRole('button', { name: 'Продолжить' })),
  },
  {
    name: 'filter → list',
    event: 'pointerdown',
    read: listed,
    act: (page) =>
      tap(page, page.getByRole('complementary', { name: 'Фильтры' }).getByRole('checkbox').nth(1)),
  },
  {
    name: 'page 2 → list',
    event: 'pointerdown',
    read: listed,
    act: (page) => {
      const pages = page.getByRole('navigation', { name: 'Страницы списка товаров' });
      return tap(page, pages.getByRole('link', { name: 'Страница 2', exact: true }));
    },
  },
  {
    name: 'sort → list',
    event: 'input',
    read: listed,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Сначала показывать' }).selectOption({ index: 2 });
    },
  },
  {
    name: 'search key → suggestions',
    event: 'input',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Искать товары/ }).click();
      await page.getByRole('combobox', { name: /Искать товары/ }).pressSequentially('компози');
      await page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    read: () =>
      [...document.querySelectorAll('[role=option]')].map((line) => line.textContent).join('|'),
    act: (page) => page.keyboard.type('т'),
  },
];

/** Measures every interaction on the product list, each time on a new page. */
export async function measureInteractions(
  options: InteractionOptions,
): Promise<InteractionResult[]> {
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: chromiumFlags,
  });
  try {
    const results: InteractionResult[] = [];
    for (const interaction of interactions) {
      results.push({
        name: interaction.name,
        full: await medianOf(browser, interaction, 1, options),
        slowed: await medianOf(browser, interaction, SLOWDOWN, options),
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function medianOf(
  browser: Browser,
  interaction: Interaction,
  slowdown: number,
  options: InteractionOptions,
): Promise<number> {
  const { runs } = options;
  const done: Run[] = [];
  while (needsMore(done, runs)) {
    done.push(await measure(browser, interaction, slowdown, options));
  }
  return median(calmest(done, runs).map(({ time }) => time));
}

interface Run extends Disturbed {
  /** Milliseconds. */
  time: number;
}

async function measure(
  browser: Browser,
  { name, signedIn = false, prepare, event, read, act }: Interaction,
  slowdown: number,
  { url, shopper }: InteractionOptions,
): Promise<Run> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    viewport: { width: 1350, height: 940 },
    hasTouch: true,
    ...(signedIn && { storageState: await shopper() }),
  });
  try {
    const page = await context.newPage();
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The first touch, with which a page is scrolled, has had its effects by now.
    await page.touchscreen.tap(5, 5);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const stolen = watchStolenTime();
    const time = await timeChange(page, event, read, () => act(page));
    return { time, stolen: stolen() };
  } catch (error) {
    throw new Error(`${name}: could not be measured`, { cause: error });
  } finally {
    await context.close();
  }
}

async function addFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('button', { name: 'Увеличить количество' }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** A checkout with its first section open, whatever an earlier run has selected. */
async function openCheckout(page: Page): Promise<void> {
  await addFirst(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
  const section = page.getByRole('region', { name: 'Способ получения' });
  await section.waitFor();
  await page.waitForLoadState('networkidle');
  const change = section.getByRole('button', { name: 'Изменить' });
  if (await change.isVisible()) await change.click();
  await section.getByRole('radio', { name: /^Самовывоз/ }).check();
  await section.getByRole('button', { name: 'Продолжить' }).waitFor();
}

/** A finger, which unlike a mouse announces nothing by resting on the target. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
