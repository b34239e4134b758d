import { createFileRoute } from '@tanstack/react-router';
import { UserAgreementPage } from '#src/features/info/UserAgreementPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/userAgreement')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta(
      'Пользовательское соглашение',
      'Правила пользования сайтом и приложениями магазина.',
    ),
  }),
  component: UserAgreementPage,
});
