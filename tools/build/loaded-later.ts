import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';

/** The module information of the bundler. */
interface Modules {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const entry = path.join(projectRoot, 'index.html');
/** The parts that the router splits off a route: they are loaded with its page. */
const routePart = /src[\\/]routes[\\/].+tsr-split/;
const signedIn = /src[\\/]routes[\\/]_signed-in[\\/]/;

/**
 * Returns a function that checks whether no public page loads a module at first: only a page behind
 * sign-in does, or a dialog. What is imported through an index file of a library counts as used by all
 * who import that file.
 */
export function createLaterCheck(): (id: string, modules: Modules) => boolean {
  let first: ReadonlySet<string> | undefined;
  return (id, modules) => {
    first ??= findFirst(modules);
    return !first.has(id);
  };
}

/** The entry, the parts of the public routes, and all that these import statically. */
function findFirst(modules: Modules): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const parts = (info?.dynamicallyImportedIds ?? []).filter((other) => routePart.test(other));
    for (const other of [...(info?.importedIds ?? []), ...parts]) {
      if (!signedIn.test(other)) found.add(other);
    }
  }
  return found;
}
