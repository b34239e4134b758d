import { strToU8, type Zippable, zipSync } from 'fflate';
import type { components } from '#generated/server/operations.ts';
import { endingOf, fileName, UniqueNames } from './file-names.ts';
import type { LoadedFile } from './load-file.ts';

type Schemas = components['schemas'];

/** Maximum total size of the files, bytes: the archive is created in memory. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Files loaded at the same time. */
const AT_ONCE = 4;
const LIST = 'Список документов';
/** Without it Windows takes a text for the old encoding. */
const BYTE_ORDER_MARK = '\ufeff';

type Load = (url: string) => Promise<LoadedFile | null>;
type Loaded = { name: string; bytes: Uint8Array } | null;

function documentTitle({ title, number }: Schemas['ProductDocument']): string {
  return number === '' || title.includes(number) ? title : `${title} № ${number}`;
}

/** Loads each file once, however many products it belongs to; null for what is not to be had. */
async function loadAll(
  documents: readonly Schemas['ProductDocument'][],
  load: Load,
): Promise<Map<string, Loaded>> {
  const names = new UniqueNames();
  // The list's own name is not for others.
  names.take(LIST, 'txt');
  const files = new Map<string, Loaded>();
  const byURL = new Map(documents.map((document) => [document.url, document]));
  const queue = [...byURL.values()].filter(({ url }) => url !== '');
  let size = 0;
  for (let start = 0; start < queue.length; start += AT_ONCE) {
    const batch = queue.slice(start, start + AT_ONCE);
    const loaded = await Promise.all(batch.map(({ url }) => load(url)));
    for (const [index, document] of batch.entries()) {
      const file = loaded[index];
      size += file?.bytes.byteLength ?? 0;
      if (!file || size > MAX_BYTES) files.set(document.url, null);
      else {
        const name = names.take(fileName(documentTitle(document)), endingOf(document.url, file));
        files.set(document.url, { name, bytes: file.bytes });
      }
    }
  }
  return files;
}

function lineOf(
  document: Schemas['ProductDocument'],
  files: ReadonlyMap<string, Loaded>,
  publicUrl: string,
): string {
  const file = files.get(document.url);
  if (file) return `  – ${documentTitle(document)}: ${file.name}`;
  if (document.url === '') return `  – ${documentTitle(document)}: файла нет`;
  const link = URL.canParse(document.url, publicUrl) ? new URL(document.url, publicUrl).href : '';
  return `  – ${documentTitle(document)}: файл не вошёл в архив ${link}`.trimEnd();
}

function writeList(
  { items }: Pick<Schemas['OrderCertificates'], 'items'>,
  files: ReadonlyMap<string, Loaded>,
  { number, publicUrl }: ArchiveOptions,
): string {
  const named = items.map((item) => ({
    ...item,
    title: item.vendorCode === '' ? item.name : `${item.name}, арт. ${item.vendorCode}`,
  }));
  const documented = named.filter(({ documents }) => documents.length > 0);
  const bare = named.filter(({ documents }) => documents.length === 0);
  const lines = [
    `Документы на товары заказа ${number}`,
    ...documented.flatMap(({ title, documents }) => [
      '',
      title,
      ...documents.map((document) => lineOf(document, files, publicUrl)),
    ]),
    ...(bare.length > 0 ? ['', 'Нет документов:', ...bare.map(({ title }) => `  – ${title}`)] : []),
  ];
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

export interface ArchiveOptions {
  /** The order's number. */
  number: string;
  /** The base of relative file URLs. */
  publicUrl: string;
  /** Time of the files in the archive. */
  date: Date;
  load: Load;
}

/** All documents of an order's products as a ZIP, with a list of what is there and what is not. */
export async function packCertificates(
  certificates: Pick<Schemas['OrderCertificates'], 'items'>,
  options: ArchiveOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = await loadAll(
    certificates.items.flatMap(({ documents }) => documents),
    options.load,
  );
  const entries: Zippable = {
    [`${LIST}.txt`]: strToU8(writeList(certificates, files, options)),
  };
  for (const file of files.values()) if (file) entries[file.name] = file.bytes;
  return new Uint8Array(zipSync(entries, { mtime: options.date }));
}
