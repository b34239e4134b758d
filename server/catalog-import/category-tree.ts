import { limits } from '#generated/server/limits.ts';
import type { FeedCategory } from '#server/catalog-import/feed/feed-items.ts';
import { plainText } from '#server/catalog-import/offer/description.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { ImportNote } from './import-notes.ts';

/** A category in its place. Names are the columns'. */
export interface StagedCategory {
  id: string;
  parent_id: string | null;
  name: string;
  path: string;
  depth: number;
  position: number;
  picture: PictureRecord | null;
  /** Its own name and those above it, for the search index. */
  search_text: string;
}

const ID = /^[\p{L}\p{N}._-]{1,64}$/u;
const MAX_NAME = limits['Category.name'];
const MAX_DEPTH = 8;
const ROOT_PARENTS = new Set(['', '0']);

/** The tree of the feed's categories, whatever their order. */
export interface CategoryTree {
  categories: StagedCategory[];
  rejected: ImportNote[];
  warned: ImportNote[];
}

function validate(category: FeedCategory, known: ReadonlyMap<string, FeedCategory>): string | null {
  if (!ID.test(category.id)) return 'id категории пуст или содержит недопустимые знаки';
  if (known.has(category.id)) return `категория ${category.id} уже описана выше`;
  const name = plainText(category.name);
  if (name === '') return 'у категории нет названия';
  return name.length > MAX_NAME ? `название категории длиннее ${MAX_NAME} знаков` : null;
}

/** Ids from the root down to the category; null for a circle or a tree that is too deep. */
function chainOf(id: string, parents: ReadonlyMap<string, string | null>): string[] | null {
  const chain: string[] = [];
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
    if (chain.includes(at) || chain.length >= MAX_DEPTH) return null;
    chain.unshift(at);
  }
  return chain;
}

/** Puts the categories into a tree; what cannot be placed is noted. */
export function buildCategoryTree(feed: readonly FeedCategory[]): CategoryTree {
  const known = new Map<string, FeedCategory>();
  const rejected: ImportNote[] = [];
  const warned: ImportNote[] = [];
  for (const category of feed) {
    const reason = validate(category, known);
    const note = { line: category.line, id: category.id, topic: 'категория' };
    if (reason === null) known.set(category.id, category);
    else rejected.push({ ...note, reason });
  }
  const parents = new Map<string, string | null>();
  for (const { id, parentID, parentName = 'parentId', line } of known.values()) {
    if (parentName !== 'parentId') {
      const reason = `${parentName} прочитан как parentId`;
      warned.push({ line, id, topic: 'категория', reason });
    }
    const orphan = !ROOT_PARENTS.has(parentID) && !known.has(parentID);
    if (orphan) {
      const reason = `родительской категории ${parentID} нет: категория стала верхней`;
      warned.push({ line, id, topic: 'категория', reason });
    }
    parents.set(id, orphan || ROOT_PARENTS.has(parentID) ? null : parentID);
  }
  const categories: StagedCategory[] = [];
  for (const category of known.values()) {
    const chain = chainOf(category.id, parents);
    if (chain === null) {
      const reason = `категория входит в саму себя или лежит глубже ${MAX_DEPTH} уровней`;
      rejected.push({ line: category.line, id: category.id, topic: 'категория', reason });
      continue;
    }
    const names = chain.map((id) => plainText(known.get(id)?.name ?? ''));
    categories.push({
      id: category.id,
      parent_id: parents.get(category.id) ?? null,
      name: names.at(-1) ?? '',
      path: `/${chain.join('/')}/`,
      depth: chain.length,
      position: categories.length + 1,
      picture: category.picture,
      search_text: normalizeSearchText(names.join(' ')),
    });
  }
  categories.sort((left, right) => left.depth - right.depth || left.position - right.position);
  return { categories, rejected, warned };
}
