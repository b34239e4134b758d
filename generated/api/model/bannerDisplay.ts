import * as zod from 'zod/mini';

export const BannerDisplay = /*#__PURE__*/ zod.enum(['Carousel', 'Single']);

export type BannerDisplay = zod.input<typeof BannerDisplay>;
export type BannerDisplayOutput = zod.output<typeof BannerDisplay>;
