import { createFileRoute } from '@tanstack/react-router';
import { FeedbackRulesPage } from '#src/features/info/FeedbackRulesPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/feedbackRules')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Правила публикации отзывов', 'Какие отзывы о товарах мы публикуем.'),
  }),
  component: FeedbackRulesPage,
});
