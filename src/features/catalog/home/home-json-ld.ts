import { contactEmail, contactPhone } from '#src/lib/contacts.ts';
import { shopName } from '#src/lib/shop-name.ts';
import type { JsonLd } from '#src/lib/structured-data.ts';

/** The shop and its search as JSON-LD. */
export function homeJsonLd(origin: string): JsonLd[] {
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
        telephone: contactPhone,
        email: contactEmail,
        availableLanguage: 'ru',
      },
    },
  ];
}
