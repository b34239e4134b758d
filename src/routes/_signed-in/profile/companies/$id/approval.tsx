import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute(
  '/_signed-in/profile/companies/$id/approval',
)({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_signed-in/profile/companies/$id/approval"!</div>;
}
