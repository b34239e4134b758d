import { getListFavoritesQueryOptions } from '#generated/api/favorites/list-favorites.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam } from '#src/lib/search-params.ts';

const PER_PAGE = 24;

/** One page of the favorites, newest first. */
export function favoritesPage(page: number) {
  return { page, pageSize: PER_PAGE };
}

/** The request of one page of the favorites: loader and screen share it. */
export function favoritesQuery(page: number) {
  return getListFavoritesQueryOptions(favoritesPage(page));
}

/** Search parameters of the favorites; the first page by default. */
export interface FavoritesSearch extends InvalidParams {
  page?: number | undefined;
}

/** Parses the search parameters; an invalid page is the first one. */
export function parseFavoritesSearch(search: FavoritesSearch): FavoritesSearch {
  return withInvalidParams({ ...search }, { page: parseParam(search.page, integer(2, 10_000)) });
}
