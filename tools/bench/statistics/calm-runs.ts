/** Above this share of stolen CPU time a run measures the machine's host rather than the shop. */
const CALM_SHARE = 0.005;

/** A measurement, and the share of CPU time that the host stole meanwhile, 0 to 1. */
export interface Disturbed {
  readonly stolen: number;
}

/** Whether another run is needed: there are fewer calm ones than `requested`, and fewer than twice `requested` in all. */
export function needsMore(runs: readonly Disturbed[], requested: number): boolean {
  const calm = runs.filter(({ stolen }) => stolen <= CALM_SHARE);
  return calm.length < requested && runs.length < 2 * requested;
}

/** The `requested` least disturbed runs: chosen by the machine's state, not by their results. */
export function calmest<Run extends Disturbed>(runs: readonly Run[], requested: number): Run[] {
  return [...runs].sort((one, other) => one.stolen - other.stolen).slice(0, requested);
}
