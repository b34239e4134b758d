/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The library, and its styles. */
const LIBRARY = /node_modules[\\/]@mantine|mantine\.css/;

/**
 * Makes the question whether a module cannot run without the component library: it imports it, or
 * something that does. What is imported dynamically does not count.
 */
export function createMantineCheck(): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  const dependsOnMantine = (id: string, modules: Modules): boolean => {
    if (LIBRARY.test(id)) return true;
    const response = known.get(id);
    if (response !== undefined) return response;
    // A circle of imports adds nothing by itself.
    known.set(id, false);
    const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
    const needed = importedIds.some((other) => dependsOnMantine(other, modules));
    known.set(id, needed);
    return needed;
  };
  return dependsOnMantine;
}
