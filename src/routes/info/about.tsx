import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#src/features/info/AboutPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/about')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('О сервисе') },
      {
        name: 'description',
        content: 'Интернет-магазин материалов и оборудования для стоматологии.',
      },
    ],
  }),
  component: AboutPage,
});
