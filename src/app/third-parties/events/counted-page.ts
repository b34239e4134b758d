/** What of the router's state says which page is shown. */
export interface ShownPage {
  /** `https://shop.example.ru` */
  origin: string;
  /** Path as in the URL. */
  pathname: string;
  /** The pattern of the route: `/order/$id/success`. */
  pattern: string;
  /** Query of the URL with its question mark, or ''. */
  query: string;
  isProtected: boolean;
  /** Title of the route; the document's may name an order or a company. */
  title: string;
}

/** Pages whose URL holds a code or a token: they are not counted, and no third party is loaded on them. */
const secretPaths = ['/login/callback', '/invitation'];

/** Parameters that say what is shown, or where the user came from; all others are left out. */
const countedParameters: ReadonlySet<string> = new Set([
  'query',
  'category',
  'brand',
  'promotion',
  'source',
  'page',
  'yclid',
]);

/** An e-mail, or enough digits for a phone, a card or a taxpayer number. */
const PERSONAL = /@|(?:\d[\s()+-]*){10,}/;

/** Whether the URL of a page is nobody else's business. */
export function isSecretPage(pathname: string): boolean {
  return secretPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

function countedQuery(query: string): string {
  const given = [...new URLSearchParams(query)];
  const counted = given.filter(
    ([name, value]) =>
      (countedParameters.has(name) || name.startsWith('utm_')) && !PERSONAL.test(value),
  );
  const text = new URLSearchParams(counted).toString();
  return text && `?${text}`;
}

/**
 * The URL and the title by which a page is counted. Of a page behind sign-in only its kind counts:
 * `/order/id`, and the title of its route, which names no record.
 */
export function countedPage(page: ShownPage): { url: string; title: string } {
  const { origin, pathname, pattern, query, isProtected, title } = page;
  return isProtected
    ? { url: origin + pattern.replaceAll('$', ''), title }
    : { url: origin + pathname + countedQuery(query), title };
}

/** The site the user came from; of the shop's own pages the path alone, since `/oidc` has codes in its queries. */
export function countedReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin: from, pathname } = new URL(referrer);
  if (from !== origin) return `${from}/`;
  return isSecretPage(pathname) || pathname.startsWith('/oidc') ? '' : from + pathname;
}
