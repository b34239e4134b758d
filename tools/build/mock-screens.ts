import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#tools/process/project-root.ts';

/** Path of the page with every screen in every state. */
export const screensPath = '/docs/screens';
const page = path.join(projectRoot, 'tools', 'mock', 'screens', 'screens.html');

/** Serves `/docs/screens` when the API is a mock; Vite itself serves what the page loads. */
export function mockScreens(enabled: boolean): Plugin {
  return {
    name: 'mock-screens',
    apply: () => enabled,
    configureServer(server) {
      server.middlewares.use(screensPath, async (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(await readFile(page));
      });
    },
  };
}
