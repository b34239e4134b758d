import * as zod from 'zod/mini';

export const BannerKind = /*#__PURE__*/ zod.enum(['Ordinary', 'Promotional']);

export type BannerKind = zod.input<typeof BannerKind>;
export type BannerKindOutput = zod.output<typeof BannerKind>;
