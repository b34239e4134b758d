import { createFileRoute } from '@tanstack/react-router';
import { UserAgreementPage } from '#src/features/info/UserAgreementPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/userAgreement')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Пользовательское соглашение') },
      { name: 'description', content: 'Правила пользования сайтом и приложениями магазина.' },
    ],
  }),
  component: UserAgreementPage,
});
