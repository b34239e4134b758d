import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#src/features/catalog/home/HomeScreen.tsx';
import { HomeSkeleton } from '#src/features/catalog/home/HomeSkeleton.tsx';
import { homeJsonLd } from '#src/features/catalog/home/home-json-ld.ts';
import { loadHome } from '#src/features/catalog/home/home-queries.ts';
import { pageMeta } from '#src/lib/pages/page-meta.ts';
import { structuredScripts } from '#src/lib/pages/structured-data.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => loadHome(queryClient),
  head: () => ({
    meta: pageMeta(
      'Всё для стоматологии',
      'Материалы, инструменты и оборудование для стоматологических клиник и врачей: регистрационные удостоверения, доставка по России, работа с юридическими лицами.',
    ),
  }),
  scripts: ({ match: { context } }) =>
    import.meta.env.SSR ? structuredScripts(homeJsonLd(context.queryClient, context.origin)) : [],
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
});
