import { createFileRoute } from '@tanstack/react-router';
import { EmployeesScreen } from '#src/features/company/employees/EmployeesScreen.tsx';
import { parseEmployeesSearch } from '#src/features/company/employees/employees-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/employees')({
  validateSearch: parseEmployeesSearch,
  head: () => ({ meta: [{ title: pageTitle('Сотрудники') }] }),
  component: EmployeesPage,
});

function EmployeesPage() {
  return <EmployeesScreen partnerID={Route.useParams().id} search={Route.useSearch()} />;
}
