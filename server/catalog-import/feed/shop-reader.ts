import type { SaxesTagPlain } from 'saxes';
import type { FeedItem } from './feed-items.ts';
import { pictureOf } from './picture-tag.ts';

const ROOT = 'yml_catalog/shop';

/** YML's name first, then what other programs write for it. */
const PARENT_NAMES = ['parentId', 'parent_id', 'parentID'];

/** Reads the flat lists around the offers: currencies, categories, brands, replacements, gifts. */
export class ShopReader {
  readonly #emit: (item: FeedItem) => void;
  #tag: SaxesTagPlain | null = null;
  #line = 0;
  #text = '';
  #giftName = '';

  constructor(emit: (item: FeedItem) => void) {
    this.#emit = emit;
  }

  open(path: string, tag: SaxesTagPlain, line: number): void {
    if (path.startsWith(`${ROOT}/gifts/gift/`)) {
      this.#text = '';
      return;
    }
    this.#tag = tag;
    this.#line = line;
    this.#text = '';
    this.#giftName = '';
  }

  text(text: string): void {
    if (this.#tag !== null) this.#text += text;
  }

  close(path: string): void {
    if (path === `${ROOT}/gifts/gift/name`) this.#giftName = this.#text.trim();
    if (path.startsWith(`${ROOT}/gifts/gift/`)) return;
    const item = this.#item(path);
    this.#tag = null;
    if (item !== null) this.#emit(item);
  }

  #item(path: string): FeedItem | null {
    const attributes = this.#tag?.attributes;
    if (attributes === undefined) return null;
    const get = (name: string): string => (attributes[name] ?? '').trim();
    const text = this.#text.trim();
    switch (path) {
      case `${ROOT}/currencies/currency`:
        return {
          kind: 'currency',
          currency: { id: get('id'), rate: get('rate'), plus: get('plus') },
        };
      case `${ROOT}/categories/category`: {
        const picture = pictureOf(get('picture'), attributes);
        const parentName = PARENT_NAMES.find((name) => get(name) !== '') ?? 'parentId';
        return {
          kind: 'category',
          category: {
            line: this.#line,
            id: get('id'),
            parentID: get(parentName),
            parentName,
            name: text,
            picture,
          },
        };
      }
      case `${ROOT}/brands/brand`: {
        const logo = pictureOf(get('logo'), attributes);
        return {
          kind: 'brand',
          brand: { name: get('name'), country: get('country'), description: text, logo },
        };
      }
      case `${ROOT}/replacements/replacement`:
        return {
          kind: 'replacement',
          replacement: { line: this.#line, names: get('names'), query: text },
        };
      case `${ROOT}/gifts/gift`:
        return { kind: 'gift', id: get('id'), name: this.#giftName };
      default:
        return null;
    }
  }
}
