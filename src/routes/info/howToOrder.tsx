import { createFileRoute } from '@tanstack/react-router';
import { HowToOrderPage } from '#src/features/info/HowToOrderPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/howToOrder')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Как сделать заказ', 'Как найти товар, оформить и получить заказ.'),
  }),
  component: HowToOrderPage,
});
