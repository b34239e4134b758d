import type { RequestBody, SentRequest } from './call.ts';
import { toFields } from './form.ts';

/** In single quotes for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JSON with escapes for characters that a terminal could hide or change. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function bodyArguments(body: RequestBody | null): string[] {
  if (body === null) return [];
  if (body.text !== undefined) return ['--data-binary', quote(body.text)];
  if (!body.mediaType.startsWith('multipart/')) {
    return ['--data-binary', quote(asciiJson(body.value))];
  }
  return toFields(body.value).flatMap(([name, item]) => [
    '-F',
    quote(
      typeof item === 'string'
        ? `${name}=${item}`
        : `${name}=@${item.fileName};type=${item.mediaType}`,
    ),
  ]);
}

/** Whether the shell puts in a secret: a token, or a header of the user's own. */
function isVariable(value: string): boolean {
  return (
    /^(?:\w+ )?\$[A-Z_][A-Z0-9_]*$/.test(value) ||
    /^\w+ \$\{[A-Z_]+:0:\d+\}\w\$\{[A-Z_]+:\d+\}$/.test(value)
  );
}

/** A command that repeats the request; the sender's token is a variable: `$TOKEN_EMPLOYEE`. */
export function toCurl({ method, url, headers, body }: SentRequest): string {
  const named = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    isVariable(value) ? `"${name}: ${value}"` : quote(`${name}: ${value}`),
  ]);
  return ['curl', '-i', '-X', method, quote(url), ...named, ...bodyArguments(body)].join(' ');
}
