import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '#src/features/compare/CompareScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/compare')({
  // What is compared is known in the browser alone.
  ssr: false,
  head: () => ({ meta: [{ title: pageTitle('Сравнение товаров') }] }),
  component: CompareScreen,
});
