import { readFileSync } from 'node:fs';
import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { readSources, type Source } from './sources.ts';

/** `server/order/state/x.ts` belongs to `order`; a file outside of the domains is its own domain. */
function domainOf(file: string): string {
  return file.split('/')[1] ?? file;
}

/** Other domains that a file imports. */
function importedDomains(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)]
    .map(([, imported = '']) =>
      imported.startsWith('.') ? path.join(path.dirname(file), imported) : imported.slice(1),
    )
    .filter((target) => target.startsWith('server/'))
    .map(domainOf)
    .filter((domain) => domain !== domainOf(file));
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
    for (const other of importedDomains(file, text)) needed.add(other);
  }
  let left = [...needs.keys()];
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((domain) => left.some((other) => needs.get(domain)?.has(other)));
    left = left.filter((domain) => left.some((other) => needs.get(other)?.has(domain)));
  }
  return left.toSorted();
}

/** Domains in groups from the bottom, as the first block with arrows of ARCHITECTURE.md has them. */
function listedGroups(text: string): string[][] {
  const block = /```\n(config →[^`]*)```/.exec(text)?.[1] ?? '';
  return block.split('→').map((group) => group.trim().split(/\s+/));
}

/** `cart → order` for an import of a domain that is not in a group below. */
function findUpward(sources: readonly Source[], groups: readonly string[][]): string[] {
  const place = new Map(groups.flatMap((group, index) => group.map((name) => [name, index])));
  const wrong = new Set<string>();
  for (const { file, text } of sources) {
    const domain = domainOf(file);
    // Files above the domains put the server together.
    if (domain.endsWith('.ts')) continue;
    for (const needed of importedDomains(file, text)) {
      const isBelow = (place.get(needed) ?? Infinity) < (place.get(domain) ?? -1);
      if (!needed.endsWith('.ts') && !isBelow) wrong.add(`${domain} → ${needed}`);
    }
  }
  return [...wrong].toSorted();
}

const code = readSources(['server'], /(?<!\.test)\.ts$/);
const groups = listedGroups(readFileSync(path.join(projectRoot, 'ARCHITECTURE.md'), 'utf8'));

describe('domains of the server', () => {
  it('have no circular imports', () => {
    expect(code.length).toBeGreaterThan(300);
    expect(findKnot(code)).toEqual([]);
  });

  it('are all in ARCHITECTURE.md, and import only what is below them there', () => {
    const folders = new Set(
      code.map(({ file }) => domainOf(file)).filter((name) => !/\.ts$/.test(name)),
    );
    expect(groups.flat().toSorted()).toEqual([...folders].toSorted());
    expect(findUpward(code, groups)).toEqual([]);
    const wrong = {
      file: 'server/cart/cart-store.ts',
      text: "import { placeOrder } from '#server/order/place/place-order.ts';",
    };
    expect(findUpward([wrong], groups)).toEqual(['cart → order']);
  });

  it('are reported when two of them import each other', () => {
    const wrong = {
      file: 'server/delivery/tariffs.ts',
      text: "import { placeOrder } from '#server/order/place/place-order.ts';",
    };
    expect(findKnot([...code, wrong])).toEqual(expect.arrayContaining(['delivery', 'order']));
  });
});
