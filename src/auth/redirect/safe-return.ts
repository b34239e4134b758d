const LENGTH_LIMIT = 2048;
/** Any origin will do: the URL must resolve to the same one. */
const BASE = 'https://shop.invalid';

/**
 * The path to go to after sign-in, or `/` for an unsafe one. Only a path of this shop is allowed,
 * with its query and hash; never another origin and never the sign-in pages.
 */
export function safeReturn(requested: unknown): string {
  if (typeof requested !== 'string' || requested.length > LENGTH_LIMIT) return '/';
  if (!requested.startsWith('/') || requested.startsWith('//') || hasForbiddenCharacter(requested))
    return '/';
  if (!URL.canParse(requested, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(requested, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return '/';
  if (pathname === '/login' || pathname.startsWith('/login/')) return '/';
  return pathname + search + hash;
}

/** Browsers remove tabs and line breaks from a URL and read a backslash as a slash. */
function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || code === 0x7f || character === '\\';
  });
}
