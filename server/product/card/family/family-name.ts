/** Words that only introduce the difference: «оттенок A2», «размер M». */
const INTRODUCING =
  /[\s,;:(–—-]*(?:^|[\s,;:(–—-])(?:оттен(?:ок|ка)|цвет|размер|р-р|р\.|объ[её]м|iso|№|диаметр|длина|фасовка)\.?\s*$/iu;
const EDGES = /^[\s,;:.)–—-]+|[\s,;:(–—-]+$/gu;

/** «Перчатки, размер M» → «Перчатки», «размер M». */
function segmentsOf(name: string): string[] {
  return name.split(/,\s+/);
}

/** The common prefix and suffix of all names, in whole words. */
function sharedEdges(names: readonly string[]): { head: string[]; tail: string[] } {
  const words = names.map((name) => name.split(/\s+/));
  const [first = [], ...others] = words;
  const shortest = Math.min(...words.map(({ length }) => length));
  let head = 0;
  while (head < shortest && others.every((other) => other[head] === first[head])) head += 1;
  let tail = 0;
  while (
    tail < shortest - head &&
    others.every((other) => other.at(-1 - tail) === first.at(-1 - tail))
  ) {
    tail += 1;
  }
  return { head: first.slice(0, head), tail: tail === 0 ? [] : first.slice(-tail) };
}

function withoutEdges(text: string): string {
  return text.replaceAll(EDGES, '').trim();
}

/**
 * The common part of a family's names: without «, оттенок A2», wherever it occurs. The first name
 * when nothing is common.
 * @param names of all members, at least one
 */
export function familyName(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  const known = others.map((name) => new Set(segmentsOf(name)));
  const shared = segmentsOf(first).filter((segment) => known.every((set) => set.has(segment)));
  if (shared[0] !== undefined && shared[0] === segmentsOf(first)[0]) return shared.join(', ');
  const { head, tail } = sharedEdges(names);
  const beginning = withoutEdges(head.join(' ').replace(INTRODUCING, ''));
  const end = withoutEdges(tail.join(' '));
  return [beginning, end].filter(Boolean).join(', ') || first;
}

/** The rest of a name without the words common to the family; may be ''. */
export function ownPart(name: string, names: readonly string[]): string {
  const { head, tail } = sharedEdges(names);
  const words = name.split(/\s+/);
  return withoutEdges(words.slice(head.length, words.length - tail.length).join(' '));
}
