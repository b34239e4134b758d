import { createFileRoute } from '@tanstack/react-router';
import { PublicOfferPage } from '#src/features/info/PublicOfferPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/publicOffer')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Публичная оферта') },
      { name: 'description', content: 'Условия розничной продажи через интернет-магазин.' },
    ],
  }),
  component: PublicOfferPage,
});
