import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** URL paths of the files that a page needs, in loading order. */
export interface PageAssets {
  /** The entry, after its dependencies. */
  readonly start: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The same for a frame: its styles are those that it has inline. */
export interface FrameAssets extends PageAssets {
  /** Sheets that come with the code of its page. */
  readonly laterStyles: readonly string[];
}

/** Its path inside the build folder. */
export const BUILD_MANIFEST = '.vite/manifest.json';

const ENTRY = 'index.html';
const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=/;
/**
 * Chunks that every page behind sign-in loads once its first scripts have run: the validation of
 * responses and what follows the user. Each would be a round trip of its own.
 */
const SESSION_CHUNKS: ReadonlySet<string | undefined> = new Set([
  'contract',
  'follow-user',
  'replace-frame',
]);
const SKELETON = '=pendingComponent';

/** `products.$slug` → `/products/$slug`, `profile/route` → `/profile`, as in the route tree. */
function routeID(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/(^|\/)index$/, '$1');
}

function stylesOf(chunks: Iterable<Chunk>): string[] {
  return [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
}

/** The build manifest. */
export class BuildManifest {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #routes = new Map<string, string[]>();

  private constructor(chunks: Record<string, Chunk>) {
    this.#chunks = new Map(Object.entries(chunks));
    for (const key of this.#chunks.keys()) {
      const file = ROUTE.exec(key)?.[1];
      if (file === undefined) continue;
      const id = routeID(file);
      this.#routes.set(id, [...(this.#routes.get(id) ?? []), key]);
    }
  }

  static async read(shopDir: string): Promise<BuildManifest> {
    const text = await readFile(join(shopDir, BUILD_MANIFEST), 'utf8');
    return new BuildManifest(JSON.parse(text) as Record<string, Chunk>);
  }

  /** Files of the entry and of the routes on a rendered page, which needs no skeletons. */
  assetsOf(routeIDs: readonly string[]): PageAssets {
    return this.#filesOf(this.#keysOf(routeIDs).filter((key) => !key.endsWith(SKELETON)));
  }

  /** The same for a page behind sign-in, which only the browser renders. */
  clientAssetsOf(routeIDs: readonly string[]): PageAssets {
    const session = [...this.#chunks].filter(([, { name }]) => SESSION_CHUNKS.has(name));
    return this.#filesOf([...this.#keysOf(routeIDs), ...session.map(([key]) => key)]);
  }

  /** The same for its frame, which has the sheets of every page inline. */
  frameAssetsOf(routeIDs: readonly string[]): FrameAssets {
    const files = this.clientAssetsOf(routeIDs);
    const styles = stylesOf(this.#reach([ENTRY]));
    const laterStyles = files.styles.filter((file) => !styles.includes(file));
    return { ...files, styles, laterStyles };
  }

  #filesOf(keys: readonly string[]): PageAssets {
    const start = this.#reach([ENTRY]);
    const all = this.#reach(keys, start);
    return {
      start: [...start].map(({ file }) => `/${file}`),
      scripts: [...all].map(({ file }) => `/${file}`),
      styles: stylesOf(all),
    };
  }

  /**
   * Style sheets of the chunks that a page lazy-loads, without other pages. A rendered page may
   * contain some of these components from the start.
   */
  laterStylesOf(routeIDs: readonly string[]): string[] {
    const all = this.#reach([ENTRY, ...this.#keysOf(routeIDs)]);
    const later = [...all]
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((key) => !ROUTE.test(key));
    const known = new Set(stylesOf(all));
    return stylesOf(this.#reach(later, all)).filter((file) => !known.has(file));
  }

  #keysOf(routeIDs: readonly string[]): string[] {
    return routeIDs.flatMap((id) => this.#routes.get(id) ?? []);
  }

  /** The chunks of these names, after their imports, without those already included. */
  #reach(keys: readonly string[], before: Iterable<Chunk> = []): Set<Chunk> {
    const found = new Set(before);
    const visiting = new Set<Chunk>();
    const visit = (key: string): void => {
      const chunk = this.#chunks.get(key);
      if (chunk === undefined || found.has(chunk) || visiting.has(chunk)) return;
      visiting.add(chunk);
      chunk.imports?.forEach(visit);
      found.add(chunk);
    };
    keys.forEach(visit);
    return found;
  }
}
