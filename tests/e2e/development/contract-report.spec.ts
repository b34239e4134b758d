import { expect, test } from '@playwright/test';
import { htmlReport } from '#tools/contract/reports/html.ts';
import type { Finding, Gap, SuiteResult } from '#tools/contract/suite.ts';

const finding: Finding = {
  rule: 'allow-missing',
  check: 'methods',
  sequence: null,
  operation: 'createTask',
  cause: null,
  method: 'POST',
  path: '/tasks',
  place: { file: 'tasks.yaml', line: 1 },
  subject: 'method PUT',
  expected: 'Allow',
  actual: 'none',
  status: 405,
  curl: 'curl',
  response: '',
  other: null,
  replay: 'replay',
  seed: 1,
  count: 1,
};
const worse: Finding = { ...finding, rule: 'server-error', check: 'valid', operation: 'getTask' };
const gap: Gap = { kind: 'filter', subject: 'listTasks', about: 'filter status', reason: 'none' };
const result: SuiteResult = {
  url: 'http://localhost',
  seed: 1,
  runs: 1,
  findings: [finding, worse],
  coverage: [],
  gaps: [gap, { ...gap, kind: 'person', subject: 'other', about: 'person' }],
  verdicts: [],
  sequences: [{ name: 'refund', title: 'A refund', ending: null, excluded: false }],
  limits: [],
  setTokens: [],
  requests: 1,
  milliseconds: 1,
  checks: 1,
};

test('report of the contract suite: is filtered by text, kind and severity', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setContent(htmlReport(result, new Date(0)));
  const found = page.locator('.item[data-severity]:not(li):visible');
  const byRule = page.locator('li.item[data-severity]:visible');
  await expect(found).toHaveCount(2);
  await page.getByLabel('text').fill('createtask');
  await expect(found).toHaveText([/allow-missing/]);
  await expect(byRule).toHaveText([/createTask/]);
  await page.getByLabel('text').fill('');
  await page.getByLabel('severity').selectOption('critical');
  await expect(found).toHaveText([/server-error/]);
  await page.getByLabel('severity').selectOption('');
  await page.getByLabel('kind').selectOption('filter');
  await expect(found).toHaveCount(0);
  await expect(page.getByRole('listitem')).toHaveText([/listTasks filter status/]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('report of the contract suite: is opened by hand, without the filter', async ({ page }) => {
    await page.setContent(htmlReport(result, new Date(0)));
    await expect(page.getByLabel('text')).toBeHidden();
    await page.locator('summary', { hasText: 'filters that found nothing' }).click();
    await expect(page.getByText('listTasks filter status: none')).toBeVisible();
  });
});
