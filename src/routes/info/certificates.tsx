import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '#src/features/info/CertificatesPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/certificates')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Регистрационные удостоверения') },
      {
        name: 'description',
        content: 'Где найти и как запросить документы на медицинские изделия.',
      },
    ],
  }),
  component: CertificatesPage,
});
