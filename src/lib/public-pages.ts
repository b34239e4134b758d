/** A page that is the same for everybody and has one address. */
export interface PublicPage {
  readonly path: string;
  /** Id of the text that fills it (`GET /emptypage/{id}`), where that is all it has. */
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

/** The pages that search engines are to know beside categories, brands, promotions and products. */
export const publicPages: readonly PublicPage[] = [
  ...['/', '/catalog', '/products', '/brands', '/promotions'].map((path) => ({ path })),
  { path: '/products?source=Popular' },
  { path: '/products?source=BrandNewItems' },
  ...info.map((text) => ({ path: `/info/${text}`, text })),
];
