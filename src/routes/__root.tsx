import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { FatalPage } from '#src/app/errors/FatalPage.tsx';
import { NotFoundPage } from '#src/app/errors/NotFoundPage.tsx';
import type { RouterContext } from '#src/app/router.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';
import { shopName } from '#src/lib/shop-name.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { title: `${shopName} – материалы и оборудование для стоматологии` },
      {
        name: 'description',
        content:
          'Интернет-магазин для стоматологов: расходные материалы, инструменты, оборудование. Цены и наличие на складе, доставка по всей России.',
      },
    ],
  }),
  component: RootLayout,
  errorComponent: FatalPage,
  notFoundComponent: () => <NotFoundPage />,
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
