import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingsQuery } from '#src/features/account/settings-query.ts';
import { readStored, subscribeStored } from '#src/lib/storage.ts';

const subscribe = (listener: () => void) => subscribeStored('cookieConsent', listener);

/** Whether the reader has agreed to cookies; never on the server. */
function useConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readStored('cookieConsent') === true,
    () => false,
  );
}

/** Services outside that may be asked now: those the settings name, once the reader has agreed. */
export interface ThirdParties {
  recommendationService: string | null;
  searchBooster: string | null;
}

export function useThirdParties(): ThirdParties {
  const agreed = useConsent();
  const { data } = useQuery(settingsQuery());
  return {
    recommendationService: (agreed && data?.recommendationServiceURL) || null,
    searchBooster: (agreed && data?.searchBoosterURL) || null,
  };
}
