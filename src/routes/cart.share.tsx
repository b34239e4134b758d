import { createFileRoute } from '@tanstack/react-router';
import { SharedScreen } from '#src/features/cart/share/SharedScreen.tsx';
import { loadShared, parseSharedSearch } from '#src/features/cart/share/shared-query.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/cart/share')({
  validateSearch: parseSharedSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps }) => loadShared(queryClient, deps),
  head: () => ({
    meta: [{ title: pageTitle('Общая корзина') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SharedPage,
});

function SharedPage() {
  return <SharedScreen id={Route.useSearch().id} />;
}
