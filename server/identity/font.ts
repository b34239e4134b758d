import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

const faces: Readonly<Record<string, string>> = {
  '/font/cyrillic.woff2': 'golos-cyrillic.woff2',
  '/font/latin.woff2': 'golos-latin.woff2',
};

/** Serves the two files of the shop's typeface that the sign-in page needs. */
export async function serveFont(path: string, response: ServerResponse): Promise<void> {
  const name = faces[path];
  if (!name) {
    response.writeHead(404).end();
    return;
  }
  const address = new URL(`../../src/app/fonts/${name}`, import.meta.url);
  const content = await readFile(fileURLToPath(address));
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=604800',
  });
  response.end(content);
}
