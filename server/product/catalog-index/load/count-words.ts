import type { Database } from '#server/db/connection.ts';
import type { FoundCounts } from '#server/search/find-query.ts';
import { currentColumns } from './current-columns.ts';
import { rowsOfWords } from './match-rows.ts';

/** Counts what a text query finds by the columns of a version of the catalog, where there are such. */
export function countByColumns(
  jobs: Database,
  version: string,
): (words: string) => FoundCounts | null {
  const columns = currentColumns(jobs, version)?.columns ?? null;
  return (words) => {
    const rows = columns === null ? null : rowsOfWords(columns, words);
    if (columns === null || rows === null) return null;
    let total = 0;
    let last = -1;
    for (const row of rows) {
      const family = columns.families[row] ?? 0;
      if (family !== last) total += 1;
      last = family;
    }
    return { total, productCount: rows.length };
  };
}
