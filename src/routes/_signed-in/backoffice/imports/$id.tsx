import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetCatalogImportQueryOptions } from '#generated/api/backoffice/get-catalog-import.ts';
import { isNotFound } from '#src/api/errors.ts';
import { RecordNotFound } from '#src/features/backoffice/card/RecordNotFound.tsx';
import { ImportScreen } from '#src/features/backoffice/records/ImportScreen.tsx';
import { parseImportSearch } from '#src/features/backoffice/records/import-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/imports/$id')({
  validateSearch: parseImportSearch,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(
        getGetCatalogImportQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: () => ({ meta: [{ title: pageTitle('Импорт каталога') }] }),
  component: ImportPage,
  notFoundComponent: NoImport,
});

function ImportPage() {
  return <ImportScreen id={Route.useParams().id} search={Route.useSearch()} />;
}

function NoImport() {
  return (
    <RecordNotFound
      title="Импорт не найден"
      to="/backoffice/imports"
      description="Проверьте ссылку или найдите импорт в списке по дню."
    />
  );
}
