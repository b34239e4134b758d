import { createFileRoute } from '@tanstack/react-router';
import { BonusesScreen } from '#src/features/account/bonuses/BonusesScreen.tsx';
import { parseBonusesSearch } from '#src/features/account/bonuses/bonuses-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/bonuses')({
  validateSearch: parseBonusesSearch,
  head: () => ({ meta: [{ title: pageTitle('Бонусы') }] }),
  component: BonusesPage,
});

function BonusesPage() {
  return <BonusesScreen search={Route.useSearch()} />;
}
