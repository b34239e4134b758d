import { createFileRoute } from '@tanstack/react-router';
import { PublicOfferPage } from '#src/features/info/PublicOfferPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/publicOffer')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Публичная оферта', 'Условия розничной продажи через интернет-магазин.'),
  }),
  component: PublicOfferPage,
});
