import { sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { FeedReplacement } from '#server/catalog-import/feed/feed-items.ts';
import type { Database } from '#server/db/connection.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { ImportNote } from './import-notes.ts';

/** A well-known name and the query that finds what replaces it. Names are the columns'. */
export interface StagedReplacement {
  /** As the search compares it. */
  name: string;
  /** As the feed writes it. */
  title: string;
  query: string;
}

const MAX_NAME = limits['ProductList.replacedName'];
const MAX_QUERY = limits.SearchQuery;

/** Names of one element: «Септанест; Septanest». */
function namesOf({ names }: FeedReplacement): string[] {
  return names
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Why an entry cannot be used, in Russian; null when it can. */
function faultOf(title: string, query: string): string | null {
  if (query === '') return `для «${title}» не сказано, чем заменить`;
  if (query.length > MAX_QUERY) return `для «${title}» запрос длиннее ${MAX_QUERY} знаков`;
  if (title.length > MAX_NAME) return `название длиннее ${MAX_NAME} знаков`;
  return null;
}

/** The cross-reference of a feed; of several entries for one name the first is taken. */
export function readReplacements(
  entries: readonly FeedReplacement[],
  warn: (note: ImportNote) => void,
): StagedReplacement[] {
  const found = new Map<string, StagedReplacement>();
  for (const entry of entries) {
    const note = { line: entry.line, id: entry.names, topic: 'чем заменить' };
    const titles = namesOf(entry);
    if (titles.length === 0) warn({ ...note, reason: 'нет названия (names)' });
    for (const title of titles) {
      const name = normalizeSearchText(title);
      const problem =
        faultOf(title, entry.query) ?? (found.has(name) ? `«${title}» уже описан выше` : null);
      if (problem !== null) warn({ ...note, reason: problem });
      else if (name !== '') found.set(name, { name, title, query: entry.query });
    }
  }
  return [...found.values()];
}

/** Puts the feed's cross-reference in the place of the last one. */
export async function storeReplacements(
  tx: Database,
  rows: readonly StagedReplacement[],
): Promise<void> {
  await tx.execute(sql`delete from search_replacements`);
  await tx.execute(sql`
    insert into search_replacements (name, title, query)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(name text, title text, query text)`);
}
