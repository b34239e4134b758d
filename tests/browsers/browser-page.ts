import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';

/** A target: an element by its role and accessible name, or a field by its label. */
export interface Target {
  readonly role: string;
  /** The complete name, or a pattern that matches a part of it. */
  readonly name?: string | RegExp;
  /** Searches only inside this target. */
  readonly within?: Target;
}

/** Long enough for a busy machine. */
const timeoutMs = 60_000;
const pollMs = 100;

/**
 * Testing Library's queries, which run in the page: every browser finds elements by the same rules.
 */
const queryLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Runs in the page: the first accessible element that matches, inside the one that `within` matches. */
const findInPage = `function find(target) {
  const root = target.within ? find(target.within) : document.body;
  if (!root) return null;
  const { queryAllByRole, configure } = window.TestingLibraryDom;
  const name = target.pattern ? new RegExp(target.pattern, target.flags) : target.name;
  const options = name === undefined ? {} : { name };
  return queryAllByRole(root, target.role, options)[0] ?? null;
}`;

/** A page of a browser other than Chromium, driven like a user: by roles, clicks and keys. */
export abstract class BrowserPage {
  readonly #shopUrl: string;

  /** @param shopUrl origin of the shop, without a trailing slash. */
  constructor(shopUrl: string) {
    this.#shopUrl = shopUrl;
  }

  /** Opens a URL and returns when its document has loaded. */
  protected abstract load(url: string): Promise<void>;
  /** Evaluates an expression in the page; its value must be serializable as JSON. */
  abstract evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the middle of the element that an expression returns, with the browser's own mouse. */
  protected abstract clickOn(expression: string): Promise<void>;
  /** Replaces the text of the field that an expression returns, key by key. */
  protected abstract typeInto(expression: string, text: string): Promise<void>;
  /** Presses Enter in the field that an expression returns. */
  protected abstract pressEnterIn(expression: string): Promise<void>;
  /** Console errors and uncaught exceptions since the page was opened. */
  abstract problems(): Promise<string[]>;

  /** Opens a path of the shop. */
  async goto(path: string): Promise<void> {
    await this.load(`${this.#shopUrl}${path}`);
  }

  async path(): Promise<string> {
    return this.evaluate('location.pathname + location.search');
  }

  async click(target: Target): Promise<void> {
    await this.#act(target, (expression) => this.clickOn(expression));
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.#act(target, (expression) => this.typeInto(expression, text));
  }

  async pressEnter(target: Target): Promise<void> {
    await this.#act(target, (expression) => this.pressEnterIn(expression));
  }

  async isVisible(target: Target): Promise<boolean> {
    return this.#query(target, 'element !== null');
  }

  /** Waits for the target and returns its text. */
  async textOf(target: Target): Promise<string> {
    await this.see(target);
    return this.#query(target, "element?.textContent ?? ''");
  }

  /** Waits for the target. */
  async see(target: Target): Promise<void> {
    await this.until(`see ${describeTarget(target)}`, () => this.isVisible(target));
  }

  /** Waits until a text is visible on the page. */
  async seeText(text: string): Promise<void> {
    await this.until(`see “${text}”`, () =>
      this.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`),
    );
  }

  /**
   * Waits until a condition is true.
   * @throws Error with the condition and the text of the page.
   */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    let failure: unknown;
    while (Date.now() < deadline) {
      try {
        if (await holds()) return;
      } catch (error) {
        // A page that is being left has no context for a moment.
        failure = error;
      }
      await delay(pollMs);
    }
    const shown = await this.evaluate<string>(
      "location.href + '\\n' + document.body.innerText.slice(0, 1500)",
    ).catch(String);
    throw new Error(`Did not ${what} within ${timeoutMs / 1000} s. ${failure ?? ''}\n${shown}`);
  }

  /** Acts on an element; retries when React has replaced it in the meantime. */
  async #act(target: Target, act: (expression: string) => Promise<void>): Promise<void> {
    const place = 'element && JSON.stringify(element.getBoundingClientRect())';
    let former: string | null = null;
    await this.until(`use ${describeTarget(target)}`, async () => {
      const present = await this.#query<string | null>(target, place);
      // Waits until the element stops moving, otherwise the click would miss it.
      const isStill = present !== null && present === former;
      former = present;
      if (!isStill) return false;
      await act(queryExpression(target, 'element'));
      return true;
    });
  }

  async #query<Value>(target: Target, result: string): Promise<Value> {
    if (!(await this.evaluate<boolean>("'TestingLibraryDom' in window"))) {
      await this.evaluate(`(() => { ${queryLibrary}\n; return true; }).call(window)`);
    }
    return this.evaluate(queryExpression(target, result));
  }
}

function queryExpression(target: Target, result: string): string {
  return `(() => { ${findInPage} const element = find(${JSON.stringify(plain(target))}); return ${result}; })()`;
}

/** A target as JSON; a pattern is serialized as its source and flags. */
function plain({ role, name, within }: Target): object {
  return {
    role,
    ...(name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { name }),
    ...(within ? { within: plain(within) } : {}),
  };
}

function describeTarget({ role, name, within }: Target): string {
  const own = name === undefined ? role : `${role} ${String(name)}`;
  return within ? `${own} in ${describeTarget(within)}` : own;
}
