import * as zod from 'zod/mini';

export const CatalogImportEntryKind = /*#__PURE__*/ zod.enum(['Rejected', 'Warned', 'Unlisted', 'Repriced', 'SoldOut', 'Renamed', 'Returned', 'Created']);

export type CatalogImportEntryKind = zod.input<typeof CatalogImportEntryKind>;
export type CatalogImportEntryKindOutput = zod.output<typeof CatalogImportEntryKind>;
