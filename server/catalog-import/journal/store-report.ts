import { eq, lt } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { ImportNote } from '#server/catalog-import/import-notes.ts';
import type { ProductChange, ValueChange } from '#server/catalog-import/merge/difference.ts';
import type { ImportReport } from '#server/catalog-import/report.ts';
import type { Database } from '#server/db/connection.ts';
import { catalogImportEntries, catalogImports } from '#server/db/schema/catalog.ts';

type Schemas = components['schemas'];
type Kind = Schemas['CatalogImportEntryKind'];
type Content = (typeof catalogImportEntries.$inferInsert)['content'];

/** Notes of one kind that are listed; the file of the report has all. */
const MOST_NOTES = 20_000;
/** What notes are about besides offers. */
const OTHER_TOPICS: ReadonlySet<string> = new Set(['категория', 'акция']);
/** Imports whose entries are stored; of older ones the counts remain. */
const STORED_IMPORTS = 100;
const BATCH = 500;

const nothing: Content = {
  line: null,
  recordID: '',
  name: null,
  nameBefore: null,
  priceBefore: null,
  priceAfter: null,
  reason: null,
};

/** The beginning of a text of the feed, of which the contract bounds the length. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
const nameOf = (name: string) => cut(name, limits['CatalogImportEntry.name']);
const idOf = (id: string) => cut(id, limits['CatalogImportEntry.recordID']);

function noteContent({ line, id, reason, topic }: ImportNote): Content {
  const shown = cut(reason, limits['CatalogImportEntry.reason']);
  const isOffer = !OTHER_TOPICS.has(topic);
  return { ...nothing, line, recordID: idOf(id), reason: shown, isOffer };
}

const productContent = ({ id, name }: ProductChange): Content => ({
  ...nothing,
  recordID: idOf(id),
  name: nameOf(name),
});

const priceContent = (change: ValueChange<number>): Content => ({
  ...productContent(change),
  priceBefore: change.before,
  priceAfter: change.after,
});

const nameContent = (change: ValueChange<string>): Content => ({
  ...productContent(change),
  name: nameOf(change.after),
  nameBefore: nameOf(change.before),
});

interface Section {
  kind: Kind;
  count: number;
  contents: Content[];
}

function noteSection(kind: Kind, notes: readonly ImportNote[]): Section {
  return { kind, count: notes.length, contents: notes.slice(0, MOST_NOTES).map(noteContent) };
}

/** The report by kinds, in display order. */
function sectionsOf({ rejected, warned, difference }: ImportReport): Section[] {
  const notes = [noteSection('Rejected', rejected), noteSection('Warned', warned)];
  if (difference === null) return notes;
  const { unlisted, repriced, soldOut, renamed, returned, created } = difference;
  const section = <Change>(
    kind: Kind,
    { count, examples }: { count: number; examples: readonly Change[] },
    contentOf: (change: Change) => Content,
  ): Section => ({ kind, count, contents: examples.map(contentOf) });
  return [
    ...notes,
    section('Unlisted', unlisted, productContent),
    section('Repriced', repriced, priceContent),
    section('SoldOut', soldOut, productContent),
    section('Renamed', renamed, nameContent),
    section('Returned', returned, productContent),
    section('Created', created, productContent),
  ];
}

/**
 * Stores what an import did and why it failed, for staff: counts, and the first entries of each kind.
 * The entries of the oldest imports are removed.
 */
export async function storeReport(
  db: Database,
  journalID: number,
  report: ImportReport,
): Promise<void> {
  const sections = sectionsOf(report).filter(({ count }) => count > 0);
  const { failure, offers, counts } = report;
  await db
    .update(catalogImports)
    .set({
      failure: failure && cut(failure, limits['CatalogImport.failure']),
      offers,
      unchanged: failure === null ? counts.unchanged : null,
      counts: Object.fromEntries(sections.map(({ kind, count }) => [kind, count])),
    })
    .where(eq(catalogImports.id, journalID));
  const rows = sections
    .flatMap(({ kind, contents }) => contents.map((content) => ({ kind, content })))
    .map((row, index) => ({ ...row, importID: journalID, position: index + 1 }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.insert(catalogImportEntries).values(rows.slice(from, from + BATCH));
  }
  await db
    .delete(catalogImportEntries)
    .where(lt(catalogImportEntries.importID, journalID - STORED_IMPORTS));
}
