import { createHash } from 'node:crypto';
import type { Handlers } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { matchesTag, versionHeaders } from '#server/product/etag.ts';
import { readPage } from './page-file.ts';

export const emptypageHandlers = {
  getStaticPage: async ({ params: { id }, headers: sent }, context) => {
    const page = await readPage(context, id);
    if (page === null) throw new ApiProblem(404, 'Такой страницы нет', { reason: 'NotFound' });
    const body = { id, ...page, updatedAt: page.updatedAt.toISOString() };
    // A page changes with its file, and with what the server fills in.
    const version = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const headers = versionHeaders(version.slice(0, 22));
    if (matchesTag(sent['If-None-Match'], headers.ETag)) return { status: 304, headers };
    return { status: 200, headers, body };
  },
} satisfies Partial<Handlers>;
