import { createFileRoute } from '@tanstack/react-router';
import { ConditionsPage } from '#src/features/info/ConditionsPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/conditions')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Условия оплаты', 'Способы оплаты для физических и юридических лиц.'),
  }),
  component: ConditionsPage,
});
