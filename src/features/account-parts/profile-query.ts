import { getGetProfileQueryOptions } from '#generated/api/profile/get-profile.ts';

const PROFILE_FRESH_MS = 5_000;

/**
 * The profile for the frame of the page: a failure shows no error, the menu just has less content.
 */
export function profileQuery(signedIn: boolean) {
  return {
    ...getGetProfileQueryOptions(),
    enabled: signedIn,
    staleTime: PROFILE_FRESH_MS,
    meta: { silent: true },
  };
}
