import { createFileRoute } from '@tanstack/react-router';
import { BoosterTestScreen } from '#src/features/catalog/recommendations/booster/BoosterTestScreen.tsx';

export const Route = createFileRoute('/test/booster')({
  staticData: { hasFramelessView: true, isBoosterTest: true },
  ssr: false,
  component: BoosterTestScreen,
});
