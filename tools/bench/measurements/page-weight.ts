import type { Page, Response } from '@playwright/test';

/** Bytes that a browser with an empty cache loads for a page until it is idle. */
export interface PageWeight {
  /** Transferred bytes: JavaScript, style sheets, the document, and the total. */
  script: number;
  style: number;
  document: number;
  total: number;
  scriptFiles: number;
  /** Inline style rules, uncompressed; they are part of `document`. */
  inlineStyle: number;
}

/** Opens a page and adds up what it loads. The page must be new, its cache empty. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const weight: PageWeight = {
    script: 0,
    style: 0,
    document: 0,
    total: 0,
    scriptFiles: 0,
    inlineStyle: 0,
  };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => pending.push(add(weight, response)));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  weight.inlineStyle = await page.evaluate(() =>
    [...document.querySelectorAll('style')].reduce(
      (sum, { textContent }) => sum + new Blob([textContent]).size,
      0,
    ),
  );
  return weight;
}

async function add(weight: PageWeight, response: Response): Promise<void> {
  const type = response.request().resourceType();
  const { responseBodySize } = await response.request().sizes();
  weight.total += responseBodySize;
  if (type === 'document') weight.document += responseBodySize;
  if (type === 'stylesheet') weight.style += responseBodySize;
  if (type !== 'script') return;
  weight.script += responseBodySize;
  weight.scriptFiles += 1;
}
