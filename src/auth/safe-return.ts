const LENGTH_LIMIT = 2048;
/** Any origin will do: the address must come out at the same one. */
const BASE = 'https://shop.invalid';

/**
 * The address to go to after sign-in, or `/` for one that leads elsewhere. Only a path of this
 * shop passes, with its query and hash; never another origin and never the sign-in pages.
 */
export function safeReturn(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > LENGTH_LIMIT) return '/';
  if (!wanted.startsWith('/') || wanted.startsWith('//') || hasForbiddenCharacter(wanted))
    return '/';
  if (!URL.canParse(wanted, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
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
