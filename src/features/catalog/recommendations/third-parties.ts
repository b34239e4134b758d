import { useQuery } from '@tanstack/react-query';
import type { Settings } from '#generated/api/model/settings.ts';
import { useCookieConsent } from '#src/features/account-parts/cookie-consent.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

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
  const agreed = useCookieConsent();
  const { data } = useQuery(settingsQuery());
  return allowedParties(data, agreed);
}
