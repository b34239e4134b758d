/** A body for `POST` or the query of a `GET`, with the path it goes to. */
export interface DiscoveryCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

interface Filters {
  total: number;
  categories: { category: { id: string } }[];
  brands: { brand: { id: string; name: string }; count: number }[];
  price: { min: number | null; max: number | null };
  attributes: { name: string; values: { value: string; count: number }[] }[];
}

/** How many categories are browsed. */
const SECTIONS = 48;
/** How many products of each are opened. */
const PRODUCTS_OF_A_SECTION = 6;

/** Queries that a user types; every prefix is a call, as while typing. */
const TYPED = [
  'композит a2',
  'перчатки нитриловые m',
  'бор алмазный',
  'слепочная ложка',
  'к-файл 25',
  'LV-1001',
  'ватные валики',
  'rjvgjpbn',
  'анестетик',
  'lumivera',
  'стеклоиономерный цемент',
  'щётка зубная',
  'имплантат 3,75',
  'кампазит',
];

async function post<T>(url: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const filtersOf = (url: string, filter: object) =>
  post<Filters>(url, '/product/getFilters', filter);

/** Categories level by level, the root first. */
async function sections(url: string): Promise<object[]> {
  const found: object[] = [{}];
  for (let place = 0; place < found.length && found.length < SECTIONS; place += 1) {
    const filter = found[place] ?? {};
    const { categories } = await filtersOf(url, filter);
    found.push(...categories.map(({ category }) => ({ categoryID: category.id })));
  }
  return found.slice(0, SECTIONS);
}

/** Three filters in a category: brands, an attribute and a price range. */
async function threeFacets(url: string, section: object): Promise<object[]> {
  const { brands, attributes, price } = await filtersOf(url, section);
  const [brand, other] = brands.toSorted((a, b) => b.count - a.count);
  const [attribute] = attributes;
  const value = attribute?.values.toSorted((a, b) => b.count - a.count)[0];
  if (!brand || price.max === null) return [];
  const brandIDs = [brand, ...(other ? [other] : [])].map((one) => one.brand.id);
  const choice =
    attribute && value
      ? { attributes: [{ name: attribute.name, values: [value.value] }] }
      : { flags: ['Discount'] };
  const priceTo = Math.ceil(price.max * 0.8);
  return [
    { ...section, brandIDs, ...choice, priceTo },
    { ...section, brandIDs: [brand.brand.id], ...choice, onlyAvailable: true },
  ];
}

/** Products of the first categories, by the last part of their URLs. */
async function slugs(url: string, places: readonly object[]): Promise<string[]> {
  const found = new Set<string>();
  for (const place of places) {
    const { items } = await post<{ items: { slug: string }[] }>(url, '/product/getProducts', {
      ...place,
      page: 1,
      pageSize: PRODUCTS_OF_A_SECTION,
    });
    for (const { slug } of items) found.add(slug);
  }
  return [...found];
}

function posts(path: string, bodies: readonly object[]): DiscoveryCall[] {
  return bodies.map((body) => ({
    method: 'POST',
    path: `/api/v1${path}`,
    body: JSON.stringify(body),
  }));
}

/** Calls that users of a large catalog make, each kind in many variants. */
export async function discoveryCalls(url: string): Promise<Map<string, DiscoveryCall[]>> {
  const places = await sections(url);
  const chosen: object[] = [];
  for (const place of places) chosen.push(...(await threeFacets(url, place)));
  const lists = chosen.flatMap((filter) => [
    { ...filter, page: 1, pageSize: 24 },
    { ...filter, page: 1, pageSize: 24, sort: { field: 'Price', direction: 'ASC' } },
  ]);
  const beginnings = TYPED.flatMap((words) =>
    Array.from(words, (_, place) => words.slice(0, place + 1).trim()),
  );
  return new Map([
    ['list with three facets', posts('/product/getProducts', lists)],
    ['facet counts', posts('/product/getFilters', [...places, ...chosen])],
    [
      'search suggestions',
      [...new Set(beginnings)].map((query) => ({
        method: 'GET',
        path: `/api/v1/search?${new URLSearchParams({ query, limit: '6' })}`,
      })),
    ],
    [
      'product page',
      (await slugs(url, places)).map((slug) => ({ method: 'GET', path: `/products/${slug}` })),
    ],
  ]);
}
