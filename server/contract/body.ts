import type { ContractDocument, Operation } from './document.ts';
import { resolveSchema } from './document.ts';
import type { HttpContext } from './http-env.ts';
import { parseMediaType } from './media-type.ts';
import { coerceParameter } from './parameters.ts';
import { ApiProblem } from './problem.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly json: number;
  readonly upload: number;
}

export interface ParsedBody {
  /** Media type of the declared content it was read as; null when there is no body. */
  readonly type: string | null;
  readonly value: unknown;
}

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data';

function tooLarge(limit: number): ApiProblem {
  const size = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }).format(limit / 1_048_576);
  return new ApiProblem(413, `Слишком большой запрос: можно не больше ${size}\u00A0МБ`, {
    reason: 'TooLarge',
  });
}

function unsupported(expected: readonly string[]): ApiProblem {
  const wanted = expected.length > 0 ? expected.join(', ') : JSON_TYPE;
  return new ApiProblem(415, `Тип содержимого не поддерживается, нужен ${wanted}`, {
    reason: 'UnsupportedMediaType',
  });
}

function malformed(message: string): ApiProblem {
  return new ApiProblem(400, 'Запрос не удалось разобрать', {
    reason: 'ValidationFailed',
    errors: [{ path: '', message }],
  });
}

/** Reads the body up to `limit` bytes; a longer one is not read to its end. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(next.value);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}

const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // `__proto__` as a name would survive parsing and set a prototype when copied.
    value = text.includes('__proto__')
      ? JSON.parse(text, (name, item) => (name === '__proto__' ? undefined : item))
      : JSON.parse(text);
  } catch {
    throw malformed('Ожидается JSON в кодировке UTF-8');
  }
  if (UNSTORABLE_ESCAPE.test(text) && !isStorable(value)) {
    throw malformed('Используются недопустимые символы');
  }
  return value;
}

async function parseMultipart(
  document: ContractDocument,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  schema: Parameters<typeof resolveSchema>[1],
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
    if (name === '__proto__') continue;
    const entries = form.getAll(name);
    const texts = entries.filter((entry) => typeof entry === 'string');
    if (texts.some((text) => !isStorable(text))) {
      throw malformed('Используются недопустимые символы');
    }
    const property = properties[name] ?? {};
    const isList = resolveSchema(document, property).type === 'array';
    if (texts.length === entries.length) {
      body[name] = coerceParameter(document, property, texts, true);
    } else body[name] = isList || entries.length > 1 ? entries : entries[0];
  }
  return body;
}

/** A copy in which files are their names: the judge knows strings, not files. */
export function withoutFiles(value: unknown): unknown {
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]),
  );
}

/**
 * Reads and parses the body as the operation declares it.
 * @throws ApiProblem 400, 413 or 415.
 */
export async function readBody(
  c: HttpContext,
  document: ContractDocument,
  operation: Operation,
  limits: BodyLimits,
): Promise<ParsedBody> {
  const header = c.req.header('content-type');
  const type = parseMediaType(header);
  const expected = [...(operation.body?.contents.keys() ?? [])];
  const encoding = c.req.header('content-encoding') ?? 'identity';
  const known =
    type !== null &&
    (expected.length > 0 ? expected : [JSON_TYPE, MULTIPART]).includes(type.essence);
  if (header !== undefined && !known) throw unsupported(expected);
  if (encoding !== 'identity' || (type?.charset ?? 'utf-8') !== 'utf-8')
    throw unsupported(expected);
  if (operation.body === null) return { type: null, value: undefined };

  const isMultipart = type?.essence === MULTIPART;
  const bytes = await readBytes(c.req.raw, isMultipart ? limits.upload : limits.json);
  if (bytes.byteLength === 0) {
    if (!operation.body.required) return { type: null, value: undefined };
    throw malformed('Нужно тело запроса');
  }
  if (type === null) throw unsupported(expected);
  const schema = operation.body.contents.get(type.essence)?.schema ?? {};
  const value = isMultipart
    ? await parseMultipart(document, bytes, header ?? '', schema)
    : parseJson(bytes);
  return { type: type.essence, value };
}
