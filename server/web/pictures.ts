import { ApiProblem } from '#server/contract/problem.ts';
import type { Serve } from './shop.ts';
import { mediaTypeOf, StaticFile } from './static-file.ts';

/** Drawn pictures with their packed forms; about 15 KB each. */
const STORED_MAX = 1000;

/** A picture opened by itself is a document: it may style itself and do nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function toFile(svg: string | null): StaticFile {
  if (svg === null) throw new ApiProblem(404, 'Такой картинки нет', { reason: 'NotFound' });
  return new StaticFile(new TextEncoder().encode(svg), {
    type: mediaTypeOf('picture.svg'),
    cacheControl: 'public, max-age=31536000, immutable',
    headers: { 'Content-Security-Policy': POLICY },
  });
}

/** `/pictures/…`: drawn from their address. @param draw gives SVG, null for no picture of the shop. */
export function createPictures(draw: (path: string) => string | null): Serve {
  const kept = new Map<string, StaticFile>();
  return (c) => {
    const { pathname } = new URL(c.req.url);
    const file = kept.get(pathname) ?? toFile(draw(pathname));
    // The one used last goes to the end; the first of the map is the one to forget.
    kept.delete(pathname);
    kept.set(pathname, file);
    const [oldest] = kept.keys();
    if (kept.size > STORED_MAX && oldest !== undefined) kept.delete(oldest);
    return file.respond(c.req.raw.headers);
  };
}
