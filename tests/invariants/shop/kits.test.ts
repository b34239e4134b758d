import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '#tests/invariants/sources.ts';

/** Parts that `ui/kit` has: their Mantine twins would look, cost and behave differently. */
const kitParts = ['Anchor', 'Button', 'ActionIcon', 'CloseButton', 'Skeleton', 'Tooltip'].concat([
  'Pagination',
  'Tabs',
  'VisuallyHidden',
  'NativeSelect',
]);

/** Twins with the properties of the kit's part, for what only forms need: a label and an error. */
const twins = ['src/ui/mantine/fields/SelectField.tsx'];

const code = readSources(['src'], /(?<!\.test)(?<!\.d)\.tsx?$/);

/** Names imported from Mantine that `ui/kit` has, as `file: name`. */
function findTwins(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => !twins.includes(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => kitParts.includes(name))
        .map((name) => `${file}: ${name}`),
    );
}

/** Static imports of values: what is loaded together with the file. */
function importsOf({ file, text }: Source): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';$/gm)].map(
    ([, target = '']) => {
      if (target.startsWith('.')) return path.join(path.dirname(file), target);
      return target.startsWith('#') ? target.slice(1) : target;
    },
  );
}

/** The chain of imports from a public page to Mantine, for each page that has one. */
function findMantine(sources: readonly Source[]): string[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const isPublic = (file: string) =>
    file.startsWith('src/routes/') && !file.startsWith('src/routes/_signed-in');
  const chainFrom = (file: string, seen: Set<string>): string[] | null => {
    if (file.startsWith('@mantine/')) return [file];
    const source = byFile.get(file);
    if (!source || seen.has(file)) return null;
    seen.add(file);
    for (const target of importsOf(source)) {
      const rest = chainFrom(target, seen);
      if (rest) return [file, ...rest];
    }
    return null;
  };
  return sources
    .filter(({ file }) => isPublic(file))
    .flatMap(({ file }) => chainFrom(file, new Set())?.join(' → ') ?? []);
}

describe('the two kits', () => {
  it('have one part for one purpose', () => {
    expect(findTwins(code)).toEqual([]);
    const wrong = { file: 'x.tsx', text: "import { Button, Text } from '@mantine/core';" };
    expect(findTwins([wrong])).toEqual(['x.tsx: Button']);
  });

  it('keep Mantine out of what public pages load at first', () => {
    expect(code.length).toBeGreaterThan(500);
    expect(findMantine(code)).toEqual([]);
  });

  it('report a public page that loads Mantine by a part of the shop', () => {
    const wrong = [
      { file: 'src/routes/new.tsx', text: "import { A } from '#src/features/a/A.tsx';" },
      { file: 'src/features/a/A.tsx', text: "import { Text } from '@mantine/core';" },
    ];
    expect(findMantine([...code, ...wrong])).toEqual([
      'src/routes/new.tsx → src/features/a/A.tsx → @mantine/core',
    ]);
  });
});
