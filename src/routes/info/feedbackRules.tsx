import { createFileRoute } from '@tanstack/react-router';
import { FeedbackRulesPage } from '#src/features/info/FeedbackRulesPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/feedbackRules')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Правила публикации отзывов') },
      { name: 'description', content: 'Какие отзывы о товарах мы публикуем.' },
    ],
  }),
  component: FeedbackRulesPage,
});
