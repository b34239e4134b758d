import { readFile } from 'node:fs/promises';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';

/**
 * Reads a JSON object.
 * @throws Error that names the file, and the line and column of what is no JSON.
 */
export async function readJSON(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `${file}: there is no such file` : `${file}: ${error.message}`,
    );
  });
  const json = parseJSON(file, text);
  if (!isObject(json)) throw new Error(`${file}: an object in braces is expected`);
  return json;
}

function parseJSON(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const before = text.slice(0, positionOf(message, text)).split('\n');
    const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`;
    const what = message.replace(/,? *(?:"?\.\.\.)?"[\s\S]*| in JSON at position.*| \(line.*/, '');
    throw new Error(`${file}:${place}: this is no JSON: ${what}`);
  }
}

/** V8 names the position of some errors; of an unexpected sign it shows only what is around it. */
function positionOf(message: string, text: string): number {
  const named = / at position (\d+)/.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  // The shortest beginning with the same error ends with that sign.
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isWrong(text.slice(0, middle))) most = middle;
    else least = middle + 1;
  }
  return Math.max(0, least - 1);
}

function isWrong(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Unexpected token');
  }
}
