import { createFileRoute, useLocation } from '@tanstack/react-router';
import { InvitationScreen } from '#src/features/company/invitation/InvitationScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/invitation')({
  // The token is in the hash, which only the browser knows.
  ssr: false,
  head: () => ({
    meta: [{ title: pageTitle('Приглашение в компанию') }, { name: 'robots', content: 'noindex' }],
  }),
  component: InvitationPage,
});

function InvitationPage() {
  return <InvitationScreen token={useLocation({ select: ({ hash }) => hash })} />;
}
