import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { FatalPage } from '#src/app/errors/FatalPage.tsx';
import { LazyNotFoundPage } from '#src/app/errors/LazyNotFoundPage.tsx';
import type { RouterContext } from '#src/app/router.tsx';
import { rootHead } from '#src/shell/root-head.ts';
import { Shell } from '#src/shell/Shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: rootHead,
  component: RootLayout,
  errorComponent: FatalPage,
  notFoundComponent: LazyNotFoundPage,
});

function RootLayout() {
  return (
    <>
      <HeadContent />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
