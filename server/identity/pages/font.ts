import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Serves the shop's font for the sign-in page. */
export async function serveFont(path: string, response: ServerResponse): Promise<void> {
  if (path !== '/font/golos.woff2') {
    response.writeHead(404).end();
    return;
  }
  const address = new URL('../../../src/app/fonts/golos.woff2', import.meta.url);
  const content = await readFile(fileURLToPath(address));
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=604800',
  });
  response.end(content);
}
