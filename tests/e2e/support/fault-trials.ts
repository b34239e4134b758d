import { everyFault, type Fault, type FaultKind, faultKinds } from './faults.ts';

/** Calls that fail together when a screen is opened. */
export interface Trial {
  faults: readonly Fault[];
  /** What fails does not stand in the user's way: it need not be told. */
  quiet: boolean;
}

/** Kinds of failure one after another, without end. */
export function rotation(first: number): () => FaultKind {
  let next = first;
  return () => {
    const kind = faultKinds[next % faultKinds.length];
    next += 1;
    if (kind === undefined) throw new Error('There are no kinds of failure');
    return kind;
  };
}

function fault(call: string, kind: FaultKind): Fault {
  return { call: `^${call.replaceAll(/[.?*+(){}[\]]/g, '\\$&')}$`, kind };
}

/** Each call alone in every way, and all together in every way. */
function allTrials(calls: readonly string[], mayBeQuiet: (call: string) => boolean): Trial[] {
  const alone = calls.flatMap((call) =>
    faultKinds.map((kind) => ({ faults: [fault(call, kind)], quiet: mayBeQuiet(call) })),
  );
  const quiet = calls.every(mayBeQuiet);
  return [...alone, ...faultKinds.map((kind) => ({ faults: [{ call: '.', kind }], quiet }))];
}

/**
 * What is tried of a screen's calls: each that must be told fails alone, those that need not be told
 * fail together, and all fail at once, each in the next way, until no way is left out.
 * @param first where the ways begin; another number on each screen.
 */
export function planTrials(
  calls: readonly string[],
  mayBeQuiet: (call: string) => boolean,
  first: number,
): Trial[] {
  if (everyFault) return allTrials(calls, mayBeQuiet);
  const kind = rotation(first);
  const loud = calls.filter((call) => !mayBeQuiet(call));
  const quiet = calls.filter(mayBeQuiet);
  const trials: Trial[] = loud.map((call) => ({ faults: [fault(call, kind())], quiet: false }));
  if (quiet.length > 0) {
    trials.push({ faults: quiet.map((call) => fault(call, kind())), quiet: true });
  }
  const tried = () => new Set(trials.flatMap(({ faults }) => faults.map((each) => each.kind)));
  // A page that came whole may request nothing, at first.
  const everything = () =>
    calls.length > 0 ? calls.map((call) => fault(call, kind())) : [{ call: '.', kind: kind() }];
  do {
    trials.push({ faults: everything(), quiet: loud.length === 0 });
  } while (tried().size < faultKinds.length);
  return trials;
}
