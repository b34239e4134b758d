/** How far the primary's log was at a time. */
interface Sample {
  /** Bytes of the log since the database exists. */
  readonly position: number;
  /** Milliseconds of the process's own clock. */
  readonly at: number;
}

/** How many seconds back a lag can be known; a copy further behind is not used anyway. */
const MOST_SAMPLES = 600;

/**
 * How long a copy is behind its primary, by samples of the primary's log. The clocks of the two machines are
 * not compared, and a primary that writes nothing leaves no copy behind.
 */
export class LagHistory {
  readonly #samples: Sample[] = [];

  /** Notes how far the primary is now. @param at milliseconds, never less than before. */
  note(position: number, at: number): void {
    this.#samples.push({ position, at });
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift();
  }

  /**
   * Milliseconds that the data of a copy is old at most.
   * @param replayed bytes of the log that the copy has applied.
   * @param at the present time, milliseconds.
   * @returns 0 for a copy that has all of the last sample; infinity for one that has none of them.
   */
  lagOf(replayed: number, at: number): number {
    if (this.#samples.length === 0) return Number.POSITIVE_INFINITY;
    const missing = this.#samples.findIndex(({ position }) => position > replayed);
    if (missing === -1) return 0;
    // What is missing was written after the sample before.
    const reached = this.#samples[missing - 1];
    return reached === undefined ? Number.POSITIVE_INFINITY : at - reached.at;
  }
}
