/** What says how long an answer that changes only with the catalog may be kept. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

export type VersionHeaders = Readonly<Record<'ETag' | 'Cache-Control', string>>;

/** Headers of an answer that is the same for everybody until the next import. */
export function versionHeaders(version: string): VersionHeaders {
  return { ETag: `W/"${version}"`, 'Cache-Control': CACHE_CONTROL };
}

/** True when an `If-None-Match` (a list, or `*`) names the tag, weakly compared. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((text) => text.trim() === '*' || bare(text) === bare(tag));
}
