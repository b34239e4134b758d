import type { Handlers } from '#server/contract/handlers.ts';
import { matchesTag, versionHeaders } from '#server/product/etag.ts';
import { readStaticPage } from './static-page.ts';

export const emptypageHandlers = {
  getStaticPage: async ({ params, headers: asked }, { db }) => {
    const body = await readStaticPage(db, params.id);
    const headers = versionHeaders(`${body.id}-${Date.parse(body.updatedAt)}`);
    if (matchesTag(asked['If-None-Match'], headers.ETag)) return { status: 304, headers };
    return { status: 200, headers, body };
  },
} satisfies Partial<Handlers>;
