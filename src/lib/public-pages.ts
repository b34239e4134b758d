/** A page that is the same for every user and has one URL. */
export interface PublicPage {
  readonly path: string;
  /** Id of the text on it (`GET /emptypage/{id}`), when it shows nothing else. */
  readonly text?: string;
}

const info = [
  'about',
  'buyLikeLegal',
  'certificates',
  'conditions',
  'contacts',
  'delivery',
  'feedbackRules',
  'help',
  'howToOrder',
  'privacyPolicy',
  'publicOffer',
  'userAgreement',
  'warranty',
] as const;

/** Pages of the sitemap beside categories, brands, promotions and products. */
export const publicPages: readonly PublicPage[] = [
  ...['/', '/catalog', '/products', '/brands', '/promotions'].map((path) => ({ path })),
  { path: '/products?source=Popular' },
  { path: '/products?source=BrandNewItems' },
  ...info.map((text) => ({ path: `/info/${text}`, text })),
];
