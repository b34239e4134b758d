/** Above this share of stolen processor time a run says more of the machine's host than of the shop. */
const CALM_SHARE = 0.005;

/** What was measured while the host took `stolen` of the processors' time, 0 to 1. */
export interface Disturbed {
  readonly stolen: number;
}

/** Whether another run is worth it: there are not `wanted` calm ones yet, nor twice as many in all. */
export function wantsMore(runs: readonly Disturbed[], requested: number): boolean {
  const calm = runs.filter(({ stolen }) => stolen <= CALM_SHARE);
  return calm.length < requested && runs.length < 2 * requested;
}

/** The `wanted` runs that were disturbed least: chosen by the machine's state, not by their outcome. */
export function calmest<Run extends Disturbed>(runs: readonly Run[], requested: number): Run[] {
  return [...runs].sort((one, other) => one.stolen - other.stolen).slice(0, requested);
}
