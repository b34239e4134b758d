/** Caching of responses that change only with the catalog. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export type VersionHeaders = Readonly<Record<'ETag' | 'Cache-Control', string>>;

/** Headers of a response that is the same for everybody until the next import. */
export function versionHeaders(version: string): VersionHeaders {
  return { ETag: `W/"${version}"`, 'Cache-Control': CACHE_CONTROL };
}

/** True when an `If-None-Match` (a list, or `*`) contains the tag, by weak comparison. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((text) => text.trim() === '*' || bare(text) === bare(tag));
}
