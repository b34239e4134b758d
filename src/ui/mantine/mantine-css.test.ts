import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';

const library = path.join(projectRoot, 'node_modules/@mantine/core');
const listed = new Set(
  [
    ...readFileSync(path.join(projectRoot, 'src/ui/mantine/mantine.css'), 'utf8').matchAll(
      /styles\/(\w+)\.layer\.css/g,
    ),
  ].map(([, name]) => name),
);

/** The module from which Mantine's entry exports each component. */
const exportedFrom = new Map(
  [
    ...readFileSync(path.join(library, 'esm/index.mjs'), 'utf8').matchAll(
      /import \{([^}]+)\} from "([^"]+)"/g,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', file] as const),
  ),
);

/** Names of the style sheets that a module and its imports need. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    const styled = /(\w+)\.module\.mjs$/.exec(target)?.[1];
    if (styled) found.add(styled);
    else
      for (const name of stylesOf(path.resolve(path.dirname(file), target), seen)) found.add(name);
  }
  return found;
}

const sources = readdirSync(path.join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(projectRoot, 'src', file), 'utf8'));

const imported = new Set(
  sources
    .flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .filter((name) => !/\btype\b/.test(name) && name.trim() !== '')
    .map((name) => name.trim()),
);

/** A part that comes with its component, such as `Checkbox.Card`, and that no screen uses. */
function isUnusedPart(component: string, sheet: string): boolean {
  if (sheet === component || !sheet.startsWith(component)) return false;
  const part = `${component}.${sheet.slice(component.length)}`;
  return !sources.some((text) => text.includes(part));
}

function sheetsFor(component: string): string[] {
  const file = exportedFrom.get(component);
  return file === undefined ? [] : [...stylesOf(path.join(library, 'esm', file))];
}

describe('mantine.css', () => {
  it('has a sheet for every component that the shop imports', () => {
    const missing = [...imported].flatMap((component) =>
      sheetsFor(component)
        .filter((sheet) => existsSync(path.join(library, 'styles', `${sheet}.layer.css`)))
        .filter((sheet) => !listed.has(sheet) && !isUnusedPart(component, sheet))
        .map((sheet) => `${component} needs ${sheet}.layer.css`),
    );
    expect(imported.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('has no unused sheet', () => {
    const needed = new Set(['baseline', 'global', ...[...imported].flatMap(sheetsFor)]);
    const spare = [...listed].filter((sheet) => sheet !== undefined && !needed.has(sheet));
    expect(spare).toEqual([]);
  });
});
