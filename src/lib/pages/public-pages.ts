import { type InfoPageID, infoGroups, infoPath } from './info-pages.ts';

/** A page that is the same for everybody and has one URL. */
interface PublicPage {
  readonly path: string;
  /** Id of the text that fills it (`GET /emptypage/{id}`), where that is all it has. */
  readonly text?: InfoPageID;
}

/** The pages that search engines are to know beside categories, brands, promotions and products. */
export const publicPages: readonly PublicPage[] = [
  ...['/', '/catalog', '/products', '/brands', '/promotions'].map((path) => ({ path })),
  { path: '/products?source=Popular' },
  { path: '/products?source=BrandNewItems' },
  ...infoGroups.flatMap(({ pages }) => pages.map(({ id }) => ({ path: infoPath(id), text: id }))),
];
