import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { createLaterCheck } from './loaded-later.ts';

const home = '/shop/src/routes/index.tsx?tsr-split=component';
const cart = '/shop/src/routes/_signed-in/cart/index.tsx?tsr-split=component';

/** A module graph: static imports first, dynamic ones second. */
const graph: Record<string, [string[], string[]]> = {
  [path.join(projectRoot, 'index.html')]: [['/shop/src/main.tsx'], []],
  '/shop/src/main.tsx': [['/shop/src/lib/money.ts'], [home, cart]],
  [home]: [['/shop/src/features/home.tsx'], []],
  '/shop/src/features/home.tsx': [[], ['/shop/src/features/dialog.tsx']],
  [cart]: [['/shop/src/features/cart.tsx', '/shop/src/lib/money.ts'], []],
};
const modules = {
  getModuleInfo(id: string) {
    const [importedIds = [], dynamicallyImportedIds = []] = graph[id] ?? [];
    return { importedIds, dynamicallyImportedIds };
  },
};

it('loaded later: is what neither the entry nor a public route imports statically', () => {
  const isLoadedLater = createLaterCheck();
  const files = ['lib/money.ts', 'features/home.tsx', 'features/dialog.tsx', 'features/cart.tsx'];
  expect(files.map((file) => isLoadedLater(`/shop/src/${file}`, modules))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
