import * as z from 'zod/mini';
import { getListFavoritesQueryOptions } from '#generated/api/favorites/favorites.ts';

const PER_PAGE = 24;

/** One page of the favourites, newest first. */
export function favoritesPage(page: number) {
  return { page, pageSize: PER_PAGE };
}

export function favoritesQuery(page: number) {
  return getListFavoritesQueryOptions(favoritesPage(page));
}

/** What the address of the favourites says; no `page` is the first one. */
export interface FavoritesSearch {
  page?: number | undefined;
}

const pageOf = z.pipe(z.transform(Number), z.int().check(z.gte(2), z.lte(10_000)));

/** Reads the address; a bad page is the first page. */
export function parseFavoritesSearch(search: FavoritesSearch): FavoritesSearch {
  const page = pageOf.safeParse(search.page);
  return { page: page.success ? page.data : undefined };
}
