import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const importedModels = /import \{\n([^}]+)\n\} from '\.\.\/model';\n/;
const passedSchema = /\bschema: ([A-Z]\w*)/g;

/** A generated file of calls, and the schemas that validate their responses. */
export interface DeferredCalls {
  calls: string;
  schemas: readonly string[];
}

/**
 * Rewrites a file of generated calls so that the Zod models are loaded together with the first response,
 * not with the first page: all models of a tag at once. Null for a file without validation.
 *
 * @param tag name of the folder, «product».
 * @throws Error when the generator's output has another form.
 */
export function deferSchemas(source: string, tag: string): DeferredCalls | null {
  const schemas = [...new Set([...source.matchAll(passedSchema)].map(([, name = '']) => name))];
  if (schemas.length === 0) return null;
  const imported = importedModels.exec(source)?.[1];
  const unknown = schemas.filter((name) => !imported?.includes(name));
  if (imported === undefined || unknown.length > 0) {
    throw new Error(`The models of ${tag} are imported in an unknown way: ${unknown.join(', ')}`);
  }
  const calls = source
    .replace(
      importedModels,
      `import type {\n${imported}\n} from '../model';\n\n` +
        `const schemas = () => import('./${tag}.schemas.ts');\n`,
    )
    .replace(passedSchema, 'schema: async () => (await schemas()).$1');
  return { calls, schemas };
}

/** The top-level declarations of a module, each with what precedes it. */
function declarationsOf(source: string): string[] {
  return source
    .split(/^(?=(?:export|import) )/m)
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '');
}

/**
 * The one helper file that contains all declarations of the others: Orval writes into the file of each
 * tag the helpers that the tag needs.
 *
 * @param sources text of the helper file by tag.
 * @throws Error when no file contains all others: one copy could not serve all tags.
 */
export function mergeHelpers(sources: ReadonlyMap<string, string>): string {
  const [merged = ''] = [...sources.values()].toSorted((a, b) => b.length - a.length);
  const known = new Set(declarationsOf(merged));
  for (const [tag, source] of sources) {
    const missing = declarationsOf(source).find((declaration) => !known.has(declaration));
    if (missing !== undefined) {
      throw new Error(`The helpers of ${tag} are not among those of the other tags: ${missing}`);
    }
  }
  return merged;
}

/**
 * Rewrites every file of calls in a folder that Orval has generated. The code that all calls share,
 * which Orval writes for every tag anew, becomes one file: each copy would be in a page's JavaScript.
 */
export async function deferSchemasIn(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const helpers = new Map<string, string>();
  for (const { name: tag } of entries.filter((entry) => entry.isDirectory())) {
    if (tag === 'model') continue;
    const used = new Set<string>();
    for (const name of await readdir(path.join(folder, tag))) {
      const file = path.join(folder, tag, name);
      const source = await readFile(file, 'utf8');
      if (name === `${tag}.helpers.ts`) {
        helpers.set(tag, source);
        await rm(file);
        continue;
      }
      const deferred = deferSchemas(source, tag);
      const calls = deferred?.calls ?? source;
      await writeFile(file, calls.replaceAll(`'./${tag}.helpers.ts'`, "'../helpers.ts'"));
      for (const schema of deferred?.schemas ?? []) used.add(schema);
    }
    const schemas = `export { ${[...used].sort().join(', ')} } from '../model';\n`;
    if (used.size > 0) await writeFile(path.join(folder, tag, `${tag}.schemas.ts`), schemas);
  }
  await writeFile(path.join(folder, 'helpers.ts'), mergeHelpers(helpers));
}
