import { createFileRoute } from '@tanstack/react-router';
import { ConditionsPage } from '#src/features/info/ConditionsPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/conditions')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Условия оплаты') },
      { name: 'description', content: 'Способы оплаты для физических и юридических лиц.' },
    ],
  }),
  component: ConditionsPage,
});
