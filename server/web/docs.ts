import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import type { ContractDocument } from '#server/contract/document.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ContractDocs } from './docs/contract-docs.ts';
import { type Html, PAGE_POLICY } from './docs/page.ts';
import { changelogPage } from './docs/pages/changelog.ts';
import { enumsPage } from './docs/pages/enums.ts';
import { errorsPage } from './docs/pages/errors.ts';
import { guidePage } from './docs/pages/guide.ts';
import { notFoundPage } from './docs/pages/not-found.ts';
import { operationPage } from './docs/pages/operation.ts';
import { operationsPage } from './docs/pages/operations.ts';
import { overviewPage } from './docs/pages/overview.ts';
import { schemaPage } from './docs/pages/schema.ts';
import { mediaTypeOf, StaticFile } from './static-file.ts';

/**
 * Swagger UI, where requests are tried out, writes style attributes, HTML from script and data:
 * pictures; its scripts are files of this server.
 */
const TRY_POLICY = [
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
const CHANGELOG = fileURLToPath(new URL('../../openapi/CHANGELOG.md', import.meta.url));

/** URL name to file. */
const FILES: readonly (readonly [string, string])[] = [
  ['docs.css', join(OWN, 'docs.css')],
  ['docs.js', join(OWN, 'docs.js')],
  ['try', join(OWN, 'swagger.html')],
  ['swagger.css', join(OWN, 'swagger.css')],
  ['swagger.js', join(OWN, 'swagger.js')],
  ['swagger-ui.css', join(PACKAGE, 'swagger-ui.css')],
  ['swagger-ui-bundle.js', join(PACKAGE, 'swagger-ui-bundle.js')],
];

async function load(file: string): Promise<StaticFile> {
  return new StaticFile(new Uint8Array(await readFile(file)), {
    type: mediaTypeOf(file),
    cacheControl: 'no-cache',
    headers: { 'Content-Security-Policy': TRY_POLICY },
  });
}

/** `/openapi.json` and `/docs`: the contract, browsable without the internet. */
export function createDocs(contract: ContractDocument): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  // Read when first requested: most processes never serve it.
  const loaded = new Map<string, Promise<StaticFile>>();
  for (const [name, file] of FILES) {
    app.get(`/docs/${name}`, async (c) => {
      const known = loaded.get(name) ?? load(file);
      loaded.set(name, known);
      return (await known).respond(c.req.raw.headers);
    });
  }
  addPages(app, contract);
  app.get('/docs/', (c) => c.redirect('/docs', 301));
  const json = new StaticFile(new TextEncoder().encode(JSON.stringify(contract)), {
    type: mediaTypeOf('openapi.json'),
    cacheControl: 'no-cache',
  });
  app.get('/openapi.json', (c) => json.respond(c.req.raw.headers));
  return app;
}

function addPages(app: Hono<HttpEnv>, contract: ContractDocument): void {
  let read: ContractDocs | undefined;
  const docs = (): ContractDocs => {
    read ??= new ContractDocs(contract);
    return read;
  };
  app.get('/docs', (c) => send(c, overviewPage(docs())));
  app.get('/docs/operations', (c) =>
    send(
      c,
      operationsPage(docs(), {
        query: c.req.query('q') ?? '',
        origin: c.req.query('origin') ?? '',
      }),
    ),
  );
  app.get('/docs/operations/:id', (c) => {
    const operation = docs().operations.find(({ id }) => id === c.req.param('id'));
    return operation ? send(c, operationPage(docs(), operation)) : send(c, notFoundPage(), 404);
  });
  app.get('/docs/schemas/:name', (c) => {
    const name = c.req.param('name');
    const schema = docs().schemas.get(name);
    return schema ? send(c, schemaPage(docs(), name, schema)) : send(c, notFoundPage(), 404);
  });
  app.get('/docs/enums', (c) => send(c, enumsPage(docs())));
  app.get('/docs/errors', (c) => send(c, errorsPage(docs())));
  app.get('/docs/guide', (c) => send(c, guidePage()));
  app.get('/docs/changelog', async (c) =>
    send(c, changelogPage(await readFile(CHANGELOG, 'utf8'))),
  );
  app.get('/docs/*', (c) => send(c, notFoundPage(), 404));
}

function send(c: Context<HttpEnv>, body: Html, status: 200 | 404 = 200) {
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Cache-Control', 'no-cache');
  return c.html(body, status);
}
