import * as zod from 'zod/mini';

export const FinDocument = /*#__PURE__*/ zod.enum(['Invoice', 'TransferDocument', 'ReconciliationReport', 'Contract']);

export type FinDocument = zod.input<typeof FinDocument>;
export type FinDocumentOutput = zod.output<typeof FinDocument>;
