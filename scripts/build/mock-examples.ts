import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { matchPath } from '../match-path.ts';
import { mockBundle } from '../mock-server.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Lets the reader choose among the contract's named examples where the API is a mock:
 *
 * - by the id in the address: `/order/draft` shows `order-draft` and `checkout-draft`,
 *   `/products/unavailable` shows `product-unavailable`;
 * - by a cookie, for what has no id: `examples=cart-empty,orders-empty`.
 */
export function mockExamples(enabled: boolean): Plugin {
  return {
    name: 'mock-examples',
    apply: () => enabled,
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname.startsWith('/api/')) {
          const contract: Contract = JSON.parse(await readFile(mockBundle, 'utf8'));
          const wishes = wishesOfCookie(request.headers.cookie);
          const example = findExample(contract, request.method ?? 'GET', pathname, wishes);
          if (example) request.headers.prefer ??= `example=${example}`;
        }
        next();
      });
    },
  };
}

function wishesOfCookie(cookie = ''): string[] {
  const value = /(?:^|;\s*)examples=([^;]*)/.exec(cookie)?.[1] ?? '';
  return decodeURIComponent(value).split(',').filter(Boolean);
}

/**
 * The first example of the operation that is called as wished, in whole or by its last words;
 * what stands in the address in place of a parameter is a wish too.
 */
export function findExample(
  contract: Contract,
  method: string,
  pathname: string,
  wishes: readonly string[],
): string | undefined {
  const template = matchPath(Object.keys(contract.paths), pathname);
  const operation = template && contract.paths[template]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const isParameter = template.split('/').map((part) => part.startsWith('{'));
  const wished = [...wishes, ...pathname.split('/').filter((_part, index) => isParameter[index])];
  const examples = Object.values(operation.responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap((media) => Object.keys(media.examples ?? {})),
  );
  return examples.find((name) => wished.some((wish) => name === wish || name.endsWith(`-${wish}`)));
}
