import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSignedIn } from '#src/auth/require-signed-in.ts';
import { RequireSession } from '#src/auth/screens/RequireSession.tsx';
import { isRenderOfUser } from '#src/auth/session/session-store.ts';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';

/** Protects all child routes: a visitor signs in first and comes back to the same URL. */
export const Route = createFileRoute('/_signed-in')({
  staticData: { isProtected: true },
  // Only what a user requests for themselves is rendered on the server (`src/ssr/content/render-content.tsx`).
  ssr: isRenderOfUser,
  beforeLoad: requireSignedIn,
  component: SignedIn,
});

function SignedIn() {
  return (
    <RequireSession>
      <MantineRoot>
        <Outlet />
      </MantineRoot>
    </RequireSession>
  );
}
