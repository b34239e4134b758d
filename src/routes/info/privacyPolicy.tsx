import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '#src/features/info/PrivacyPolicyPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/privacyPolicy')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Политика конфиденциальности') },
      { name: 'description', content: 'Как магазин обрабатывает персональные данные.' },
    ],
  }),
  component: PrivacyPolicyPage,
});
