import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '#tools/process/project-root.ts';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** The package of a specifier: `@scope/name/file` is of `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The source file that a specifier names, relative to the project; null when it names a package. */
function sourceOf(specifier: string, importer: string): string | null {
  const isOwn = specifier.startsWith('#');
  if (!isOwn && !specifier.startsWith('.')) return null;
  const file = isOwn
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return file.replace(/\.js$/, '.ts');
}

/**
 * Writes the entries and every module that they import as JavaScript under `target`, in the same
 * folders.
 * @param entries paths relative to the project.
 * @returns the names of the packages that they import, Node's own left out.
 */
export async function emitServer(entries: readonly string[], target: string): Promise<Set<string>> {
  const packages = new Set<string>();
  const waiting = [...entries];
  const seen = new Set(waiting);
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const source = path.join(projectRoot, file);
    if (!existsSync(source)) throw new Error(`${file} is imported, but does not exist`);
    const { outputText } = ts.transpileModule(await readFile(source, 'utf8'), { compilerOptions });
    const output = path.join(target, file.replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(output), { recursive: true });
    await writeFile(output, outputText);
    for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles) {
      if (fileName.startsWith('node:')) continue;
      const imported = sourceOf(fileName, file);
      if (imported === null) packages.add(packageOf(fileName));
      else if (!seen.has(imported)) {
        seen.add(imported);
        waiting.push(imported);
      }
    }
  }
  return packages;
}
