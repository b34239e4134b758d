import { createFileRoute } from '@tanstack/react-router';
import { WarrantyPage } from '#src/features/info/WarrantyPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/warranty')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Гарантия и ремонт') },
      {
        name: 'description',
        content: 'Сроки гарантии, обращение в сервис, ремонт, обмен и возврат.',
      },
    ],
  }),
  component: WarrantyPage,
});
