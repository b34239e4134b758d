/**
 * Whether a URL is one of the scripts that the tag manager's container may load, compared as the page's
 * policy does: without the query, and a path that ends with a slash stands for all below it.
 * @param allowed URLs of the settings
 */
export function isContainerScript(url: string, allowed: readonly string[]): boolean {
  const bare = url.replace(/[?#].*$/, '');
  return allowed.some((one) => bare === one || (one.endsWith('/') && bare.startsWith(one)));
}
