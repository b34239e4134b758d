import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Settings } from '#generated/api/model/settings.ts';
import { readStored, subscribeStored } from '#src/browser/storage.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

const subscribe = (listener: () => void) => subscribeStored('cookieConsent', listener);

/** Whether the user has consented to cookies; false on the server. */
function useConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored('cookieConsent') === true,
    () => false,
  );
}

/** Third-party services that may be requested now: those of the settings, after consent. */
export interface ThirdParties {
  recommendationService: string | null;
  searchBooster: string | null;
}

/** Without consent no third party is requested, whatever the settings say. */
export function allowedParties(
  settings: Pick<Settings, 'recommendationServiceURL' | 'searchBoosterURL'> | undefined,
  agreed: boolean,
): ThirdParties {
  return {
    recommendationService: (agreed && settings?.recommendationServiceURL) || null,
    searchBooster: (agreed && settings?.searchBoosterURL) || null,
  };
}

/** The third parties that the settings name and the user agreed to. */
export function useThirdParties(): ThirdParties {
  const agreed = useConsent();
  const { data } = useQuery(settingsQuery());
  return allowedParties(data, agreed);
}
