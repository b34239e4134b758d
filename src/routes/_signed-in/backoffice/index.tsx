import { createFileRoute } from '@tanstack/react-router';
import { FirstSection } from '#src/features/backoffice/frame/FirstSection.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/')({
  head: () => ({ meta: [{ title: pageTitle('Рабочее место') }] }),
  component: FirstSection,
});
