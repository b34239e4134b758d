import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { builtInSource } from './built-in-source.ts';
import type { RecommendationRequest } from './recommendation-source.ts';
import { serviceSource } from './service-source.ts';
import { useThirdParties } from './third-parties.ts';

/**
 * Recommended products, or null while they are on their way. A service of the settings is asked
 * first; where there is none, or it has nothing to say, the shop recommends by itself.
 */
export function useRecommendations(
  request: RecommendationRequest,
  requested = true,
): readonly ProductCard[] | null {
  const client = useQueryClient();
  const { recommendationService } = useThirdParties();
  const asked = useQuery({
    ...serviceSource(client, recommendationService ?? 'about:blank')(request),
    enabled: requested && recommendationService !== null,
  });
  const isSilent =
    recommendationService === null || asked.isError || asked.data?.items.length === 0;
  const own = useQuery({ ...builtInSource(request), enabled: requested && isSilent });
  if (!isSilent) return asked.data?.items ?? null;
  return own.isError ? [] : (own.data?.items ?? null);
}
