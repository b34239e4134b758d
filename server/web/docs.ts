import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { ContractDocument } from '#server/contract/document.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { mediaTypeOf, StaticFile } from './static-file.ts';

/** Swagger UI writes style attributes and data: pictures; its scripts are files of this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PACKAGE = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const OWN = fileURLToPath(new URL('./docs', import.meta.url));

/** URL name to file. */
const FILES: readonly (readonly [string, string])[] = [
  ['index.html', join(OWN, 'index.html')],
  ['docs.css', join(OWN, 'docs.css')],
  ['docs.js', join(OWN, 'docs.js')],
  ['swagger-ui.css', join(PACKAGE, 'swagger-ui.css')],
  ['swagger-ui-bundle.js', join(PACKAGE, 'swagger-ui-bundle.js')],
];

async function load(file: string): Promise<StaticFile> {
  const name = mediaTypeOf(file);
  return new StaticFile(new Uint8Array(await readFile(file)), {
    type: name,
    cacheControl: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY },
  });
}

/** `/openapi.json` and `/docs`: the contract, browsable without the internet. */
export function createDocs(contract: ContractDocument): Hono<HttpEnv> {
  const docs = new Hono<HttpEnv>();
  // Read when first asked for: a megabyte and a half that most processes never serve.
  const loaded = new Map<string, Promise<StaticFile>>();
  const serve = async (name: string, file: string, request: Headers): Promise<Response> => {
    const known = loaded.get(name) ?? load(file);
    loaded.set(name, known);
    return (await known).respond(request);
  };
  for (const [name, file] of FILES) {
    docs.get(`/docs/${name}`, (c) => serve(name, file, c.req.raw.headers));
  }
  const [index] = FILES;
  if (index !== undefined) docs.get('/docs', (c) => serve(...index, c.req.raw.headers));
  docs.get('/docs/', (c) => c.redirect('/docs', 301));
  const json = new StaticFile(new TextEncoder().encode(JSON.stringify(contract)), {
    type: mediaTypeOf('openapi.json'),
    cacheControl: 'no-cache',
  });
  docs.get('/openapi.json', (c) => json.respond(c.req.raw.headers));
  return docs;
}
