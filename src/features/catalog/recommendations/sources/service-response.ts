import type { RecommendationRequest } from './recommendation-source.ts';

/** URL of a request to a recommendation service: `?kind=…&item=…&item=…&limit=12`. */
export function serviceURL(
  service: string,
  { kind, marketIDs = [] }: RecommendationRequest,
  limit: number,
): string {
  const url = new URL(service);
  url.searchParams.set('kind', kind);
  url.searchParams.set('limit', String(limit));
  for (const item of marketIDs) url.searchParams.append('item', item);
  return url.href;
}

/**
 * Market ids in the response of a service, `{ "items": [{ "id": "100245" }, …] }`, each once and no
 * more than `limit`. Everything else is ignored.
 */
export function readServiceResponse(response: unknown, limit: number): string[] {
  const items = isRecord(response) ? response.items : undefined;
  if (!Array.isArray(items)) return [];
  const ids = items.flatMap((item: unknown) => {
    const id = isRecord(item) ? item.id : item;
    const text = typeof id === 'number' ? String(id) : id;
    return typeof text === 'string' && text !== '' && text.length <= 100 ? [text] : [];
  });
  return [...new Set(ids)].slice(0, limit);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
