import {
  type ContractDocument,
  type JsonSchema,
  resolveSchema,
} from '#server/contract/document.ts';
import { isStorable, malformed, parseJson } from './json-body.ts';
import { parseMediaType } from './media-type.ts';
import { coerceParameter } from './parameters.ts';

type Entry = string | File;

const JSON_TYPE = 'application/json';

/** An object part is JSON, with its own media type or as plain text. */
async function parseObject(entries: readonly Entry[], path: string): Promise<unknown> {
  const [entry, second] = entries;
  if (entry === undefined || second !== undefined) throw malformed('Ожидается одна часть', path);
  if (typeof entry === 'string') return parseJson(new TextEncoder().encode(entry), path);
  if (parseMediaType(entry.type)?.essence !== JSON_TYPE) {
    throw malformed(`Ожидается часть ${JSON_TYPE}`, path);
  }
  return parseJson(new Uint8Array(await entry.arrayBuffer()), path);
}

function parseFiles(entries: readonly Entry[], isList: boolean, path: string): unknown {
  if (entries.some((entry) => typeof entry === 'string')) throw malformed('Ожидается файл', path);
  return isList || entries.length > 1 ? entries : entries[0];
}

/** One field of the form, converted by its schema; the validator rejects what does not match. */
async function parseField(
  document: ContractDocument,
  property: JsonSchema,
  entries: readonly Entry[],
  path: string,
): Promise<unknown> {
  const { type, items, format } = resolveSchema(document, property);
  if (type === 'object') return parseObject(entries, path);
  const isList = type === 'array';
  const isFile = (isList ? resolveSchema(document, items ?? {}).format : format) === 'binary';
  if (isFile) return parseFiles(entries, isList, path);
  const texts = entries.filter((entry) => typeof entry === 'string');
  if (texts.length < entries.length) throw malformed('Ожидается текст, а не файл', path);
  if (texts.some((text) => !isStorable(text))) {
    throw malformed('Используются недопустимые символы', path);
  }
  return coerceParameter(document, property, texts, true);
}

/**
 * Reads `multipart/form-data`: files stay files, objects are parsed as JSON, the rest is text.
 * @throws ApiProblem 400.
 */
export async function parseMultipart(
  document: ContractDocument,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  schema: JsonSchema,
): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw malformed('Форма повреждена');
  }
  const { properties = {} } = resolveSchema(document, schema);
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    if (name === '__proto__') throw malformed('Неизвестное поле', '/__proto__');
    body[name] = await parseField(document, properties[name] ?? {}, form.getAll(name), `/${name}`);
  }
  return body;
}

/** A copy with file names instead of files: the validator expects strings. */
export function withoutFiles(value: unknown): unknown {
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]),
  );
}
