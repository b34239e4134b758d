import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A generated file, split by operation. */
interface SplitOperations {
  /** The code that all its operations share, as a module. */
  readonly common: string;
  /** One module for each operation; it imports the shared code from `commonID`. */
  readonly operations: readonly string[];
  /** Exported name → operation. */
  readonly places: ReadonlyMap<string, number>;
}

const OPERATION = /^ *(?=export const get\w+Url = )/m;
const EXPORTED = /^ *export (?:const|(?:async )?function) (\w+)/gm;
const COMMON = /^const withQueryKey = [\s\S]*?^};\n/m;

/**
 * Splits the generated calls of one tag by operation.
 *
 * @throws Error when the generator's output has another form.
 */
export function splitOperations(text: string, commonID: string): SplitOperations {
  const [head = '', ...blocks] = text.split(OPERATION);
  const common = COMMON.exec(head)?.[0] ?? '';
  const imports = common === '' ? '' : `import { withQueryKey } from '${commonID}';\n`;
  const start = `${imports}${head.replace(common, '')}`;
  if (blocks.length === 0) throw new Error('The generated calls have no operations');
  const places = new Map<string, number>();
  for (const [place, block] of blocks.entries()) {
    for (const [, name = ''] of block.matchAll(EXPORTED)) places.set(name, place);
  }
  return {
    common: `export ${common}`,
    operations: blocks.map((block) => start + block),
    places,
  };
}

const IMPORT = /^import \{([^}]*)\} from '#(generated\/api\/(\w+)\/\3\.ts)';$/gm;

/** Replaces imports of generated calls by imports of single operations. */
export function importOperations(
  code: string,
  placesOf: (file: string, tag: string) => SplitOperations['places'] | null,
  idOf: (file: string, place: number) => string,
): string {
  return code.replace(IMPORT, (whole, names: string, file: string, tag: string) => {
    const places = placesOf(file, tag);
    if (places === null) return whole;
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const place = places.get(name.split(' ')[0] ?? '');
        if (place === undefined) throw new Error(`${file} has no ${name}`);
        return `import { ${name} } from '${idOf(file, place)}';`;
      })
      .join('\n');
  });
}

/**
 * Makes pages load only the calls they use: the bundler puts a module into one chunk with every export
 * that any page uses, and a generated module has up to thirty operations.
 */
export function singleOperations(root: string, tags: readonly string[]): Plugin {
  const known = new Map<string, SplitOperations>();
  const split = (file: string): SplitOperations => {
    const found =
      known.get(file) ??
      splitOperations(readFileSync(join(root, file), 'utf8'), `${join(root, file)}?operation=all`);
    known.set(file, found);
    return found;
  };
  return {
    name: 'single-operations',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id.includes('?operation=') ? { id, moduleSideEffects: false } : null;
    },
    load(id) {
      const [file = '', place] = id.split('?operation=');
      if (place === undefined) return null;
      const { common, operations } = split(file.slice(root.length + 1));
      return place === 'all' ? common : (operations[Number(place)] ?? null);
    },
    transform(code, id) {
      if (!id.startsWith(join(root, 'src'))) return null;
      return {
        code: importOperations(
          code,
          (file, tag) => (tags.includes(tag) ? split(file).places : null),
          (file, place) => `${join(root, file)}?operation=${place}`,
        ),
        map: null,
      };
    },
  };
}
