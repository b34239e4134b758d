import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { builtInSource } from '#src/features/catalog/recommendations/sources/built-in-source.ts';
import type { RecommendationRequest } from '#src/features/catalog/recommendations/sources/recommendation-source.ts';
import { serviceSource } from '#src/features/catalog/recommendations/sources/service-source.ts';
import { useThirdParties } from './third-parties.ts';

/**
 * Recommended products, or null while loading. A service of the settings is requested first; when
 * there is none, or it has no results, the shop's own recommendations are used.
 */
export function useRecommendations(
  request: RecommendationRequest,
  requested = true,
): readonly ProductCard[] | null {
  const client = useQueryClient();
  const { recommendationService } = useThirdParties();
  const external = useQuery({
    ...serviceSource(client, recommendationService ?? 'about:blank')(request),
    enabled: requested && recommendationService !== null,
  });
  const isSilent =
    recommendationService === null || external.isError || external.data?.items.length === 0;
  const own = useQuery({ ...builtInSource(request), enabled: requested && isSilent });
  if (!isSilent) return external.data?.items ?? null;
  return own.isError ? [] : (own.data?.items ?? null);
}
