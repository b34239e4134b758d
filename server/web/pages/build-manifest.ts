import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** URL paths of the files that a page needs, what is needed first standing first. */
export interface PageAssets {
  /** The entry, behind what it is built upon. */
  readonly start: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where the build of the shop leaves it, under its folder. */
export const BUILD_MANIFEST = '.vite/manifest.json';

const ENTRY = 'index.html';
const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=/;

/** `products.$slug` → `/products/$slug`, as the route tree names it. */
function routeID(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/(^|\/)index$/, '$1');
}

/** What the build says about its files. */
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

  /** Files of the entry and of the routes on a page. */
  assetsOf(routeIDs: readonly string[]): PageAssets {
    const found: Chunk[] = [];
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.#chunks.get(key);
      if (chunk === undefined || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(visit);
      found.push(chunk);
    };
    visit(ENTRY);
    const start = found.map(({ file }) => `/${file}`);
    for (const id of routeIDs) this.#routes.get(id)?.forEach(visit);
    return {
      start,
      scripts: found.map(({ file }) => `/${file}`),
      styles: [...new Set(found.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  }
}
