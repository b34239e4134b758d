import { eq } from 'drizzle-orm';
import sanitize from 'sanitize-html';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { staticPages } from '#server/db/schema/content.ts';

type Schemas = components['schemas'];

/** What the contract promises: headings, paragraphs, lists, tables, links. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * A page of text, clean whoever wrote it.
 * @throws ApiProblem 404 when there is none of that name.
 */
export async function readStaticPage(db: Database, id: string): Promise<Schemas['StaticPage']> {
  const [page] = await db.select().from(staticPages).where(eq(staticPages.id, id));
  if (page === undefined) throw new ApiProblem(404, 'Такой страницы нет', { reason: 'NotFound' });
  const { title, html, description, updatedAt } = page;
  return {
    id,
    title,
    html: sanitize(html, ALLOWED),
    description,
    updatedAt: updatedAt.toISOString(),
  };
}
