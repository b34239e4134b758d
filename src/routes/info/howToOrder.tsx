import { createFileRoute } from '@tanstack/react-router';
import { HowToOrderPage } from '#src/features/info/HowToOrderPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/howToOrder')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Как сделать заказ') },
      { name: 'description', content: 'Как найти товар, оформить и получить заказ.' },
    ],
  }),
  component: HowToOrderPage,
});
