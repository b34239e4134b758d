const LENGTH_LIMIT = 2048;
/** Any origin will do: the address must come out at the same one. */
const BASE = 'https://shop.invalid';

/**
 * The address to go to after sign-in, or `/` for one that leads elsewhere. Only a path of this
 * shop passes, with its query and hash; never another origin and never the sign-in pages.
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

/** Browsers drop tabs and line ends inside an address and read a backslash as a slash. */
function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || code === 0x7f || character === '\\';
  });
}
