import { pageTitle } from './page-title.ts';

interface MetaTag {
  title?: string;
  name?: string;
  property?: string;
  content?: string;
}

/**
 * Title and description of a page, for users of search results and for those it is shared with.
 *
 * @param image whole address of a picture of its own; else the shop's stands there.
 */
export function pageMeta(title: string, description: string, image?: string): MetaTag[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}
