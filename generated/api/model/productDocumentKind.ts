import * as zod from 'zod/mini';

export const ProductDocumentKind = /*#__PURE__*/ zod.enum(['RegistrationCertificate', 'Declaration', 'Instruction']);

export type ProductDocumentKind = zod.input<typeof ProductDocumentKind>;
export type ProductDocumentKindOutput = zod.output<typeof ProductDocumentKind>;
