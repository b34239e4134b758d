import { ApiProblem } from '#server/contract/problem.ts';

/** An invalid body; `path` is the JSON Pointer of the part, empty for the whole body. */
export function malformed(message: string, path = ''): ApiProblem {
  return new ApiProblem(400, 'Запрос не удалось разобрать', {
    reason: 'ValidationFailed',
    errors: [{ path, message }],
  });
}

interface Place {
  readonly value: unknown;
  /** JSON Pointer. */
  readonly path: string;
  /** The last part of it; null for the whole value. */
  readonly name: string | null;
}

/** Every value inside a value. Without recursion: a body may be nested deeper than the stack is. */
function* everyPlace(value: unknown, path: string): Generator<Place> {
  const waiting: Place[] = [{ value, path, name: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [name, item] of Object.entries(next.value)) {
      const part = name.replaceAll('~', '~0').replaceAll('/', '~1');
      waiting.push({ value: item, path: `${next.path}/${part}`, name });
    }
  }
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  for (const { value: item, name } of everyPlace(value, '')) {
    if (name !== null && !isStorableText(name)) return false;
    if (typeof item === 'string' && !isStorableText(item)) return false;
  }
  return true;
}

/**
 * A member that would set a prototype when it is copied. No schema knows one, and one that allows
 * any name must not let it through either.
 */
function findPrototype(value: unknown, path: string): string | null {
  for (const place of everyPlace(value, path)) {
    if (place.name === '__proto__') return place.path;
  }
  return null;
}

/** `__proto__`, or letters of it that are escaped. */
const PROTOTYPE = /__proto__|\\u00(?:5f|7[024]|6f)/i;
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads untrusted JSON.
 * @param path its JSON Pointer for the problem; empty for the whole body.
 * @throws ApiProblem 400 when it is no JSON in UTF-8, cannot be stored or would set a prototype.
 */
export function parseJson(bytes: Uint8Array, path = ''): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw malformed('Ожидается JSON в кодировке UTF-8', path);
  }
  const prototype = PROTOTYPE.test(text) ? findPrototype(value, path) : null;
  if (prototype !== null) throw malformed('Неизвестное поле', prototype);
  if (UNSTORABLE_ESCAPE.test(text) && !isStorable(value)) {
    throw malformed('Используются недопустимые символы', path);
  }
  return value;
}
