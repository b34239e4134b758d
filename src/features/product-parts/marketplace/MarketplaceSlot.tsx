import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCookieConsent } from '#src/features/account-parts/cookie-consent.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { productQuery } from '#src/features/product-parts/product-queries.ts';
import { MarketplaceMount } from './MarketplaceMount.tsx';

/** A marketplace's widget for the product of the page, if there is one and the user has consented to cookies. */
export function MarketplaceSlot() {
  const agreed = useCookieConsent();
  const { data: settings } = useQuery(settingsQuery());
  const { slug = '' } = useParams({ strict: false });
  const { data } = useQuery({ ...productQuery(slug), enabled: agreed && slug !== '' });
  const url = agreed && settings?.marketplaceWidgetsURL;
  return url && data ? <MarketplaceMount url={url} marketID={data.product.marketID} /> : null;
}
