import type { ContractDocument, Operation } from '#server/contract/document.ts';
import type { HttpContext } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { malformed, parseJson } from './json-body.ts';
import { parseMediaType } from './media-type.ts';
import { parseMultipart } from './multipart.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly json: number;
  /** Limit of a form, unless the operation defines its own (`x-max-bytes`). */
  readonly upload: number;
}

export interface ParsedBody {
  /** The declared media type the body was read as; null without a body. */
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
  const requested = expected.length > 0 ? expected.join(', ') : JSON_TYPE;
  return new ApiProblem(415, `Тип содержимого не поддерживается, нужен ${requested}`, {
    reason: 'UnsupportedMediaType',
  });
}

/**
 * Reads the body up to `limit` bytes; stops reading a longer one.
 * @throws ApiProblem 413.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  const source = request.body?.getReader();
  let size = 0;
  for (let next = await source?.read(); next && !next.done; next = await source?.read()) {
    size += next.value.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
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
  const limit = isMultipart ? (operation.body.maxBytes ?? limits.upload) : limits.json;
  const bytes = await readBytes(c.req.raw, limit);
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
