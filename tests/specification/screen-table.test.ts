import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listMockOperations } from '#tools/build/mock/mock-operations.ts';
import { matchPath } from '#tools/mock/match-path.ts';
import { listStates, type MockScreen, screenGroups } from '#tools/mock/screens/screen-table.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { specifiedRoutes } from './routes.ts';

const contract = JSON.parse(
  readFileSync(path.join(projectRoot, 'generated', 'openapi.json'), 'utf8'),
);
const operations = listMockOperations(contract);
const screens = screenGroups.flatMap((group) => [...group.screens]);
const pathOf = (screen: MockScreen) => screen.path.split('?')[0] ?? '';

/** Reads whose examples no screen is about, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  getSettings: 'of the frame of every page',
  getCartPreview: 'of the header',
  getFavoritePreview: 'of the header',
  getComparePreview: 'of the header',
  listViewedProducts: 'a shelf like listHitProducts',
  getApprovalDelivery: 'the same as getCheckoutDelivery',
  listCustomers: 'a menu of the cart',
  listActiveContracts: 'a menu of the cart',
  listCustomerRecipients: 'a menu of the checkout',
  searchEmployees: 'suggestions of a field',
  searchPartners: 'suggestions of a field',
  searchAddresses: 'suggestions of a field',
  searchBrands: 'a filter of the list of brands',
  getBrand: 'the head of a list of products',
  getCategory: 'the head of a list of products',
  listPromotionCategories: 'a filter of a list of products',
  explainCartPrice: 'a dialog',
  explainOrderPrice: 'a dialog',
};

describe('mock screens', () => {
  it('has every route of the specification', () => {
    const shown = new Set(screens.map((screen) => matchPath(specifiedRoutes, pathOf(screen))));
    // It redirects to the list of orders.
    expect(specifiedRoutes.filter((route) => !shown.has(route))).toEqual(['/order']);
  });

  it('shows every example of every read, or says where it is', () => {
    const shown = new Set(screens.flatMap((screen) => [...screen.operations]));
    const reads = operations.filter(
      ({ method, choices }) =>
        method === 'GET' &&
        choices.filter(({ status, summary }) => status.startsWith('2') && summary).length > 1,
    );
    const missing = reads.filter(({ id }) => !shown.has(id) && !elsewhere[id]).map(({ id }) => id);
    expect(missing).toEqual(['getStaticPage']);
  });

  it('names operations and examples that the contract has', () => {
    for (const screen of screens) {
      const pairs = [
        ...screen.operations.map((id) => [id, undefined] as const),
        ...Object.entries(screen.base ?? {}),
      ];
      for (const [id, example] of pairs) {
        const operation = operations.find((one) => one.id === id);
        expect(operation, `${screen.title}: ${id}`).toBeDefined();
        if (example === undefined) continue;
        const names = operation?.choices.map(({ value }) => value);
        expect(names, screen.title).toContain(example);
      }
    }
  });

  it('opens each state by a URL of its own', () => {
    const urls = screens.flatMap((screen) => listStates(screen, operations)).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(250);
    expect(new Set(urls).size).toBe(urls.length);
  });
});
