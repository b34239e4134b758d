import { ApiProblem } from './problem.ts';

/** An invalid body; `path` is the JSON Pointer of the part, empty for the whole body. */
export function malformed(message: string, path = ''): ApiProblem {
  return new ApiProblem(400, 'Запрос не удалось разобрать', {
    reason: 'ValidationFailed',
    errors: [{ path, message }],
  });
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}

const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads untrusted JSON.
 * @param path its JSON Pointer for the problem; empty for the whole body.
 * @throws ApiProblem 400 when it is no JSON in UTF-8 or cannot be stored.
 */
export function parseJson(bytes: Uint8Array, path = ''): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A `__proto__` member would survive parsing and set a prototype when copied.
    value = text.includes('__proto__')
      ? JSON.parse(text, (name, item) => (name === '__proto__' ? undefined : item))
      : JSON.parse(text);
  } catch {
    throw malformed('Ожидается JSON в кодировке UTF-8', path);
  }
  if (UNSTORABLE_ESCAPE.test(text) && !isStorable(value)) {
    throw malformed('Используются недопустимые символы', path);
  }
  return value;
}
