import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Settings } from '#generated/api/model/settings.ts';
import { readStored, subscribeStored } from '#src/browser/storage.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

const subscribe = (listener: () => void) => subscribeStored('cookieConsent', listener);

/** Whether the user has agreed to cookies; never on the server. */
function useConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored('cookieConsent') === true,
    () => false,
  );
}

/** Services outside that may be asked now: those the settings name, once the user has agreed. */
export interface ThirdParties {
  recommendationService: string | null;
  searchBooster: string | null;
}

/** Before the user has agreed nobody outside is asked, whatever the settings say. */
export function allowedParties(
  settings: Pick<Settings, 'recommendationServiceURL' | 'searchBoosterURL'> | undefined,
  agreed: boolean,
): ThirdParties {
  return {
    recommendationService: (agreed && settings?.recommendationServiceURL) || null,
    searchBooster: (agreed && settings?.searchBoosterURL) || null,
  };
}

export function useThirdParties(): ThirdParties {
  const agreed = useConsent();
  const { data } = useQuery(settingsQuery());
  return allowedParties(data, agreed);
}
