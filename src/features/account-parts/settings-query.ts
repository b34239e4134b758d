import { getGetSettingsQueryOptions } from '#generated/api/settings/get-settings.ts';

const SETTINGS_FRESH_MS = 60_000;

/** The deployment's settings for the frame of the page; without them it uses its own defaults. */
export function settingsQuery() {
  return {
    ...getGetSettingsQueryOptions(),
    staleTime: SETTINGS_FRESH_MS,
    meta: { silent: true },
  };
}
