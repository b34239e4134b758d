import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { supportFiles } from '#server/db/schema/support.ts';
import { readContent } from '#server/files/read-content.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';
import { isValidLink, linkSecret } from '#server/support/tickets/files/file-links.ts';

/** RFC 6266: the name in UTF-8, escaped. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

interface FileRouteOptions {
  db: Database;
  /** Null where files are in the database. */
  files: FileStorage | null;
  now: () => Date;
}

/**
 * `/files/{id}`: files of tickets, by links from `getTicket`. Always sent as a download, never
 * displayed on the shop's own origin.
 */
export function createTicketFileRoute({ db, files, now }: FileRouteOptions): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.get('/files/:id', async (c) => {
    const { expires = '', signature = '' } = c.req.query();
    const link = { id: c.req.param('id'), expires, signature };
    if (!isValidLink(await linkSecret(db), link, now())) {
      throw new ApiProblem(404, 'Ссылка на файл устарела, обновите страницу обращения', {
        reason: 'NotFound',
      });
    }
    const { name, mediaType, size, content } = supportFiles;
    const [file] = await db
      .select({ name, mediaType, size, content, key: storedObjects.key })
      .from(supportFiles)
      .leftJoin(storedObjects, eq(storedObjects.fileID, supportFiles.id))
      .where(eq(supportFiles.id, link.id));
    if (file === undefined) throw new ApiProblem(404, 'Файла больше нет', { reason: 'NotFound' });
    return new Response(await readContent(files, file), {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Disposition': attachment(file.name),
        'Content-Length': String(file.size),
        'Cache-Control': 'private, no-store',
      },
    });
  });
  return route;
}
