/**
 * The path template that matches a requested path (`/product/{id}` for `/product/7`); one without
 * parameters is preferred. Undefined when none matches.
 */
export function matchPath(templates: readonly string[], requested: string): string | undefined {
  const given = requested.split('/');
  const fits = templates.filter((template) => {
    const desired = template.split('/');
    return (
      desired.length === given.length &&
      desired.every((part, index) => part.startsWith('{') || part === given[index])
    );
  });
  return fits.sort((one, other) => one.split('{').length - other.split('{').length)[0];
}
