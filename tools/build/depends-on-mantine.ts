/** The module information of the bundler. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Mantine and its styles. */
const LIBRARY = /node_modules[\\/]@mantine|mantine\.css/;

/**
 * Returns a function that checks whether a module statically imports Mantine, directly or through other
 * modules.
 */
export function createMantineCheck(): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  const dependsOnMantine = (id: string, modules: Modules): boolean => {
    if (LIBRARY.test(id)) return true;
    const response = known.get(id);
    if (response !== undefined) return response;
    // A circular import adds nothing.
    known.set(id, false);
    const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
    const needed = importedIds.some((other) => dependsOnMantine(other, modules));
    known.set(id, needed);
    return needed;
  };
  return dependsOnMantine;
}
