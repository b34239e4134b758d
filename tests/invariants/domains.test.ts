import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** `server/order/state/x.ts` belongs to `order`; a file beside the domains stands for itself. */
function domainOf(file: string): string {
  return file.split('/')[1] ?? file;
}

/**
 * Domains that need each other, directly or around: what is left when those that need none of the
 * others are taken away again and again, and then those that none of the others needs.
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

describe('The domains of the server', () => {
  it('import one way, whatever folders lie inside of them', () => {
    expect(code.length).toBeGreaterThan(300);
    expect(findKnot(code)).toEqual([]);
  });

  it('are found out when two of them need each other', () => {
    const wrong = {
      file: 'server/delivery/tariffs.ts',
      text: "import { placeOrder } from '#server/order/place-order.ts';",
    };
    expect(findKnot([...code, wrong])).toEqual(expect.arrayContaining(['delivery', 'order']));
  });
});
