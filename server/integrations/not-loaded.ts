/** Something that a caller needs at once and that is not in memory yet. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  /** Loads it into memory; what cannot be loaded is noted there, so that the next run goes on without. */
  readonly load: () => Promise<void>;

  constructor(what: string, load: () => Promise<void>) {
    super(`${what} is not loaded`);
    this.load = load;
  }
}

/** A run needs a few values, one after the other; more is a mistake. */
const MAX_RUNS = 10;

/**
 * Runs again what needs something that is not loaded, once it is. A price of a carrier is needed in the
 * middle of a transaction, which must not wait for a call of an outside service: it is rolled back, the
 * call is made, and it starts again.
 */
export async function withLoading<T>(run: () => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof NotLoaded) || runs === MAX_RUNS) throw error;
      await error.load();
    }
  }
}
