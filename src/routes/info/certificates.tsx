import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '#src/features/info/CertificatesPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/certificates')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta(
      'Регистрационные удостоверения',
      'Где найти и как запросить документы на медицинские изделия.',
    ),
  }),
  component: CertificatesPage,
});
