import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const faces: Readonly<Record<string, string>> = {
  '/font/cyrillic.woff2': 'golos-text-cyrillic-wght-normal.woff2',
  '/font/latin.woff2': 'golos-text-latin-wght-normal.woff2',
};

/** Serves the two files of the shop's typeface that the sign-in page needs. */
export function fontListener() {
  const entry = createRequire(import.meta.url).resolve(
    '@fontsource-variable/golos-text/package.json',
  );
  const folder = join(dirname(entry), 'files');
  return async (path: string, response: ServerResponse): Promise<void> => {
    const name = faces[path];
    if (!name) {
      response.writeHead(404).end();
      return;
    }
    const content = await readFile(join(folder, name));
    response.writeHead(200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    });
    response.end(content);
  };
}
