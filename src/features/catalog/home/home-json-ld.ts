import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import type { JsonLd } from '#src/lib/pages/structured-data.ts';

/** The shop and its search as JSON-LD; contacts come from the loaded settings. */
export function homeJsonLd(client: QueryClient, origin: string): JsonLd[] {
  const contacts = client.getQueryData(settingsQuery().queryKey);
  return [
    {
      '@type': 'WebSite',
      name: shopName,
      url: `${origin}/`,
      inLanguage: 'ru',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/products?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      name: shopName,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: contacts?.contactPhone,
        email: contacts?.contactEmail,
        availableLanguage: 'ru',
      },
    },
  ];
}
