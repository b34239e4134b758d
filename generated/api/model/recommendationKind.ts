import * as zod from 'zod/mini';

export const RecommendationKind = /*#__PURE__*/ zod.enum(['BoughtTogether', 'Similar', 'ForYou']);

export type RecommendationKind = zod.input<typeof RecommendationKind>;
export type RecommendationKindOutput = zod.output<typeof RecommendationKind>;
