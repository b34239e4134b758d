import type { Arena } from './arena.ts';
import type { Acknowledged } from './invariants.ts';

/** What came of a run. */
export interface RunOutcome {
  acknowledged: Acknowledged[];
  /** Figures for the user. */
  figures: string;
  /** What went otherwise than it must, beside the invariants. */
  faults: string[];
}

/** A fault and what goes on while it happens. */
export interface FaultRun {
  name: string;
  title: string;
  /** @param scale 1 is the full size. */
  run(arena: Arena, scale: number): Promise<RunOutcome>;
}

/** Says so when a figure is not what it must be. */
export function expectFigure(
  faults: string[],
  what: string,
  actual: number,
  requested: number,
): void {
  if (actual !== requested) faults.push(`${what}: ${actual}, must be ${requested}`);
}
