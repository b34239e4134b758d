import { createFileRoute } from '@tanstack/react-router';
import { ContactsPage } from '#src/features/info/ContactsPage.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/info/contacts')({
  staticData: { canStandAlone: true },
  head: () => ({
    meta: [
      { title: pageTitle('Контакты') },
      { name: 'description', content: 'Телефон, почта и пункты выдачи магазина.' },
    ],
  }),
  component: ContactsPage,
});
