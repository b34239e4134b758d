import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#src/features/catalog/categories/CatalogScreen.tsx';
import { categoryTreeQuery } from '#src/features/catalog/categories/category-tree-query.ts';
import { pageMeta } from '#src/lib/pages/page-meta.ts';

export const Route = createFileRoute('/catalog')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(categoryTreeQuery());
  },
  head: () => ({
    meta: pageMeta(
      'Каталог',
      'Каталог стоматологических материалов, инструментов и оборудования по разделам.',
    ),
  }),
  component: CatalogScreen,
});
