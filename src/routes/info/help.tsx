import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/info/HelpPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/help')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Центр помощи') },
      { name: 'description', content: 'Ответы на частые вопросы покупателей.' },
    ],
  }),
  component: HelpPage,
});
