import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readConfig } from '#server/config/config.ts';
import { createServices } from '#server/services.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { readPages } from './page-file.ts';

/** «buyLikeLegal» as examples are named. */
const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('page examples: the mock shows the pages that the reference server does', async () => {
  const config = readConfig({ NODE_ENV: 'test' });
  const database = await openTestDatabase();
  const pages = await readPages({ config, services: createServices(config, database.db) });
  await database.close();
  expect(pages.size).toBeGreaterThan(10);
  for (const [id, { title, html, description, updatedAt }] of pages) {
    const value = { id, title, html, description, updatedAt: updatedAt.toISOString() };
    // `npx vitest run -u page-examples` updates them after a change of a text or of a fact.
    await expect(stringify({ summary: title, value }, { lineWidth: 0 })).toMatchFileSnapshot(
      `../../openapi/examples/emptypage/page-${kebab(id)}.yaml`,
    );
  }
});
