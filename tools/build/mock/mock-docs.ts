import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { projectRoot } from '#tools/process/project-root.ts';

const screens = path.join(projectRoot, 'tools', 'mock', 'screens', 'screens.html');
const contract = path.join(projectRoot, 'generated', 'openapi.json');

/**
 * Serves `/docs` when the API is a mock: the pages that the shop has, and at `/docs/screens` every screen
 * in every state, which only the mock can show. Vite itself serves what that page loads.
 */
export function mockDocs(enabled: boolean): Plugin {
  return {
    name: 'mock-docs',
    apply: () => enabled,
    async configureServer(server) {
      server.middlewares.use('/docs/screens', async (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(await readFile(screens));
      });
      const { createDocs } = await import('#server/web/docs.ts');
      const docs = getRequestListener(
        createDocs(JSON.parse(await readFile(contract, 'utf8'))).fetch,
      );
      server.middlewares.use((request, response, next) => {
        if (/^\/(?:docs(?:[/?]|$)|openapi\.json)/.test(request.url ?? '')) docs(request, response);
        else next();
      });
    },
  };
}
