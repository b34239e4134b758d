export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Returned by an edit to remove the member. */
export const gone = Symbol('gone');

/** Returns the new value for an old one; also receives the enclosing objects, the innermost last. */
export type Edit = (value: Json, owners: readonly Json[]) => Json | typeof gone;

/** Whether a value is a JSON object, not a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of names and indexes (`order.items.0.id`); undefined when there is none. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)];
    return isObject(found) ? found[name] : undefined;
  }, value);
}

/** The list of objects at a path, empty when there is none. */
export function listAt(value: Json | undefined, path: string): JsonObject[] {
  const found = at(value, path);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** The text at a path, empty when there is none. */
export function textAt(value: Json | undefined, path: string): string {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
}

/** A copy in which every value at a path (`items.*.price`, `*` for each element) is edited. */
export function edited(value: Json, path: string, edit: Edit): Json {
  const result = editAt(value, path.split('.'), edit, []);
  return result === gone ? null : result;
}

function editAt(
  value: Json,
  path: readonly string[],
  edit: Edit,
  owners: readonly Json[],
): Json | typeof gone {
  const [name, ...rest] = path;
  if (name === undefined) return edit(value, owners);
  const inner = [...owners, value];
  if (Array.isArray(value)) {
    return value
      .map((item, index) =>
        name === '*' || Number(name) === index ? editAt(item, rest, edit, inner) : item,
      )
      .filter((item) => item !== gone);
  }
  if (!isObject(value) || !(name in value)) return value;
  const changed = editAt(value[name] ?? null, rest, edit, inner);
  const { [name]: _old, ...others } = value;
  return changed === gone ? others : { ...value, [name]: changed };
}
