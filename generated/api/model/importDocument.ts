import * as zod from 'zod/mini';

export const ImportDocument = /*#__PURE__*/ zod.enum(['Template', 'Rows']);

export type ImportDocument = zod.input<typeof ImportDocument>;
export type ImportDocumentOutput = zod.output<typeof ImportDocument>;
