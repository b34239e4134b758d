import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type MockOperation, operationsPath } from '#src/app/scenario/operations.ts';
import { plainBundle } from '#tools/mock/mock-server.ts';
import { listMockOperations, type MockContract } from './mock-operations.ts';

const switcher = '<script type="module" src="/src/app/scenario/start.tsx"></script>';

/**
 * Adds the mock response panel to the page when the API is a mock, with the current operations of the
 * contract.
 */
export function mockScenario(enabled: boolean): Plugin {
  return {
    name: 'mock-scenario',
    apply: () => enabled,
    configureServer(server) {
      server.middlewares.use(operationsPath, async (_request, response) => {
        const contract: MockContract = JSON.parse(await readFile(plainBundle, 'utf8'));
        const operations: MockOperation[] = listMockOperations(contract);
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify(operations));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      // Before the shop's own entry, because it must see the first calls.
      handler: (html) => html.replace('<script type="module"', `${switcher}$&`),
    },
  };
}
