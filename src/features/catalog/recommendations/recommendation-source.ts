import type { UseQueryOptions } from '@tanstack/react-query';
import type { ProductCollection } from '#generated/api/model/productCollection.ts';
import type { RecommendationKind } from '#generated/api/model/recommendationKind.ts';
import type { ErrorType } from '#src/api/http.ts';

/** Products in a shelf. */
export const SHELF_SIZE = 12;

/** What is to be recommended. */
export interface RecommendationRequest {
  kind: RecommendationKind;
  /** Beside what: the product on the page, the goods in the cart, what a visitor looked at. */
  productIDs: readonly string[];
  /** The same products under the ids by which services outside know them. */
  marketIDs?: readonly string[];
}

/** The port: whoever recommends gives a query for products, best first. */
export type RecommendationSource = (
  request: RecommendationRequest,
) => UseQueryOptions<ProductCollection, ErrorType<unknown> | Error>;
