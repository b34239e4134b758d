/** The module information of the bundler. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The same with the source, whose names say what a module imports of a library. */
interface Sources {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

type Check<From extends Modules> = (id: string, modules: From) => boolean;

/** Mantine and its styles. */
const LIBRARY = /node_modules[\\/]@mantine|mantine\.css/;
/** Every component comes through the entry of its package, so that the names say which are used. */
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/\w+["']/g;

/**
 * The parts of Mantine, each needed by fewer pages than the one before, and on top of it: what texts and
 * frames need, fields and the state of a form, what opens beside a field or a button, and dialogs.
 */
export const mantineParts = ['base', 'fields', 'menus', 'dialogs'] as const;
export type MantinePart = (typeof mantineParts)[number];

/** Modules of each part but the first. */
const modulesOf: readonly (readonly [MantinePart, RegExp])[] = [
  ['dialogs', /[\\/](?:Drawer|Modal|ModalBase)[\\/]/],
  [
    'menus',
    /[\\/](?:Autocomplete|Combobox\w*|FocusTrap|Menu|Option\w*|Overlay|Popover|Portal|ScrollArea|Transition)[\\/]|use-(?:click-outside|focus-\w+)/,
  ],
  [
    'fields',
    /[\\/](?:Checkbox|InlineInput|Input\w*|NativeSelect|Radio|TextInput|Textarea)[\\/]|@mantine[\\/]form/,
  ],
];

/** What a module imports of each part but the first. */
const namesOf: readonly (readonly [MantinePart, RegExp])[] = [
  ['dialogs', /^(?:Drawer|Modal)$/],
  ['menus', /^(?:Autocomplete|Combobox|Menu|Popover|Portal)$/],
  ['fields', /^(?:Checkbox|Input|NativeSelect|Radio|TextInput|Textarea|useForm)$/],
];

/** The part that a module of Mantine is in; null for other modules. */
export function partOfLibrary(id: string): MantinePart | null {
  if (!/node_modules[\\/]@mantine/.test(id)) return null;
  return modulesOf.find(([, modules]) => modules.test(id))?.[0] ?? 'base';
}

/**
 * Returns a function that checks whether a module statically imports Mantine, directly or through other
 * modules.
 */
export function createMantineCheck(): Check<Modules> {
  return createCheck((id) => LIBRARY.test(id));
}

/**
 * Returns a function that says which part of Mantine a module needs, directly or through other modules:
 * the last one, or the first where it needs none.
 */
export function createPartCheck(): (id: string, modules: Sources) => MantinePart {
  const checks = namesOf.map(
    ([part, names]) =>
      [part, createCheck<Sources>((id, modules) => imports(names, id, modules))] as const,
  );
  return (id, modules) => checks.find(([, isNeeded]) => isNeeded(id, modules))?.[0] ?? 'base';
}

function imports(names: RegExp, id: string, modules: Sources): boolean {
  const code = modules.getModuleInfo(id)?.code ?? '';
  return [...code.matchAll(IMPORTED)].some(([, list = '']) =>
    list.split(',').some((name) => names.test(name.trim().split(/\s/)[0] ?? '')),
  );
}

function createCheck<From extends Modules>(isNeeded: Check<From>): Check<From> {
  const known = new Map<string, boolean>();
  const check: Check<From> = (id, modules) => {
    if (isNeeded(id, modules)) return true;
    // What a library needs is its own.
    if (LIBRARY.test(id)) return false;
    const response = known.get(id);
    if (response !== undefined) return response;
    // A circular import adds nothing.
    known.set(id, false);
    const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
    const needed = importedIds.some((other) => check(other, modules));
    known.set(id, needed);
    return needed;
  };
  return check;
}
