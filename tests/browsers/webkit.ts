import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { canInstallPackages, hasProgram, installPackages } from '#tests/support/system-packages.ts';
import { freePort } from '#tools/process/ports.ts';
import { BrowserPage } from './browser-page.ts';

const driverName = 'WebKitWebDriver';
const displayName = 'Xvfb';
const packages = ['webkit2gtk-driver', 'xvfb'];
const startPatienceMs = 20_000;
/** A driver that has just been installed was once silent for five minutes; another start of it responds. */
const openPatienceMs = 60_000;
const openAttempts = 3;
const scriptPatienceMs = 30_000;
const pollMs = 100;

/** Path of WebKitGTK's MiniBrowser, when it, its driver and a virtual screen are available. */
export async function findWebKit(): Promise<string | undefined> {
  const find = () =>
    hasProgram(driverName) && hasProgram(displayName)
      ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find((file) => existsSync(file))
      : undefined;
  const found = find();
  if (found || !canInstallPackages()) return found;
  await installPackages(...packages).catch(() => {});
  return find();
}

/** Collects errors from the moment the page's document exists; WebDriver has no log of its own. */
const watchErrors = `if (!window.recordedProblems) {
  const problems = (window.recordedProblems = []);
  const consoleError = console.error;
  console.error = (...words) => { problems.push('console error: ' + words.map(String).join(' ')); consoleError(...words); };
  addEventListener('error', (event) => { if (event.message) problems.push('uncaught: ' + event.message); });
  addEventListener('unhandledrejection', (event) => problems.push('unhandled: ' + String(event.reason)));
}`;

/** WebKitGTK by WebDriver. */
export class WebKitPage extends BrowserPage {
  readonly #driver: WebDriver;
  readonly #programs: readonly ChildProcess[];
  readonly #problems: string[] = [];

  private constructor(shopUrl: string, driver: WebDriver, programs: readonly ChildProcess[]) {
    super(shopUrl);
    this.#driver = driver;
    this.#programs = programs;
  }

  static async open(shopUrl: string, executablePath: string): Promise<WebKitPage> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await WebKitPage.#start(shopUrl, executablePath);
      } catch (error) {
        if (attempt === openAttempts) throw error;
      }
    }
  }

  static async #start(shopUrl: string, executablePath: string): Promise<WebKitPage> {
    const [display, displayNumber] = await startDisplay();
    const port = await freePort();
    const service = spawn(driverName, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${displayNumber}`, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
    });
    const programs = [service, display];
    try {
      const server = `http://127.0.0.1:${port}`;
      await waitFor('the driver', async () => (await fetch(`${server}/status`)).ok);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        // Errors of the first milliseconds count too: the collection starts before the page has loaded.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
      });
      const start = async () => {
        const driver = await new Builder()
          .usingServer(server)
          .withCapabilities(capabilities)
          .build();
        await driver.manage().setTimeouts({ script: scriptPatienceMs });
        await driver.manage().window().setRect({ x: 0, y: 0, width: 1366, height: 900 });
        return driver;
      };
      return new WebKitPage(shopUrl, await withDeadline('a window of WebKit', start()), programs);
    } catch (error) {
      for (const program of programs) program.kill();
      throw error;
    }
  }

  protected async load(url: string): Promise<void> {
    await this.problems();
    await this.#driver.executeScript('window.isLeft = true');
    await this.#driver.get(url);
    const isThere = 'window.isLeft !== true && location.href !== "about:blank"';
    await waitFor(url, () => this.evaluate(isThere));
    await this.#driver.executeScript(watchErrors);
    await waitFor(`${url} to load`, () => this.evaluate("document.readyState === 'complete'"));
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return this.#driver.executeScript<Value>(`${watchErrors}; return (${expression});`);
  }

  protected async clickOn(expression: string): Promise<void> {
    await this.problems();
    const element = await this.#element(expression);
    // The driver scrolls an element just into view, where a bar of the shop may cover it.
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  protected async typeInto(expression: string, text: string): Promise<void> {
    const field = await this.#element(expression);
    await field.clear();
    await field.sendKeys(text);
  }

  protected async pressEnterIn(expression: string): Promise<void> {
    await (await this.#element(expression)).sendKeys(Key.ENTER);
  }

  /** Also collects the errors of the current document, which are lost with it. */
  async problems(): Promise<string[]> {
    const found = await this.#driver
      .executeScript<string[]>('return (window.recordedProblems ?? []).splice(0)')
      .catch(() => []);
    this.#problems.push(...found);
    return this.#problems;
  }

  async close(): Promise<void> {
    await this.#driver.quit().catch(() => {});
    for (const program of this.#programs) program.kill();
  }

  async #element(expression: string): Promise<WebElement> {
    const element = await this.#driver.executeScript<WebElement | null>(`return (${expression});`);
    if (!element) throw new Error('The element has gone');
    return element;
  }
}

/** A virtual screen; the display server chooses a free number and writes it down. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const display = spawn(
    displayName,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const written = display.stdio[3];
  if (!written) throw new Error('No pipe to the display server');
  const number = await new Promise<string>((resolve, reject) => {
    written.once('data', (data) => resolve(String(data).trim()));
    display.once('exit', () => reject(new Error(`${displayName} does not start`)));
  });
  return [display, number];
}

/** Rejects when the promise isn't settled in time; the caller ends the programs it waited for. */
async function withDeadline<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const ended = new AbortController();
  const deadline = delay(openPatienceMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`Waited ${openPatienceMs / 1000} s in vain for ${what}`);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    ended.abort();
    deadline.catch(() => {});
  }
}

async function waitFor(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  while (Date.now() < deadline) {
    if (await holds().catch(() => false)) return;
    await delay(pollMs);
  }
  throw new Error(`Waited ${startPatienceMs / 1000} s in vain for ${what}`);
}
