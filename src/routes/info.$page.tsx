import { createFileRoute } from '@tanstack/react-router';
import { InfoScreen } from '#src/features/info/InfoScreen.tsx';
import { infoHead } from '#src/features/info/info-head.ts';
import { infoQuery, loadInfo } from '#src/features/info/info-query.ts';

export const Route = createFileRoute('/info/$page')({
  staticData: { hasFramelessView: true },
  loader: ({ context: { queryClient }, params }) => loadInfo(queryClient, params.page),
  head: ({ match: { context }, params }) =>
    infoHead(context.queryClient.getQueryData(infoQuery(params.page).queryKey)),
  component: Info,
});

function Info() {
  const { page } = Route.useParams();
  return <InfoScreen page={page} />;
}
