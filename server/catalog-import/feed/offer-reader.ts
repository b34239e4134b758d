import type { SaxesTagPlain } from 'saxes';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import type { FeedItem, FeedParam, FeedXmlError } from './feed-items.ts';
import type { FeedLimits } from './feed-limits.ts';
import type { ElementReader } from './feed-reader.ts';
import { pictureOf } from './picture-tag.ts';

const MAX_XML_ERRORS = 5;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Reads one `<offer>`. Elements inside a description are preserved as HTML. */
export class OfferReader implements ElementReader {
  readonly #limits: FeedLimits;
  readonly #line: number;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #fields = new Map<string, string>();
  readonly #params: FeedParam[] = [];
  readonly #pictures: PictureRecord[] = [];
  readonly #outlets: string[] = [];
  readonly #xmlErrors: FeedXmlError[] = [];
  #child: SaxesTagPlain | null = null;
  #text = '';
  #markup = false;

  constructor(tag: SaxesTagPlain, line: number, limits: FeedLimits) {
    this.#attributes = tag.attributes;
    this.#line = line;
    this.#limits = limits;
  }

  open(tag: SaxesTagPlain, path: readonly string[]): void {
    if (path.length === 1) {
      this.#child = tag;
      this.#text = '';
      this.#markup = false;
    } else if (path[0] === 'outlets' && tag.name === 'outlet') {
      this.#outlets.push((tag.attributes.instock ?? '').trim());
    } else if (path[0] === 'description') {
      if (!this.#markup) this.#text = escapeText(this.#text);
      this.#markup = true;
      this.#append(`<${tag.name}>`);
    }
  }

  text(text: string): void {
    if (this.#child !== null) this.#append(this.#markup ? escapeText(text) : text);
  }

  close(name: string, path: readonly string[]): void {
    if (path.length > 1) {
      if (this.#markup) this.#append(`</${name}>`);
      return;
    }
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const text = this.#text.trim();
    if (name === 'param') this.#param(child, text);
    else if (name === 'picture') this.#picture(child, text);
    else if (!this.#fields.has(name)) this.#fields.set(name, text);
  }

  addXmlError(message: string, line: number): boolean {
    if (this.#xmlErrors.length < MAX_XML_ERRORS) this.#xmlErrors.push({ message, line });
    return true;
  }

  finish(): FeedItem {
    const get = (name: string): string => (this.#attributes[name] ?? '').trim();
    return {
      kind: 'offer',
      offer: {
        line: this.#line,
        id: get('id'),
        type: get('type'),
        available: get('available'),
        groupID: get('group_id'),
        fields: this.#fields,
        params: this.#params,
        pictures: this.#pictures,
        outlets: this.#outlets,
        xmlErrors: this.#xmlErrors,
      },
    };
  }

  #append(text: string): void {
    this.#text += text;
    if (this.#text.length > this.#limits.tokenLength) {
      this.#text = '';
      this.addXmlError(
        `элемент <${this.#child?.name}> длиннее ${this.#limits.tokenLength} знаков`,
        this.#line,
      );
    }
  }

  #param(tag: SaxesTagPlain, value: string): void {
    if (this.#params.length >= this.#limits.params) {
      this.addXmlError(`больше ${this.#limits.params} элементов <param>`, this.#line);
      return;
    }
    const name = (tag.attributes.name ?? '').trim();
    this.#params.push({ name, unit: (tag.attributes.unit ?? '').trim(), value });
  }

  #picture(tag: SaxesTagPlain, url: string): void {
    const picture = pictureOf(url, tag.attributes);
    const known = this.#pictures.some((other) => other.url === picture?.url);
    if (picture !== null && !known && this.#pictures.length < this.#limits.pictures) {
      this.#pictures.push(picture);
    }
  }
}
