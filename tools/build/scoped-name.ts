import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';

const HASH_LENGTH = 4;

/** Hash → style sheet. */
const sheets = new Map<string, string>();

/**
 * The name of a CSS module's class on the page: `card-x7Qa`, the same in the browser's build and the
 * server's. Half as long as Vite's own names, which contain the line: every page has them three times,
 * in its styles, its elements and its code.
 * @throws when two style sheets would share a name: rename one.
 */
export function scopedName(name: string, file: string): string {
  const sheet = path.relative(projectRoot, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, HASH_LENGTH);
  const known = sheets.get(hash) ?? sheet;
  if (known !== sheet) throw new Error(`${sheet} and ${known} have the same hash`);
  sheets.set(hash, sheet);
  return `${name}-${hash}`;
}
