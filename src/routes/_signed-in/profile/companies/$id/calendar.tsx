import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '#src/features/company/calendar/CalendarScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/calendar')({
  head: () => ({ meta: [{ title: pageTitle('Календарь сроков') }] }),
  component: CalendarPage,
});

function CalendarPage() {
  const { id } = Route.useParams();
  return <CalendarScreen key={id} id={id} />;
}
