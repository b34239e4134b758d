import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type DemoPerson, demoIndividual } from '#demo/people.ts';
import { ShopClient, type StorageState } from '#tests/e2e/support/users/shop-client.ts';
import { States } from '#tests/e2e/support/users/states.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import { Evidence } from './evidence.ts';
import { emptyStorage, renewStorage, signInStorage } from './storage.ts';
import { type Tolerance, watchContext } from './watch-page.ts';

interface TestFixtures {
  /** Who is signed in when the test starts; a visitor by default. */
  person: DemoPerson | null;
  tolerance: Tolerance;
  /**
   * Whether pages behind sign-in come with their user's content. Without it all that they show has passed
   * through the browser's own calls, which tests delay and let fail; `E2E_CONTENT=on` runs all with it.
   */
  hasContent: boolean;
  /** Prepares states of the shop as the test's person, or the individual by default. */
  states: () => Promise<States>;
  /** The same as another person. */
  statesOf: (person: DemoPerson) => Promise<States>;
  /** A page in the browser of another person or of a visitor; watched like the test's own. */
  pageOf: (person: DemoPerson | null) => Promise<Page>;
}

interface WorkerFixtures {
  /** A server with the demo catalog; all tests of a worker share it. */
  shop: ShopServer;
  /** Storage of a browser in which a person has signed in through the login page. */
  storageOf: (person: DemoPerson) => Promise<StorageState>;
}

/** Below the lifetime of an access token, so that no test has to renew it. */
const storageLifeMs = 120_000;

/** Playwright's test with a running shop; a test fails when its page logs errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  person: [null, { option: true }],
  tolerance: [{ console: [], statuses: [] }, { option: true }],

  hasContent: [process.env.E2E_CONTENT === 'on', { option: true }],

  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const databaseUrl = process.env.E2E_DATABASE_URL;
      const shop = await ShopServer.launch(databaseUrl ? { databaseUrl } : {});
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  storageOf: [
    async ({ browser, shop }, use) => {
      const known = new Map<string, { state: StorageState; until: number }>();
      await use(async (person) => {
        const cached = known.get(person.id);
        if (cached && cached.until > Date.now()) return cached.state;
        const until = Date.now() + storageLifeMs;
        const renewed = cached && (await renewStorage(shop.url, cached.state));
        const state = renewed ?? (await signInStorage(browser, shop.url, person));
        known.set(person.id, { state, until });
        return state;
      });
    },
    { scope: 'worker' },
  ],

  statesOf: async ({ shop, storageOf }, use) =>
    use(async (person) => new States(new ShopClient(shop.url, await storageOf(person)))),

  states: async ({ person, statesOf }, use) => use(() => statesOf(person ?? demoIndividual)),

  pageOf: async ({ browser, shop, storageOf, tolerance, hasContent }, use, testInfo) => {
    const evidence = new Evidence();
    const closers: (() => Promise<void>)[] = [];
    await use(async (person) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        storageState: person ? await storageOf(person) : emptyStorage,
      });
      if (!hasContent) await leaveOutContent(context);
      const findProblems = watchContext(context, tolerance, evidence);
      closers.push(async () => {
        const problems = await findProblems();
        await context.close();
        expect(problems, `The browser of ${person?.login ?? 'a visitor'}`).toEqual([]);
      });
      return context.newPage();
    });
    for (const close of closers) await close();
    evidence.write(testInfo);
  },

  baseURL: async ({ shop }, use) => use(shop.url),

  storageState: async ({ person, storageOf }, use) =>
    use(person ? await storageOf(person) : undefined),

  context: async ({ context, tolerance, hasContent }, use, testInfo) => {
    const evidence = new Evidence();
    if (!hasContent) await leaveOutContent(context);
    const findProblems = watchContext(context, tolerance, evidence);
    await use(context);
    expect(await findProblems(), 'The browser noticed problems').toEqual([]);
    evidence.write(testInfo);
  },
});

/** As when the server has too much to do: the page then loads everything itself. */
async function leaveOutContent(context: BrowserContext): Promise<void> {
  await context.route('**/page-content?*', (route) => route.fulfill({ status: 204 }));
}

export { expect };
