import { createFileRoute } from '@tanstack/react-router';
import { WarrantyPage } from '#src/features/info/WarrantyPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/warranty')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta(
      'Гарантия и ремонт',
      'Сроки гарантии, обращение в сервис, ремонт, обмен и возврат.',
    ),
  }),
  component: WarrantyPage,
});
