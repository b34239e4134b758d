/**
 * Whether a URL has no page, by one of its matches: the router marks the match whose not-found page it
 * renders. The mark is private, because the router's own components read it; a route's `status` is
 * `notFound` only when its loader says so. `page-hydration.test.ts` fails when the mark changes.
 * https://github.com/TanStack/router/blob/main/packages/router-core/src/Matches.ts
 */
export function isMissing(match: { _notFound?: boolean | undefined }): boolean {
  return match._notFound === true;
}
