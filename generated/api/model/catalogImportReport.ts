import * as zod from 'zod/mini';
import { CatalogImportCount } from './catalogImportCount.ts';
import { Id } from './id.ts';

export const catalogImportReportSourceMax = 2048;

export const catalogImportReportFailureMax = 2000;

export const catalogImportReportAcceptedMin = 0;

export const catalogImportReportCreatedMin = 0;

export const catalogImportReportUpdatedMin = 0;

export const catalogImportReportUnlistedMin = 0;

export const catalogImportReportRejectedMin = 0;

export const catalogImportReportOffersMin = 0;

export const catalogImportReportUnchangedMin = 0;

export const catalogImportReportCountsMax = 8;



export const CatalogImportReport = /*#__PURE__*/ zod.object({
  "id": Id,
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportReportSourceMax)),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportReportFailureMax))),
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportAcceptedMin)),
  "created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportCreatedMin)),
  "updated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportUpdatedMin)),
  "unlisted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportUnlistedMin)),
  "rejected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportRejectedMin)),
  "offers": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportOffersMin))),
  "unchanged": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportReportUnchangedMin))),
  "counts": /*#__PURE__*/ zod.array(CatalogImportCount).check(/*#__PURE__*/ zod.maxLength(catalogImportReportCountsMax))
});

export type CatalogImportReport = zod.input<typeof CatalogImportReport>;
export type CatalogImportReportOutput = zod.output<typeof CatalogImportReport>;
