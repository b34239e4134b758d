import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { FavoritesScreen } from '#src/features/account/favorites/FavoritesScreen.tsx';
import {
  type FavoritesSearch,
  favoritesQuery,
  parseFavoritesSearch,
} from '#src/features/product-parts/favorites/favorites-query.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/favorites')({
  validateSearch: (search: FavoritesSearch & SearchSchemaInput) => parseFavoritesSearch(search),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(favoritesQuery(deps.page ?? 1));
  },
  head: () => ({ meta: [{ title: pageTitle('Избранное') }] }),
  component: Favorites,
});

function Favorites() {
  return <FavoritesScreen {...Route.useSearch()} />;
}
