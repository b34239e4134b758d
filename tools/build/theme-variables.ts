const NAME = /--(?:mantine|shop)-[\w-]*/g;
const DECLARATION = /(--[\w-]+)\s*:([^;{}]*);/g;

/** Names of variables in a text; one that ends in «-» matches all names with that prefix. */
function namesIn(text: string): string[] {
  return text.match(NAME) ?? [];
}

/**
 * The variables that a text needs: those it uses, and those that their values use.
 *
 * @param text sources that use variables, in any language.
 * @param sheets style sheets that declare them.
 */
export function neededVariables(text: string, sheets: readonly string[]): ReadonlySet<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of sheets.join().matchAll(DECLARATION)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (name.endsWith('-')) {
      for (const other of values.keys()) if (other.startsWith(name)) need(other);
    } else if (!needed.has(name)) {
      needed.add(name);
      namesIn(values.get(name) ?? '').forEach(need);
    }
  };
  new Set(namesIn(text)).forEach(need);
  return needed;
}

/** The style sheet with only the requested variables. */
export function onlyVariables(sheet: string, isRequested: (name: string) => boolean): string {
  return sheet.replace(DECLARATION, (all, name: string) => (isRequested(name) ? all : ''));
}

/** The declarations of a sheet's first rule. */
export function declaredFirst(sheet: string): ReadonlySet<string> {
  const [rule = ''] = sheet.split('}');
  return new Set([...rule.matchAll(DECLARATION)].map(([, name = '']) => name));
}
