import type { CatalogImportEntryKind } from '#generated/api/model/catalogImportEntryKind.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam } from '#src/lib/search-params.ts';
import { entryKindLabels } from './import-labels.ts';

/** Search parameters of the report of an import. */
export interface ImportSearch extends InvalidParams {
  /** Only entries of this kind. */
  kind?: CatalogImportEntryKind | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseImportSearch(given: Record<string, unknown>): ImportSearch {
  return withInvalidParams(given, {
    kind: parseParam(given.kind, oneOf(entryKindLabels)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
