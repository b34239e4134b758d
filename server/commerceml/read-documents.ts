import { SaxesParser } from 'saxes';
import { decodeFeed } from '#server/catalog-import/feed/encoding/feed-encoding.ts';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { enterElement, rejectBrokenXml } from './exchange-xml.ts';

/** An order as the accounting system returns it: simple elements and «реквизиты» by name. */
export interface ExchangeDocument {
  fields: ReadonlyMap<string, string>;
  requisites: ReadonlyMap<string, string>;
}

const MAX_DEPTH = 32;
const MAX_DOCUMENTS = 20_000;
const MAX_TEXT = 65_536;

class DocumentParser {
  readonly documents: ExchangeDocument[] = [];
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #fields = new Map<string, string>();
  #requisites = new Map<string, string>();
  #name = '';
  #text = '';

  constructor() {
    rejectBrokenXml(this.#parser);
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('text', (text) => this.#append(text));
    this.#parser.on('cdata', (text) => this.#append(text));
    this.#parser.on('closetag', () => this.#close());
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
  }

  #open(name: string): void {
    this.#text = '';
    enterElement(this.#path, name, MAX_DEPTH);
  }

  #append(text: string): void {
    this.#text += text;
    if (this.#text.length > MAX_TEXT) throw new FeedError('Слишком длинный текст в файле обмена.');
  }

  #close(): void {
    // Version 3 puts a document into a container; the classic form has it at the top.
    const start = this.#path.indexOf('Документ');
    const inside = start < 0 ? '' : this.#path.slice(start + 1).join('/');
    const text = this.#text.trim();
    if (this.#path.length - 1 === start) this.#finish();
    else if (inside === 'ЗначенияРеквизитов/ЗначениеРеквизита/Наименование') this.#name = text;
    else if (inside === 'ЗначенияРеквизитов/ЗначениеРеквизита/Значение') {
      this.#requisites.set(this.#name, text);
    } else if (inside !== '' && !inside.includes('/')) this.#fields.set(inside, text);
    this.#path.pop();
    this.#text = '';
  }

  #finish(): void {
    if (this.documents.length >= MAX_DOCUMENTS) throw new FeedError('Слишком много документов.');
    this.documents.push({ fields: this.#fields, requisites: this.#requisites });
    this.#fields = new Map();
    this.#requisites = new Map();
  }
}

async function* pieces(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/**
 * The documents of a file in UTF-8 or windows-1251.
 * @throws CutFileError when it is not complete, FeedError when it cannot be read.
 */
export async function readDocuments(chunks: readonly Uint8Array[]): Promise<ExchangeDocument[]> {
  const parser = new DocumentParser();
  for await (const text of decodeFeed(pieces(chunks))) parser.write(text);
  parser.end();
  return parser.documents;
}
