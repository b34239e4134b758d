import { matchPath } from '#tools/mock/match-path.ts';

/** The routes of the specification, section 2, as it writes them. */
export const specifiedRoutes = [
  '/',
  '/catalog',
  '/products',
  '/products/{slug}',
  '/products/share',
  '/brands',
  '/promotions',
  '/cart',
  '/cart/share',
  '/cart/import',
  '/order',
  '/order/{id}',
  '/order/{id}/success',
  '/order/{id}/inProgress',
  '/compare',
  '/info/contacts',
  '/info/delivery',
  '/info/warranty',
  '/info/publicOffer',
  '/info/feedbackRules',
  '/info/privacyPolicy',
  '/info/howToOrder',
  '/info/conditions',
  '/info/buyLikeLegal',
  '/profile',
  '/profile/companies',
  '/profile/companies/{id}',
  '/profile/companies/{id}/contracts',
  '/profile/companies/{id}/addresses',
  '/profile/companies/{id}/recipients',
  '/profile/companies/{id}/employees',
  '/profile/companies/{id}/tags',
  '/profile/companies/{id}/approval',
  '/profile/companies/{id}/finDocsRecipients',
  '/profile/favorites',
  '/profile/archive',
  '/profile/orders',
  '/profile/settings',
  '/profile/notifications',
  '/profile/support',
  '/profile/support/{id}',
  '/profile/analytic',
  '/profile/feedback',
  '/profile/promoCodes',
] as const;

/** The specified route of a path; undefined for another one. */
export function routeOf(pathname: string): string | undefined {
  return matchPath(specifiedRoutes, pathname);
}
