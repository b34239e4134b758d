import { createFileRoute } from '@tanstack/react-router';
import { ContactsPage } from '#src/features/info/ContactsPage.tsx';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/info/contacts')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: pageMeta('Контакты', 'Телефон, почта и пункты выдачи магазина.'),
  }),
  component: ContactsPage,
});
