import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import { changeFavorite, listFavoriteIDs, listFavorites, MAX_FAVORITES } from './favorites.ts';

export const favoriteHandlers = {
  listFavorites: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    const viewer = { userID, now: context.now() };
    return { status: 200, body: await listFavorites(context.db, viewer, { page, pageSize }) };
  },

  getFavoritePreview: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const limit = query.limit ?? MAX_FAVORITES;
    return { status: 200, body: await listFavoriteIDs(context.db, userID, limit) };
  },

  changeFavorite: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await changeFavorite(context.db, userID, body) };
  },
} satisfies Partial<Handlers>;
