import { createFileRoute } from '@tanstack/react-router';
import { BoosterTestScreen } from '#src/features/catalog/recommendations/booster/BoosterTestScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/test/booster')({
  staticData: { canStandAlone: true, isBoosterTest: true },
  ssr: false,
  head: () => ({ meta: [{ title: pageTitle('Проверка поискового виджета') }] }),
  component: BoosterTestScreen,
});
