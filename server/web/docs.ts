import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { type ContractDocument, readOperations } from '#server/contract/document.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { mediaTypeOf, StaticFile } from '#server/web/static-files/static-file.ts';
import { markdownPage, PAGE_POLICY, PAGES } from './docs/markdown-page.ts';

/** Swagger UI writes style attributes, HTML from script and data: images. */
const REFERENCE_POLICY = [
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
const OWN = fileURLToPath(new URL('./docs/assets', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** URL to file. */
const FILES: readonly (readonly [string, string])[] = [
  ['/docs', join(OWN, 'reference.html')],
  ['/docs/reference.js', join(OWN, 'reference.js')],
  ['/docs/resolve.js', join(OWN, 'resolve.js')],
  ['/docs/reference.css', join(OWN, 'reference.css')],
  ['/docs/docs.css', join(OWN, 'docs.css')],
  ['/docs/swagger-ui.css', join(PACKAGE, 'swagger-ui.css')],
  ['/docs/swagger-ui-bundle.js', join(PACKAGE, 'swagger-ui-bundle.js')],
];

async function load(file: string): Promise<StaticFile> {
  return new StaticFile(new Uint8Array(await readFile(file)), {
    type: mediaTypeOf(file),
    cacheControl: 'no-cache',
    headers: { 'Content-Security-Policy': REFERENCE_POLICY },
  });
}

/** `/openapi.json` and `/docs`: the contract, browsable without the internet. */
export function createDocs(contract: ContractDocument): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  // Read when first requested: most processes never serve it.
  const loaded = new Map<string, Promise<StaticFile>>();
  for (const [path, file] of FILES) {
    app.get(path, async (c) => {
      const known = loaded.get(file) ?? load(file);
      loaded.set(file, known);
      return (await known).respond(c.req.raw.headers);
    });
  }
  for (const [path, title, file] of PAGES) {
    app.get(path, async (c) => send(c, path, title, await readFile(join(ROOT, file), 'utf8')));
  }
  const operations = readOperations(contract);
  app.get('/docs/operations/:id', (c) => {
    const operation = operations.find(({ id }) => id === c.req.param('id'));
    return operation
      ? c.redirect(`/docs#/${operation.tag}/${operation.id}`)
      : send(c, '', 'Не найдено', NOT_FOUND, 404);
  });
  app.get('/docs/', (c) => c.redirect('/docs', 301));
  app.get('/docs/*', (c) => send(c, '', 'Не найдено', NOT_FOUND, 404));
  const json = new StaticFile(new TextEncoder().encode(JSON.stringify(contract)), {
    type: mediaTypeOf('openapi.json'),
    cacheControl: 'no-cache',
  });
  app.get('/openapi.json', (c) => json.respond(c.req.raw.headers));
  return app;
}

const NOT_FOUND = '# Не найдено\n\nТакой страницы нет. [К справочнику](/docs)';

function send(
  c: Context<HttpEnv>,
  path: string,
  title: string,
  markdown: string,
  status: 200 | 404 = 200,
) {
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Cache-Control', 'no-cache');
  return c.html(markdownPage(path, title, markdown), status);
}
