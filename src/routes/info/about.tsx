import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#src/features/info/AboutPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/about')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('О сервисе', 'Интернет-магазин материалов и оборудования для стоматологии.'),
  }),
  component: AboutPage,
});
