import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const catalogImportSourceMax = 2048;

export const catalogImportFailureMax = 2000;

export const catalogImportAcceptedMin = 0;

export const catalogImportCreatedMin = 0;

export const catalogImportUpdatedMin = 0;

export const catalogImportUnlistedMin = 0;

export const catalogImportRejectedMin = 0;



export const CatalogImport = /*#__PURE__*/ zod.object({
  "id": Id,
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportSourceMax)),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportFailureMax))),
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportAcceptedMin)),
  "created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportCreatedMin)),
  "updated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportUpdatedMin)),
  "unlisted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportUnlistedMin)),
  "rejected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportRejectedMin))
});

export type CatalogImport = zod.input<typeof CatalogImport>;
export type CatalogImportOutput = zod.output<typeof CatalogImport>;
