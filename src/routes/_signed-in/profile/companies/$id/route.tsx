import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetPartnerQueryOptions } from '#generated/api/partners/get-partner.ts';
import { isNotFound } from '#src/api/errors.ts';
import { CompanyLayout } from '#src/features/company/layout/CompanyLayout.tsx';

/** Layout of a company; another user's company does not exist. */
export const Route = createFileRoute('/_signed-in/profile/companies/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(
        getGetPartnerQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  component: CompanyPage,
});

function CompanyPage() {
  return <CompanyLayout id={Route.useParams().id} />;
}
