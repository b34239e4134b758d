import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#src/features/account/notifications/NotificationsScreen.tsx';
import { parseNotificationsSearch } from '#src/features/account/notifications/notifications-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/notifications')({
  validateSearch: parseNotificationsSearch,
  head: () => ({ meta: [{ title: pageTitle('Уведомления') }] }),
  component: NotificationsPage,
});

function NotificationsPage() {
  return <NotificationsScreen search={Route.useSearch()} />;
}
