/** A cacheable page of a URL. */
export interface Cacheable {
  /** Its size in memory. */
  readonly bytes: number;
  /** False for pages that are not cached: unknown URLs. */
  readonly lasting: boolean;
}

export interface PageCacheOptions {
  /** Maximum size of all cached pages. */
  readonly maxBytes: number;
  /** How long a page is fresh, milliseconds. */
  readonly freshMs: number;
  /** How long a stale page is served while it is revalidated, milliseconds. */
  readonly staleMs: number;
  /** Maximum number of different pages rendered at the same time. */
  readonly maxBuilding: number;
  /** Milliseconds; only differences count. */
  readonly now?: () => number;
}

/** Too many pages are being rendered; the page itself has no error. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

interface Stored<T> {
  readonly page: T;
  readonly version: string;
  readonly madeAt: number;
}

const keyOf = (url: string, version: string) => `${version} ${url}`;

/**
 * Caches pages by URL and evicts the least recently used ones. A page of another catalog version is
 * never served. Simultaneous requests of a page share one render.
 */
export class PageCache<T extends Cacheable> {
  readonly #options: PageCacheOptions;
  readonly #cached = new Map<string, Stored<T>>();
  readonly #building = new Map<string, Promise<T>>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Whether `get` would not start a render now: the page is cached or being rendered. */
  has(url: string, version: string): boolean {
    if (this.#building.has(keyOf(url, version))) return true;
    const cached = this.#cached.get(url);
    return cached?.version === version && this.#now() - cached.madeAt < this.#options.staleMs;
  }

  /**
   * @throws TooBusyError, or what `make` throws when there is no stale page to serve.
   */
  async get(url: string, version: string, make: () => Promise<T>): Promise<T> {
    const cached = this.#cached.get(url);
    if (cached?.version !== version) return this.#make(url, version, make);
    const age = this.#now() - cached.madeAt;
    if (age >= this.#options.staleMs) return this.#make(url, version, make);
    this.#cached.delete(url);
    this.#cached.set(url, cached);
    // After a failure the stale page stays cached until it expires.
    if (age >= this.#options.freshMs) this.#make(url, version, make).catch(() => {});
    return cached.page;
  }

  #make(url: string, version: string, make: () => Promise<T>): Promise<T> {
    const key = keyOf(url, version);
    const running = this.#building.get(key);
    if (running !== undefined) return running;
    if (this.#building.size >= this.#options.maxBuilding) return Promise.reject(new TooBusyError());
    const building = make()
      .then((page) => {
        this.#cache(url, { page, version, madeAt: this.#now() });
        return page;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }

  #cache(url: string, cached: Stored<T>): void {
    this.#forget(url);
    const { page } = cached;
    if (!page.lasting || page.bytes > this.#options.maxBytes) return;
    this.#cached.set(url, cached);
    this.#bytes += page.bytes;
    for (const oldest of this.#cached.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(url: string): void {
    this.#bytes -= this.#cached.get(url)?.page.bytes ?? 0;
    this.#cached.delete(url);
  }
}
