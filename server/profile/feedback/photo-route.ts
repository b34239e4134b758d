import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { readContent } from '#server/files/read-content.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';
import { isValidLink, linkSecret } from '#server/support/tickets/files/file-links.ts';
import { linkedID } from './photo-links.ts';

/** A published photo may disappear with its review: caches revalidate after an hour. */
const PUBLIC = 'public, max-age=3600';

interface PhotoRouteOptions {
  db: Database;
  /** Null where photos are in the database. */
  files: FileStorage | null;
  now: () => Date;
}

/** `/feedback-photos/{id}.webp` and `…-small.webp`: a photo of a published review, others by a signed URL. */
export function createPhotoRoute({ db, files, now }: PhotoRouteOptions): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.get('/feedback-photos/:file{[0-9]{1,15}(-small)?\\.webp}', async (c) => {
    const [, id = '', small] = /^(\d+)(-small)?/.exec(c.req.param('file')) ?? [];
    const { content, thumbnail, feedbackID } = productFeedbackPhotos;
    const [photo] = await db
      .select({
        content: small ? thumbnail : content,
        status: productFeedback.status,
        key: storedObjects.key,
      })
      .from(productFeedbackPhotos)
      .innerJoin(productFeedback, eq(productFeedback.id, feedbackID))
      .leftJoin(storedObjects, eq(storedObjects.photoID, productFeedbackPhotos.id))
      .where(eq(productFeedbackPhotos.id, Number(id)));
    const isPublic = photo?.status === 'Published';
    const { expires = '', signature = '' } = c.req.query();
    const link = { id: linkedID(id), expires, signature };
    if (photo === undefined || !(isPublic || isValidLink(await linkSecret(db), link, now()))) {
      throw new ApiProblem(404, 'Такого фото нет', { reason: 'NotFound' });
    }
    const bytes = await readContent(files, photo);
    return new Response(bytes, {
      headers: {
        'Content-Type': 'image/webp',
        'Content-Length': String(bytes.length),
        'Cache-Control': isPublic ? PUBLIC : 'private, no-store',
      },
    });
  });
  return route;
}
