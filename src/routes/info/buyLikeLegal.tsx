import { createFileRoute } from '@tanstack/react-router';
import { BuyLikeLegalPage } from '#src/features/info/BuyLikeLegalPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/buyLikeLegal')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Покупка от юридического лица') },
      {
        name: 'description',
        content: 'Договор, отсрочка, ЭДО и документы для клиник и организаций.',
      },
    ],
  }),
  component: BuyLikeLegalPage,
});
