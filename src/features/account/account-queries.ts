import { getGetProfileQueryOptions } from '#generated/api/profile/profile.ts';
import { getGetSettingsQueryOptions } from '#generated/api/settings/settings.ts';

const PROFILE_FRESH_MS = 5_000;
const SETTINGS_FRESH_MS = 60_000;

/** The profile for the frame of the page: a failure shows nowhere, the menu just says less. */
export function profileQuery(signedIn: boolean) {
  return {
    ...getGetProfileQueryOptions(),
    enabled: signedIn,
    staleTime: PROFILE_FRESH_MS,
    meta: { silent: true },
  };
}

/** The deployment's settings for the frame of the page; without them it shows its own constants. */
export function settingsQuery() {
  return {
    ...getGetSettingsQueryOptions(),
    staleTime: SETTINGS_FRESH_MS,
    meta: { silent: true },
  };
}
