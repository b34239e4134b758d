import type { Arena } from './arena.ts';
import type { Acknowledged } from './invariants.ts';

/** The result of a run. */
export interface RunOutcome {
  acknowledged: Acknowledged[];
  /** Numbers for the report. */
  figures: string;
  /** Failures other than broken invariants. */
  faults: string[];
}

/** A fault and the load during it. */
export interface FaultRun {
  name: string;
  title: string;
  /** @param scale 1 is the full size. */
  run(arena: Arena, scale: number): Promise<RunOutcome>;
}

/** Adds a failure when a number differs from the expected one. */
export function expectFigure(
  faults: string[],
  what: string,
  actual: number,
  requested: number,
): void {
  if (actual !== requested) faults.push(`${what}: ${actual}, must be ${requested}`);
}
