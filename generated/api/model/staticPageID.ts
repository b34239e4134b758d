import * as zod from 'zod/mini';

export const StaticPageID = /*#__PURE__*/ zod.enum(['contacts', 'delivery', 'warranty', 'publicOffer', 'feedbackRules', 'privacyPolicy', 'howToOrder', 'conditions', 'buyLikeLegal', 'about', 'certificates', 'help', 'userAgreement']);

export type StaticPageID = zod.input<typeof StaticPageID>;
export type StaticPageIDOutput = zod.output<typeof StaticPageID>;
