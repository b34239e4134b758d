import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/info/HelpPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/help')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Центр помощи', 'Ответы на частые вопросы покупателей.'),
  }),
  component: HelpPage,
});
