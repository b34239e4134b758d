import type { UseQueryOptions } from '@tanstack/react-query';
import type { ProductCollection } from '#generated/api/model/productCollection.ts';
import type { RecommendationKind } from '#generated/api/model/recommendationKind.ts';
import type { ErrorType } from '#src/api/http.ts';

/** Products in a shelf. */
export const SHELF_SIZE = 12;

/** Parameters of a recommendation request. */
export interface RecommendationRequest {
  kind: RecommendationKind;
  /** Context: the product on the page, the products in the cart, a visitor's viewed products. */
  productIDs: readonly string[];
  /** The same products by their ids in third-party services. */
  marketIDs?: readonly string[];
}

/** A recommendation source: returns a query of products, best first. */
export type RecommendationSource = (
  request: RecommendationRequest,
) => UseQueryOptions<ProductCollection, ErrorType<unknown> | Error>;
