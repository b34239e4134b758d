import type { StaticPage } from '#generated/api/model/staticPage.ts';
import { pageMeta } from '#src/lib/pages/page-meta.ts';

/** Title and description of an information page; nothing while it is not there. */
export function infoHead(page: StaticPage | undefined) {
  return page ? { meta: pageMeta(page.title, page.description) } : {};
}
