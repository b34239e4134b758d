import { createFileRoute } from '@tanstack/react-router';
import { PromoCodesScreen } from '#src/features/account/promo-codes/PromoCodesScreen.tsx';
import { parsePromoCodesSearch } from '#src/features/account/promo-codes/promo-codes-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/promoCodes')({
  validateSearch: parsePromoCodesSearch,
  head: () => ({ meta: [{ title: pageTitle('Промокоды') }] }),
  component: PromoCodesPage,
});

function PromoCodesPage() {
  return <PromoCodesScreen {...Route.useSearch()} />;
}
