import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage } from '#src/features/info/DeliveryPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/delivery')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Условия доставки') },
      {
        name: 'description',
        content: 'Сроки и цена доставки стоматологических товаров по России, самовывоз.',
      },
    ],
  }),
  component: DeliveryPage,
});
