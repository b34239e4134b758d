import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';
import { loadHome } from '#src/features/home/home-queries.ts';
import { shopName } from '#src/lib/shop-name.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => loadHome(queryClient),
  head: () => ({
    meta: [
      { title: `${shopName} – всё для стоматологии` },
      {
        name: 'description',
        content:
          'Материалы, инструменты и оборудование для стоматологических клиник и врачей: регистрационные удостоверения, доставка по России, работа с юридическими лицами.',
      },
    ],
  }),
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
});
