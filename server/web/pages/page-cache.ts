/** Something made from an address that may be kept for a while. */
export interface Cacheable {
  /** What it takes in memory. */
  readonly bytes: number;
  /** False for what is not worth the room: addresses that lead nowhere. */
  readonly lasting: boolean;
}

export interface PageCacheOptions {
  /** All kept pages together take no more than this. */
  readonly maxBytes: number;
  /** This long a page is given out as it is, milliseconds. */
  readonly freshMs: number;
  /** This long it is given out while a new one is being made, milliseconds. */
  readonly staleMs: number;
  /** So many different pages are made at the same time. */
  readonly maxMaking: number;
  /** Milliseconds; only differences count. */
  readonly now?: () => number;
}

/** More pages are wanted at once than can be made; nothing is wrong with the page. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

interface Stored<T> {
  readonly page: T;
  readonly version: string;
  readonly madeAt: number;
}

/**
 * Pages by their address, the ones requested last kept longest. A page of another version of the
 * catalog is never given out. Each page is made once, however many request it meanwhile.
 */
export class PageCache<T extends Cacheable> {
  readonly #options: PageCacheOptions;
  readonly #cached = new Map<string, Stored<T>>();
  readonly #making = new Map<string, Promise<T>>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * @throws TooBusyError, or what `make` throws when there is nothing to give out instead.
   */
  async get(address: string, version: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#cached.get(address);
    if (kept?.version !== version) return this.#make(address, version, make);
    const age = this.#now() - kept.madeAt;
    if (age >= this.#options.staleMs) return this.#make(address, version, make);
    this.#cached.delete(address);
    this.#cached.set(address, kept);
    // A failure leaves the kept page in its place until it is too old.
    if (age >= this.#options.freshMs) this.#make(address, version, make).catch(() => {});
    return kept.page;
  }

  #make(address: string, version: string, make: () => Promise<T>): Promise<T> {
    const key = `${version} ${address}`;
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    if (this.#making.size >= this.#options.maxMaking) return Promise.reject(new TooBusyError());
    const making = make()
      .then((page) => {
        this.#cache(address, { page, version, madeAt: this.#now() });
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #cache(address: string, kept: Stored<T>): void {
    this.#forget(address);
    const { page } = kept;
    if (!page.lasting || page.bytes > this.#options.maxBytes) return;
    this.#cached.set(address, kept);
    this.#bytes += page.bytes;
    for (const oldest of this.#cached.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    this.#bytes -= this.#cached.get(address)?.page.bytes ?? 0;
    this.#cached.delete(address);
  }
}
