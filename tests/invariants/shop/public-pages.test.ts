import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { infoGroups, infoPath } from '#src/lib/pages/info-pages.ts';
import { publicPages } from '#src/lib/pages/public-pages.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** Public routes that are personal, redirect, or are no pages for users. */
const notForSearchEngines =
  /^\/(?:login\/|compare$|invitation$|cart\/share$|products\/share$|test\/)/;

it('sitemap: contains exactly the public routes with a fixed URL', () => {
  const tree = readFileSync(path.join(projectRoot, 'generated', 'routeTree.gen.ts'), 'utf8');
  const ids = /interface FileRoutesById \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const routes = [...ids.matchAll(/'(\/[^']*)':/g)]
    .map(([, id = '']) => (id === '/' ? id : id.replace(/\/$/, '')))
    .filter((id) => !id.startsWith('/_signed-in') && !id.includes('$'))
    .concat(infoGroups.flatMap(({ pages }) => pages.map(({ id }) => infoPath(id))))
    .filter((id) => !notForSearchEngines.test(id));
  const known = new Set(publicPages.map((page) => page.path.replace(/\?.*/, '')));
  expect([...known].sort()).toEqual([...new Set(routes)].sort());
});
