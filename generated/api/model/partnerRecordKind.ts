import * as zod from 'zod/mini';

export const PartnerRecordKind = /*#__PURE__*/ zod.enum(['Address', 'Recipient', 'Tag', 'FinDocsRecipient']);

export type PartnerRecordKind = zod.input<typeof PartnerRecordKind>;
export type PartnerRecordKindOutput = zod.output<typeof PartnerRecordKind>;
