import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BareAmpersands } from '#server/catalog-import/feed/encoding/bare-ampersands.ts';
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
  addXmlError(message: string, line: number): boolean;
  finish(): FeedItem;
}

const OFFER_PATH = 'yml_catalog/shop/offers/offer';
const PROMO_PATH = 'yml_catalog/shop/promos/promo';

const MESSAGES: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /undefined entity/,
    'амперсанд не записан как &amp; или неизвестная сущность: допустимы &amp; &lt; &gt; &quot; &apos; и числовые',
  ],
  [/malformed character entity/, 'числовая сущность вне допустимых символов'],
  [/disallowed character\.$/, 'управляющий символ, запрещённый в XML'],
  [/disallowed character in tag name/, 'знак < не записан как &lt;'],
  [/unquoted attribute value/, 'значение атрибута не в кавычках'],
  [/duplicate attribute/, 'атрибут указан дважды'],
  [/malformed comment/, 'два дефиса внутри комментария'],
  [/"]]>" is disallowed/, 'знаки ]]> вне CDATA'],
  [/unexpected end|must contain a root/, 'файл обрывается или пуст'],
  [/XML declaration must be at the start|must appear at the start/, 'перед <?xml есть символы'],
  [/inappropriately located doctype/, 'DOCTYPE не на своём месте'],
  [/text data outside/, 'текст вне корневого элемента'],
];

function translate(message: string): string {
  const known = MESSAGES.find(([pattern]) => pattern.test(message));
  return known === undefined ? `ошибка XML (${message.replace(/^\d+:\d+: /, '')})` : known[1];
}

/** Mistakes after which the rest of the file still means what it says. */
const LOCAL = /undefined entity|malformed character|disallowed character\.$/;

/** An element and the line of its opening tag. */
interface OpenElement {
  name: string;
  line: number;
}

/** The streaming parser: text in, items out. DOCTYPE and its entities are ignored. */
class FeedParser {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  readonly #limits: FeedLimits;
  readonly #ampersands = new BareAmpersands();
  readonly #path: string[] = [];
  readonly #open: OpenElement[] = [];
  /** The opening tag whose end has not come yet. */
  #tag: OpenElement | null = null;
  /** A `<` between the quotes of that tag: what follows may be the next tags, taken for its value. */
  #strayBracket = false;
  #lastClosed: OpenElement | null = null;
  #piece = '';
  /** Characters written before the piece. */
  #written = 0;
  readonly #shop: ShopReader;
  #items: FeedItem[] = [];
  #element: ElementReader | null = null;
  #elementDepth = 0;
  #lastEvent = 0;

  constructor(limits: FeedLimits) {
    this.#limits = limits;
    this.#shop = new ShopReader((item) => this.#items.push(item));
    this.#parser.on('opentagstart', ({ name }) => {
      this.#tag = { name, line: this.#parser.line };
    });
    this.#parser.on('opentag', (tag) => this.#openTag(tag));
    this.#parser.on('closetag', (tag) => this.#closeTag(tag.name));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('comment', () => this.#mark());
    this.#parser.on('error', (error) => this.#handleError(error.message));
  }

  write(text: string): FeedItem[] {
    this.#parse(this.#ampersands.take(text));
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
    this.#parse(this.#ampersands.end());
    this.#parser.close();
    return this.#items;
  }

  #parse(piece: string): void {
    this.#piece = piece;
    this.#parser.write(piece);
    this.#written += piece.length;
  }

  #mark(): void {
    this.#lastEvent = this.#parser.position;
  }

  #openTag(tag: SaxesTagPlain): void {
    this.#mark();
    const line = this.#tag?.line ?? this.#parser.line;
    this.#tag = null;
    this.#strayBracket = false;
    this.#path.push(tag.name);
    this.#open.push({ name: tag.name, line });
    if (this.#path.length > this.#limits.depth) {
      throw new FeedError(`Вложенность элементов больше ${this.#limits.depth}.`, line);
    }
    if (this.#path.length === 1 && tag.name !== 'yml_catalog') {
      throw new FeedError(
        `Это не YML: корневой элемент <${tag.name}>, а нужен <yml_catalog>.`,
        line,
      );
    }
    if (this.#element !== null) {
      this.#element.open(tag, this.#path.slice(this.#elementDepth));
      return;
    }
    const path = this.#path.join('/');
    if (path === OFFER_PATH) this.#element = new OfferReader(tag, line, this.#limits);
    else if (path === PROMO_PATH) this.#element = new PromoReader(tag, line);
    else this.#shop.open(path, tag, line);
    this.#elementDepth = this.#path.length;
  }

  #text(text: string): void {
    this.#mark();
    if (this.#element === null) this.#shop.text(text);
    else this.#element.text(text);
  }

  #closeTag(name: string): void {
    this.#mark();
    this.#lastClosed = this.#open.pop() ?? null;
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
    const { line, column } = this.#parser;
    const tag = this.#tag;
    const isDisallowed = /disallowed character\.$/.test(message);
    if (tag !== null && isDisallowed && this.#lastCharacter() === '<') this.#strayBracket = true;
    // A newline that was read last counts as the next line already.
    const place = tag !== null && this.#strayBracket ? tag.line : line - (column === 0 ? 1 : 0);
    const reason = this.#reasonOf(message);
    const local = LOCAL.test(message) && this.#element?.addXmlError(reason, place) === true;
    if (!local) throw new FeedError(`Строка ${place}: ${reason}.`, place);
  }

  #reasonOf(message: string): string {
    if (this.#tag !== null && this.#strayBracket) {
      return `знак < внутри кавычек тега <${this.#tag.name}>: он не записан как &lt; или кавычка не закрыта`;
    }
    if (/unexpected close tag|unmatched closing/.test(message)) {
      const open = this.#lastClosed;
      const which = open === null ? '' : ` <${open.name}> из строки ${open.line}`;
      return `закрывающий тег не соответствует открытому${which}`;
    }
    const open = this.#open.at(-1);
    if (/unclosed tag|unexpected end/.test(message) && open !== undefined) {
      return `файл обрывается: не закрыт элемент <${open.name}> из строки ${open.line}`;
    }
    return translate(message);
  }

  /** The character that the parser read last; undefined when it is not in this piece. */
  #lastCharacter(): string | undefined {
    return this.#piece[this.#parser.position - 1 - this.#written];
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
