import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { ServerConfig } from '#server/config/config.ts';
import type { HttpContext, HttpEnv } from '#server/contract/http-env.ts';
import type { Database } from '#server/db/connection.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import type { Services } from '#server/integrations/services.ts';
import { mediaTypeOf, StaticFile } from '#server/web/static-files/static-file.ts';
import { listParts, sitemapPart } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** A part of 20,000 products has 3 MB, compressed a tenth of that. */
const STORED_MAX = 8;
/** Lifetime in milliseconds, because promotions start and end without an import. */
const LIFETIME_MS = 600_000;
const CACHE_CONTROL = 'public, max-age=600';

export interface SitemapOptions {
  readonly config: ServerConfig;
  readonly services: Services;
  readonly db: Database;
  readonly now: () => Date;
}

function file(name: string, text: string): StaticFile {
  return new StaticFile(new TextEncoder().encode(text), {
    type: mediaTypeOf(name),
    cacheControl: CACHE_CONTROL,
  });
}

/**
 * `/robots.txt`, the build's file with the URL of the sitemap, which depends on the deployment;
 * `/sitemap.xml`, an index of `/sitemap/….xml`. Both are cached, compressed, by the version of the
 * catalog.
 */
export function createSitemap({ config, services, db, now }: SitemapOptions): Hono<HttpEnv> {
  const { publicUrl, shopDir } = config;
  const written = createVersionedCache<StaticFile | null>({
    size: STORED_MAX,
    lifetime: LIFETIME_MS,
  });
  const app = new Hono<HttpEnv>();

  const respond = async (c: HttpContext, found: StaticFile | null, next: () => Promise<void>) =>
    found === null ? next() : found.respond(c.req.raw.headers);

  app.get('/robots.txt', async (c, next) => {
    const rules = join(shopDir, 'robots.txt');
    if (!existsSync(rules)) return next();
    const text = await readFile(rules, 'utf8');
    return respond(c, file('robots.txt', `${text}\nSitemap: ${publicUrl}/sitemap.xml\n`), next);
  });
  app.get('/sitemap.xml', async (c, next) => {
    const index = await written(db, '', async () =>
      file('index.xml', sitemapIndexXml(publicUrl, await listParts(db))),
    );
    return respond(c, index, next);
  });
  app.get('/sitemap/:file{.+\\.xml}', async (c, next) => {
    const part = sitemapPart(c.req.param('file').replace(/\.xml$/, ''));
    if (part === null) return next();
    const found = await written(db, c.req.param('file'), async () => {
      const entries = await part(db, now(), { config, services });
      return entries.length === 0 ? null : file('part.xml', sitemapXml(publicUrl, entries));
    });
    return respond(c, found, next);
  });
  return app;
}
