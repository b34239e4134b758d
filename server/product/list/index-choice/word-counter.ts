import type { Database } from '#server/db/connection.ts';
import {
  currentEngine,
  setEngineAside,
} from '#server/product/catalog-index/engine/current-engine.ts';
import { countEngineWords } from '#server/product/catalog-index/engine/engine-index.ts';
import { countByColumns } from '#server/product/catalog-index/load/count-words.ts';
import type { CountWords } from '#server/search/find-query.ts';

/** Counts what a text query finds by the search engine or by columns in memory, where they have this version. */
export function wordCounter(jobs: Database, version: string): CountWords {
  const byColumns = countByColumns(jobs, version);
  return async (words) => {
    const copy = currentEngine(jobs, version);
    if (copy === null) return byColumns(words);
    try {
      return await countEngineWords(copy, words);
    } catch {
      setEngineAside(jobs);
      return byColumns(words);
    }
  };
}
