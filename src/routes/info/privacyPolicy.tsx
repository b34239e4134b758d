import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '#src/features/info/PrivacyPolicyPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/privacyPolicy')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Политика конфиденциальности', 'Как магазин обрабатывает персональные данные.'),
  }),
  component: PrivacyPolicyPage,
});
