import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { dehydratePage, hydratePage } from './page-hydration.ts';
import { isMissing } from './protocol/missing-page.ts';

let loads = 0;

function routerAt(url: string) {
  const rootRoute = createRootRoute();
  const product = createRoute({
    getParentRoute: () => rootRoute,
    path: '/products/$slug',
    loader: () => {
      loads += 1;
    },
  });
  return createRouter({
    routeTree: rootRoute.addChildren([product]),
    history: createMemoryHistory({ initialEntries: [url] }),
    notFoundMode: 'root',
  });
}

/** The router of a browser that received the page of a server. */
async function hydratedAt(url: string) {
  const server = routerAt(url);
  await server.load();
  const page = JSON.parse(JSON.stringify(dehydratePage(server, new QueryClient())));
  loads = 0;
  const window = { origin: 'https://shop.example', scrollTo: () => {} };
  vi.stubGlobal('self', window);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { querySelector: () => null });
  const browser = routerAt(url);
  await hydratePage(browser, new QueryClient(), page, true);
  return { server, browser };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('page hydration: continues with the matches of the server and loads nothing', async () => {
  const { server, browser } = await hydratedAt('/products/bur');
  const stateOf = ({ state }: typeof server) =>
    state.matches.map(({ id, status }) => ({ id, status }));
  expect(stateOf(browser)).toEqual(stateOf(server));
  expect(stateOf(browser).map(({ status }) => status)).toEqual(['success', 'success']);
  expect(loads).toBe(0);
  expect(window).not.toHaveProperty('$_TSR');
});

it('page hydration: a URL without a page is missing on the server and in the browser', async () => {
  const { server, browser } = await hydratedAt('/nowhere');
  expect(server.state.matches.some(isMissing)).toBe(true);
  expect(browser.state.matches.some(isMissing)).toBe(true);
  expect(server.matchRoutes('/nowhere', {}).some(isMissing)).toBe(true);
  expect(server.matchRoutes('/products/bur', {}).some(isMissing)).toBe(false);
});
