import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { canInstallPackages, installPackages } from '#tests/support/system-packages.ts';
import { BrowserPage } from './browser-page.ts';

const programs = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of a Firefox: the one in FIREFOX_PATH, the system's, or one that is installed now. */
export async function findFirefox(): Promise<string | undefined> {
  const find = () =>
    [process.env.FIREFOX_PATH ?? '', ...programs].find((file) => file !== '' && existsSync(file));
  const found = find();
  if (found || !canInstallPackages()) return found;
  await installPackages('firefox-esr').catch(() => {});
  return find();
}

/** Firefox by WebDriver BiDi, with a temporary profile. */
export class FirefoxPage extends BrowserPage {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #problems: string[] = [];

  private constructor(shopUrl: string, browser: Browser, page: Page) {
    super(shopUrl);
    this.#browser = browser;
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console error: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.#problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  static async open(shopUrl: string, executablePath: string): Promise<FirefoxPage> {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1366, height: 768 });
    return new FirefoxPage(shopUrl, browser, page);
  }

  protected async load(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.#page.evaluate(expression)) as Value;
  }

  protected async clickOn(expression: string): Promise<void> {
    await (await this.#element(expression)).click();
  }

  protected async typeInto(expression: string, text: string): Promise<void> {
    const field = await this.#element(expression);
    await field.click({ count: 3 });
    await field.type(text);
  }

  protected async pressEnterIn(expression: string): Promise<void> {
    await (await this.#element(expression)).press('Enter');
  }

  async problems(): Promise<string[]> {
    return this.#problems;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #element(expression: string): Promise<ElementHandle> {
    const handle = await this.#page.evaluateHandle(expression);
    const element = handle.asElement();
    if (!element) throw new Error('The element has gone');
    return element as ElementHandle;
  }
}
