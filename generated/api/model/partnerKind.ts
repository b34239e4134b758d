import * as zod from 'zod/mini';

export const PartnerKind = /*#__PURE__*/ zod.enum(['LegalEntity', 'Entrepreneur']);

export type PartnerKind = zod.input<typeof PartnerKind>;
export type PartnerKindOutput = zod.output<typeof PartnerKind>;
