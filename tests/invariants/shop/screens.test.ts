import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '#tests/e2e/screens/screens.ts';
import { projectRoot } from '#tools/process/project-root.ts';

it('screens: every route has a row, and every row a route', () => {
  const tree = readFileSync(path.join(projectRoot, 'generated', 'routeTree.gen.ts'), 'utf8');
  const byAddress = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const routes = [...byAddress.matchAll(/'([^']+)':/g)].map(([, route]) => route);
  const rows = screens.map(({ route }) => route).filter((route) => route !== '*');
  expect([...new Set(rows)].sort()).toEqual([...routes].sort());
});
