import type { SaxesTagPlain } from 'saxes';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import type { FeedItem, FeedPromo, FeedPromoProduct } from './feed-items.ts';
import type { ElementReader } from './feed-reader.ts';
import { pictureOf } from './picture-tag.ts';

function attribute(tag: SaxesTagPlain, name: string): string {
  return (tag.attributes[name] ?? '').trim();
}

/** Reads one `<promo>` with its `<purchase>` and `<promo-gifts>`. */
export class PromoReader implements ElementReader {
  readonly #tag: SaxesTagPlain;
  readonly #line: number;
  readonly #fields = new Map<string, string>();
  readonly #products: FeedPromoProduct[] = [];
  readonly #gifts: Array<{ offerID: string; giftID: string }> = [];
  #discount: FeedPromo['discount'] = null;
  #picture: PictureRecord | null = null;
  #current: SaxesTagPlain | null = null;
  #text = '';

  constructor(tag: SaxesTagPlain, line: number) {
    this.#tag = tag;
    this.#line = line;
  }

  open(tag: SaxesTagPlain): void {
    this.#current = tag;
    this.#text = '';
    if (tag.name === 'product') {
      this.#products.push({
        offerID: attribute(tag, 'offer-id'),
        categoryID: attribute(tag, 'category-id'),
        discountPrice: '',
        currency: '',
      });
    } else if (tag.name === 'promo-gift') {
      this.#gifts.push({ offerID: attribute(tag, 'offer-id'), giftID: attribute(tag, 'gift-id') });
    }
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const tag = this.#current;
    const value = this.#text.trim();
    this.#text = '';
    this.#current = null;
    if (tag === null || tag.name !== name) return;
    const product = this.#products.at(-1);
    if (name === 'discount-price' && product !== undefined) {
      product.discountPrice = value;
      product.currency = attribute(tag, 'currency');
    } else if (name === 'discount') {
      this.#discount = {
        unit: attribute(tag, 'unit'),
        currency: attribute(tag, 'currency'),
        value,
      };
    } else if (name === 'picture') {
      this.#picture = pictureOf(value, tag.attributes);
    } else if (!this.#fields.has(name)) {
      this.#fields.set(name, value);
    }
  }

  addXmlError(): boolean {
    return false;
  }

  finish(): FeedItem {
    return {
      kind: 'promo',
      promo: {
        line: this.#line,
        id: attribute(this.#tag, 'id'),
        type: attribute(this.#tag, 'type'),
        fields: this.#fields,
        discount: this.#discount,
        picture: this.#picture,
        products: this.#products,
        gifts: this.#gifts,
      },
    };
  }
}
