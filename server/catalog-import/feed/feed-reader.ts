import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FeedError } from './feed-error.ts';
import type { FeedItem } from './feed-items.ts';
import type { FeedLimits } from './feed-limits.ts';
import { OfferReader } from './offer-reader.ts';
import { PromoReader } from './promo-reader.ts';
import { ShopReader } from './shop-reader.ts';

/** Reads one kind of element with everything inside it. */
export interface ElementReader {
  open(tag: SaxesTagPlain, path: readonly string[]): void;
  text(text: string): void;
  close(name: string, path: readonly string[]): void;
  /** A mistake of the XML inside the element; true when only this element is spoilt by it. */
  addXmlError(message: string): boolean;
  finish(): FeedItem;
}

const OFFER_PATH = 'yml_catalog/shop/offers/offer';
const PROMO_PATH = 'yml_catalog/shop/promos/promo';

const MESSAGES: ReadonlyArray<readonly [RegExp, string]> = [
  [/undefined entity/, 'неизвестная сущность: допустимы &amp; &lt; &gt; &quot; &apos; и числовые'],
  [/disallowed entity name|empty entity name/, 'амперсанд не записан как &amp;'],
  [/malformed character entity/, 'числовая сущность вне допустимых символов'],
  [/disallowed character\.$/, 'управляющий символ, запрещённый в XML'],
  [/unclosed tag: (\S+)/, 'файл обрывается: элемент не закрыт'],
  [/unexpected end|must contain a root/, 'файл обрывается или пуст'],
  [/unexpected close tag|unmatched closing/, 'закрывающий тег не соответствует открытому'],
  [/XML declaration must be at the start|must appear at the start/, 'перед <?xml есть символы'],
  [/inappropriately located doctype/, 'DOCTYPE не на своём месте'],
  [/text data outside/, 'текст вне корневого элемента'],
];

function translate(message: string): string {
  const known = MESSAGES.find(([pattern]) => pattern.test(message));
  return known === undefined ? `ошибка XML (${message})` : known[1];
}

/** Mistakes after which the rest of the file still means what it says. */
const LOCAL =
  /undefined entity|disallowed entity name|empty entity|malformed character|disallowed character\.$/;

/** The streaming parser: text in, items out. DOCTYPE and its entities are ignored. */
class FeedParser {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  readonly #limits: FeedLimits;
  readonly #path: string[] = [];
  readonly #shop: ShopReader;
  #items: FeedItem[] = [];
  #element: ElementReader | null = null;
  #elementDepth = 0;
  #lastEvent = 0;

  constructor(limits: FeedLimits) {
    this.#limits = limits;
    this.#shop = new ShopReader((item) => this.#items.push(item));
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag.name));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('comment', () => this.#mark());
    this.#parser.on('error', (error) => this.#handleError(error.message));
  }

  write(text: string): FeedItem[] {
    this.#parser.write(text);
    if (this.#parser.position - this.#lastEvent > this.#limits.tokenLength) {
      throw new FeedError(
        `Слишком длинный текст, атрибут или DOCTYPE: больше ${this.#limits.tokenLength} знаков подряд.`,
        this.#parser.line,
      );
    }
    const items = this.#items;
    this.#items = [];
    return items;
  }

  end(): FeedItem[] {
    this.#parser.close();
    return this.#items;
  }

  #mark(): void {
    this.#lastEvent = this.#parser.position;
  }

  #open(tag: SaxesTagPlain): void {
    this.#mark();
    this.#path.push(tag.name);
    if (this.#path.length > this.#limits.depth) {
      throw new FeedError(`Вложенность элементов больше ${this.#limits.depth}.`, this.#parser.line);
    }
    if (this.#path.length === 1 && tag.name !== 'yml_catalog') {
      throw new FeedError(
        `Это не YML: корневой элемент <${tag.name}>, а нужен <yml_catalog>.`,
        this.#parser.line,
      );
    }
    if (this.#element !== null) {
      this.#element.open(tag, this.#path.slice(this.#elementDepth));
      return;
    }
    const path = this.#path.join('/');
    if (path === OFFER_PATH) this.#element = new OfferReader(tag, this.#parser.line, this.#limits);
    else if (path === PROMO_PATH) this.#element = new PromoReader(tag, this.#parser.line);
    else this.#shop.open(path, tag, this.#parser.line);
    this.#elementDepth = this.#path.length;
  }

  #text(text: string): void {
    this.#mark();
    if (this.#element === null) this.#shop.text(text);
    else this.#element.text(text);
  }

  #close(name: string): void {
    this.#mark();
    if (this.#element === null) {
      this.#shop.close(this.#path.join('/'));
    } else if (this.#path.length === this.#elementDepth) {
      this.#items.push(this.#element.finish());
      this.#element = null;
    } else {
      this.#element.close(name, this.#path.slice(this.#elementDepth));
    }
    this.#path.pop();
  }

  #handleError(message: string): void {
    const reason = translate(message);
    const local = LOCAL.test(message) && this.#element?.addXmlError(reason) === true;
    if (!local) {
      throw new FeedError(`Строка ${this.#parser.line}: ${reason}.`, this.#parser.line);
    }
  }
}

/**
 * Reads a feed piece by piece; yields what each piece completed.
 * @throws FeedError when it is not well-formed, not YML, cut, or over a limit
 */
export async function* readFeed(
  text: AsyncIterable<string>,
  limits: FeedLimits,
): AsyncGenerator<FeedItem[]> {
  const parser = new FeedParser(limits);
  for await (const piece of text) {
    const items = parser.write(piece);
    if (items.length > 0) yield items;
  }
  yield parser.end();
}
