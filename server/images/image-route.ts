import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { storedImageObjects } from '#server/db/schema/files.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { readContent } from '#server/files/read-content.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';
import { IMAGE_SIDES } from './encode-image.ts';
import { WIDTH_HINT } from './width-hint.ts';

/** What is stored under a key never changes. */
const STORED = 'public, max-age=31536000, immutable';
/** The image may be loaded at any moment. */
const WAITING = 'public, max-age=60';

/** For clients that say nothing of the size: a card on a screen of double density. */
const DEFAULT_SIDE = 640;

/** Shown until the image is there, and in place of one that cannot be loaded. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 24 24"><g transform="translate(8.6 8.6) scale(.2833)" fill="none" stroke="#a3adb5" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"><rect x="3" y="3" width="18" height="18" rx="3"/><circle cx="9" cy="9" r="1.5"/><path d="m3 16 5-5c1-1 2-1 3 0l5 5m-2-2 1-1c1-1 2-1 3 0l3 3"/></g></svg>`;

/** The stored side that is at least as large as the image is shown. */
function sideFor(c: Context<HttpEnv>): number {
  const named = c.req.query('side') ?? c.req.header(WIDTH_HINT) ?? '';
  const shown = /^\d{1,5}$/.test(named) ? Number(named) : DEFAULT_SIDE;
  return IMAGE_SIDES.find((side) => side >= shown) ?? IMAGE_SIDES[IMAGE_SIDES.length - 1] ?? 0;
}

async function respondWithout(db: Database, key: string): Promise<Response> {
  const [image] = await db
    .select({ key: importedImages.key })
    .from(importedImages)
    .where(eq(importedImages.key, key));
  if (image === undefined) throw new ApiProblem(404, 'Такой картинки нет', { reason: 'NotFound' });
  return placeholder();
}

function placeholder(): Response {
  return new Response(PLACEHOLDER, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': WAITING },
  });
}

interface ImageRouteOptions {
  db: Database;
  /** Null where images are in the database. */
  files: FileStorage | null;
  logger: Pick<Logger, 'error'>;
}

/**
 * `/images/{key}`: an image that was loaded from another site, as AVIF where the client accepts it,
 * otherwise as WebP, in the size of `?side=…` or of the width hint; a placeholder until it is loaded, and
 * while the file storage does not respond.
 */
export function createImageRoute({ db, files, logger }: ImageRouteOptions): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.get('/images/:key{[0-9a-f]{32}}', async (c) => {
    const key = c.req.param('key');
    const side = sideFor(c);
    const format = c.req.header('Accept')?.includes('image/avif') ? 'avif' : 'webp';
    const tag = `"${format}-${side}"`;
    const headers = {
      'Cache-Control': STORED,
      ETag: tag,
      Vary: `Accept, ${WIDTH_HINT}`,
    };
    const { content, side: stored } = importedImageFiles;
    const object = storedImageObjects;
    // A small image has no larger sides: then its largest one is all of it.
    const [file] = await db
      .select({ content, key: object.key })
      .from(importedImageFiles)
      .leftJoin(
        object,
        and(
          eq(object.imageKey, importedImageFiles.key),
          eq(object.format, importedImageFiles.format),
          eq(object.side, stored),
        ),
      )
      .where(and(eq(importedImageFiles.key, key), eq(importedImageFiles.format, format)))
      .orderBy(sql`abs(${stored} - ${side})`)
      .limit(1);
    if (file === undefined) return respondWithout(db, key);
    if (c.req.header('If-None-Match')?.includes(tag)) {
      return new Response(null, { status: 304, headers });
    }
    try {
      const bytes = await readContent(files, file);
      return new Response(bytes, {
        headers: {
          ...headers,
          'Content-Type': `image/${format}`,
          'Content-Length': String(bytes.length),
        },
      });
    } catch (error) {
      logger.error({ err: error, image: key }, 'An image of the catalog cannot be read');
      return placeholder();
    }
  });
  return route;
}
