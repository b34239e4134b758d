import { createFileRoute } from '@tanstack/react-router';
import { BuyLikeLegalPage } from '#src/features/info/BuyLikeLegalPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/buyLikeLegal')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta(
      'Покупка от юридического лица',
      'Договор, отсрочка, ЭДО и документы для клиник и организаций.',
    ),
  }),
  component: BuyLikeLegalPage,
});
