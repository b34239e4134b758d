import { getListFavoritesQueryOptions } from '#generated/api/favorites/list-favorites.ts';
import { type Unread, withUnread } from '#src/browser/lost-values.ts';
import { integer, parseParam } from '#src/lib/search-params.ts';

const PER_PAGE = 24;

/** One page of the favorites, newest first. */
export function favoritesPage(page: number) {
  return { page, pageSize: PER_PAGE };
}

export function favoritesQuery(page: number) {
  return getListFavoritesQueryOptions(favoritesPage(page));
}

/** Search parameters of the favorites; the first page by default. */
export interface FavoritesSearch extends Unread {
  page?: number | undefined;
}

/** Parses the search parameters; an invalid page is the first one. */
export function parseFavoritesSearch(search: FavoritesSearch): FavoritesSearch {
  return withUnread({ ...search }, { page: parseParam(search.page, integer(2, 10_000)) });
}
