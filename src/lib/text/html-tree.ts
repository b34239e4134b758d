/** A tag with what is in it, or text. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  readonly tag: string;
  /** Target of a link: path, fragment, `https:`, `mailto:` or `tel:`. */
  readonly href?: string;
  readonly id?: string;
  readonly children: HtmlNode[];
}

/** Tags that the contract allows in the HTML of a page. */
export const PAGE_TAGS: readonly string[] = [
  ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED = new Set(PAGE_TAGS);
/** Whitespace between their children is none of the text. */
const BETWEEN = new Set(['', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
const SAFE_HREF = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i;

const TOKEN =
  /<!--[\s\S]*?-->|<(?<close>\/?)(?<tag>[a-z][a-z\d]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>|(?<text>[^<]+|<)/gi;

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? entity;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : +decimal);
  });
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decode(value).trim();
}

function open(tag: string, attributes: string): HtmlElement {
  const href = tag === 'a' ? attribute(attributes, 'href') : undefined;
  const id = tag === 'h2' ? attribute(attributes, 'id') : undefined;
  return {
    tag,
    ...(href !== undefined && SAFE_HREF.test(href) && { href }),
    ...(id && { id }),
    children: [],
  };
}

/**
 * HTML of text as a tree of what the contract lets be in it; other tags are left out and their
 * content stays. The browser's own parser needs a string that Trusted Types let through, which
 * takes a library of 9 kB, and its links reload the page.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', children: [] };
  const path = [root];
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { close, attributes = '', text } = groups;
    const parent = path.at(-1) ?? root;
    const tag = groups.tag?.toLowerCase() ?? '';
    if (text !== undefined) {
      if (text.trim() !== '' || !BETWEEN.has(parent.tag)) parent.children.push(decode(text));
    } else if (!ALLOWED.has(tag)) {
      // Left out.
    } else if (close) {
      const index = path.findLastIndex((element) => element.tag === tag);
      if (index > 0) path.splice(index);
    } else {
      const element = open(tag, attributes);
      parent.children.push(element);
      if (tag !== 'br') path.push(element);
    }
  }
  return root.children;
}
