import { ApiProblem } from '#server/contract/problem.ts';
import { mediaTypeOf, StaticFile } from '#server/web/static-files/static-file.ts';
import type { Serve } from './shop.ts';

/** Maximum number of cached images with their compressed forms; about 15 KB each. */
const STORED_MAX = 1000;

/** An SVG opened directly is a document: only inline styles are allowed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function toFile(svg: string | null): StaticFile {
  if (svg === null) throw new ApiProblem(404, 'Такой картинки нет', { reason: 'NotFound' });
  return new StaticFile(new TextEncoder().encode(svg), {
    type: mediaTypeOf('picture.svg'),
    cacheControl: 'public, max-age=31536000, immutable',
    headers: { 'Content-Security-Policy': POLICY },
  });
}

/** `/pictures/…`: drawn from the URL. @param draw returns SVG, null for an unknown image. */
export function createPictures(draw: (path: string) => string | null): Serve {
  const cached = new Map<string, StaticFile>();
  return (c) => {
    const { pathname } = new URL(c.req.url);
    const file = cached.get(pathname) ?? toFile(draw(pathname));
    // The last used one moves to the end; the first of the map is evicted.
    cached.delete(pathname);
    cached.set(pathname, file);
    const [oldest] = cached.keys();
    if (cached.size > STORED_MAX && oldest !== undefined) cached.delete(oldest);
    return file.respond(c.req.raw.headers);
  };
}
