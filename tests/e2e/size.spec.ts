import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { projectRoot } from '#scripts/project-root.ts';
import { expect, test } from './support/test.ts';

interface Sizes {
  /** Bytes as sent. */
  wire: number;
  gzip: number;
  brotli: number;
  files: number;
}

/** Opens a page in an empty browser and adds up the scripts that it loads. */
async function measure(page: Page, url: string): Promise<Sizes> {
  const sizes: Sizes = { wire: 0, gzip: 0, brotli: 0, files: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      (async () => {
        const [body, { responseBodySize }] = await Promise.all([
          response.body(),
          response.request().sizes(),
        ]);
        sizes.wire += responseBodySize;
        sizes.gzip += gzipSync(body, { level: 9 }).length;
        sizes.brotli += brotliCompressSync(body).length;
        sizes.files += 1;
      })(),
    );
  });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return sizes;
}

/** Compressed JavaScript, in bytes over the wire, that a page may load before it is at rest. */
const budgets = [
  { name: 'home', address: () => '/', bytes: 160_000 },
  { name: 'list', address: () => '/products', bytes: 160_000 },
  { name: 'product', address: (slug: string) => `/products/${slug}`, bytes: 170_000 },
];

for (const { name, address, bytes } of budgets) {
  test(`The ${name} page loads no more JavaScript than its budget`, async ({ page, states }) => {
    const { slug } = await (await states()).product();
    const sizes = await measure(page, address(slug));
    const folder = path.join(projectRoot, 'test-results', 'sizes');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(sizes));
    expect(sizes.files).toBeGreaterThan(0);
    expect(sizes.wire, JSON.stringify(sizes)).toBeLessThanOrEqual(bytes);
  });
}
