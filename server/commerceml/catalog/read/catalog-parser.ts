import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { decodeFeed } from '#server/catalog-import/feed/encoding/feed-encoding.ts';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { enterElement, rejectBrokenXml } from '#server/commerceml/exchange-xml.ts';
import {
  type CatalogRecord,
  readGoods,
  readGroups,
  readOffer,
  readPriceType,
  readProperty,
} from './catalog-records.ts';
import { isYes, type XmlNode } from './xml-node.ts';

const MAX_DEPTH = 48;
/** Characters of one text, and elements of what is read at once. */
const MAX_TEXT = 1_048_576;
const MAX_NODES = 200_000;
/** Characters that the parser gets at a time, so that other requests are served in between. */
const PIECE = 65_536;

/** What a file says of itself. */
export interface CatalogFile {
  hasGoods: boolean;
  hasOffers: boolean;
  /** Whether what it does not name does not exist; false when the file does not say so. */
  isFullCatalog: boolean;
  isFullOffers: boolean;
}

type Read = (node: XmlNode) => readonly (CatalogRecord | null)[];

/** What is read as a whole, by the end of its path. */
const READ: readonly (readonly [ending: string, read: Read])[] = [
  ['/Классификатор/Группы', (node) => readGroups(node)],
  ['/Классификатор/Свойства/Свойство', (node) => [readProperty(node)]],
  ['/ТипыЦен/ТипЦены', (node) => [readPriceType(node)]],
  ['/Каталог/Товары/Товар', (node) => [readGoods(node)]],
  ['/Предложения/Предложение', (node) => [readOffer(node)]],
];

class CatalogParser {
  readonly file: CatalogFile = {
    hasGoods: false,
    hasOffers: false,
    isFullCatalog: false,
    isFullOffers: false,
  };
  readonly #parser = new SaxesParser({ position: true });
  readonly #path: string[] = [];
  /** The elements from the one that is read as a whole down to the current one. */
  readonly #open: XmlNode[] = [];
  #read: Read | null = null;
  #nodes = 0;
  #text = '';
  #lastEvent = 0;
  #records: CatalogRecord[] = [];

  constructor() {
    rejectBrokenXml(this.#parser);
    this.#parser.on('opentag', (tag) => this.#openTag(tag as SaxesTagPlain));
    this.#parser.on('text', (text) => this.#append(text));
    this.#parser.on('cdata', (text) => this.#append(text));
    this.#parser.on('closetag', () => this.#closeTag());
  }

  write(text: string): CatalogRecord[] {
    this.#parser.write(text);
    if (this.#parser.position - this.#lastEvent > MAX_TEXT) {
      throw new FeedError('Слишком длинный текст в файле обмена.', this.#parser.line);
    }
    const records = this.#records;
    this.#records = [];
    return records;
  }

  end(): void {
    this.#parser.close();
  }

  #openTag({ name: full, attributes }: SaxesTagPlain): void {
    this.#lastEvent = this.#parser.position;
    this.#text = '';
    const name = enterElement(this.#path, full, MAX_DEPTH);
    if (this.#read === null) {
      this.#noteFlags(name, attributes);
      const path = this.#path.join('/');
      const found = READ.find(([ending]) => path.endsWith(ending));
      if (found === undefined) return;
      this.#read = found[1];
      this.#nodes = 0;
    }
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw new FeedError('Слишком много элементов в одном.');
    const node = { name, line: this.#parser.line, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  #noteFlags(name: string, attributes: Readonly<Record<string, string>>): void {
    const changesOnly = attributes.СодержитТолькоИзменения;
    // Without a word on it nothing is removed.
    const isFull = changesOnly !== undefined && !isYes(changesOnly);
    if (name === 'Каталог') this.#note('catalog', isFull);
    if (name === 'ПакетПредложений') this.#note('offers', isFull);
    if (name === 'ИзмененияПакетаПредложений') this.#note('offers', false);
  }

  #note(part: 'catalog' | 'offers', isFull: boolean): void {
    if (part === 'catalog') {
      this.file.hasGoods = true;
      this.file.isFullCatalog = isFull;
    } else {
      this.file.hasOffers = true;
      this.file.isFullOffers = isFull;
    }
  }

  #append(text: string): void {
    this.#lastEvent = this.#parser.position;
    this.#text += text;
    if (this.#text.length > MAX_TEXT) {
      throw new FeedError('Слишком длинный текст в файле обмена.', this.#parser.line);
    }
  }

  #closeTag(): void {
    this.#lastEvent = this.#parser.position;
    const text = this.#text.trim();
    this.#text = '';
    const name = this.#path.pop();
    if (this.#read === null) {
      // Version 2.03 has it as an element of its own, after the goods.
      if (name === 'СодержитТолькоИзменения') {
        this.#note(this.#path.at(-1) === 'Каталог' ? 'catalog' : 'offers', !isYes(text));
      }
      return;
    }
    const node = this.#open.pop();
    if (node === undefined) return;
    if (node.children.length === 0) node.text = text;
    if (this.#open.length > 0) return;
    this.#records.push(...this.#read(node).filter((record) => record !== null));
    this.#read = null;
  }
}

/**
 * Reads a file of groups, goods, offers, prices or stock in UTF-8 or windows-1251, piece by piece.
 * @param onRecords gets what each piece completed
 * @throws CutFileError when it is not complete, FeedError when it cannot be read.
 */
export async function readCatalogFile(
  chunks: AsyncIterable<Uint8Array>,
  onRecords: (records: CatalogRecord[]) => Promise<void>,
): Promise<CatalogFile> {
  const parser = new CatalogParser();
  for await (const text of decodeFeed(chunks)) {
    for (let start = 0; start < text.length; start += PIECE) {
      const records = parser.write(text.slice(start, start + PIECE));
      if (records.length > 0) await onRecords(records);
      await setImmediate();
    }
  }
  parser.end();
  return parser.file;
}
