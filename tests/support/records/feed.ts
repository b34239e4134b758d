/** Parts of a YML feed for tests; omitted parts have valid plain values. */
export interface FeedParts {
  encoding?: string;
  /** Precedes the root element: a DOCTYPE. */
  prologue?: string;
  currencies?: string;
  categories?: string;
  offers?: string;
  promos?: string;
}

/** A valid offer; `more` is further elements, `attributes` are added to its tag. */
export function offerText(id: string, more = '', attributes = ''): string {
  const has = (element: string): boolean => more.includes(`<${element}`);
  return [
    `<offer id="${id}"${attributes === '' ? '' : ` ${attributes}`}>`,
    has('name') || has('model') ? '' : `<name>Товар ${id}</name>`,
    has('price') ? '' : '<price>100</price>',
    has('currencyId') ? '' : '<currencyId>RUR</currencyId>',
    has('categoryId') ? '' : '<categoryId>1</categoryId>',
    has('count') ? '' : '<count>5</count>',
    more,
    '</offer>',
  ].join('');
}

/** A complete feed as text. */
export function feedText({
  encoding = 'UTF-8',
  prologue = '',
  currencies = '<currency id="RUR" rate="1"/>',
  categories = '<category id="1">Терапия</category><category id="2" parentId="1">Композиты</category>',
  offers = offerText('1'),
  promos = '',
}: FeedParts = {}): string {
  return (
    `<?xml version="1.0" encoding="${encoding}"?>\n${prologue}\n` +
    '<yml_catalog date="2026-01-01 10:00">\n<shop>\n<name>Магазин</name>\n' +
    `<currencies>${currencies}</currencies>\n<categories>${categories}</categories>\n` +
    `<offers>\n${offers}\n</offers>\n${promos}\n</shop>\n</yml_catalog>\n`
  );
}

/** The bytes of a feed in chunks of `size`, as read from a file. */
export async function* feedBytes(
  content: string | Uint8Array,
  size = 64 * 1024,
): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}
