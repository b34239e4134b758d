import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** `server/order/state/x.ts` belongs to `order`; a file outside of the domains is its own domain. */
function domainOf(file: string): string {
  return file.split('/')[1] ?? file;
}

/**
 * Domains with circular imports, direct or indirect: the rest after repeatedly removing the domains that
 * import no other, and then those that no other imports.
 */
function findKnot(sources: readonly Source[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const domain = domainOf(file);
    const needed = needs.get(domain) ?? new Set();
    needs.set(domain, needed);
    for (const [, imported = ''] of text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
      const target = imported.startsWith('.')
        ? path.join(path.dirname(file), imported)
        : imported.slice(1);
      if (target.startsWith('server/') && domainOf(target) !== domain) needed.add(domainOf(target));
    }
  }
  let left = [...needs.keys()];
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((domain) => left.some((other) => needs.get(domain)?.has(other)));
    left = left.filter((domain) => left.some((other) => needs.get(other)?.has(domain)));
  }
  return left.toSorted();
}

const code = readSources(['server'], /(?<!\.test)\.ts$/);

describe('domains of the server', () => {
  it('have no circular imports', () => {
    expect(code.length).toBeGreaterThan(300);
    expect(findKnot(code)).toEqual([]);
  });

  it('are reported when two of them import each other', () => {
    const wrong = {
      file: 'server/delivery/tariffs.ts',
      text: "import { placeOrder } from '#server/order/place/place-order.ts';",
    };
    expect(findKnot([...code, wrong])).toEqual(expect.arrayContaining(['delivery', 'order']));
  });
});
