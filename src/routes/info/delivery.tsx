import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage } from '#src/features/info/DeliveryPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/delivery')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta(
      'Условия доставки',
      'Сроки и цена доставки стоматологических товаров по России, самовывоз.',
    ),
  }),
  component: DeliveryPage,
});
