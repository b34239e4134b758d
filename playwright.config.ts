import { defineConfig } from '@playwright/test';
import { shortLivedFlags } from './tests/support/chromium.ts';

/**
 * `npm test` names the browser and the database; `npx playwright test` alone takes Playwright's own
 * browser, or the one in CHROMIUM_PATH, and PGlite.
 */
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/prepare-shop.ts',
  // Playwright empties it at every run: reports are beside it.
  outputDir: 'test-results/browser',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // Again in a fresh worker with a fresh shop; `npm test` names each test that needed it, and bears few.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Generous: a busy machine is no fault of the code.
  expect: { timeout: 30_000 },
  // Who is not watching reads what failed, not what ran.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }],
  ],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace of every step costs as much as the test; TRACE=on takes it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker that responds instead of the network would hide calls from the tests; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { args: shortLivedFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
