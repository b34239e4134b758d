import { everyFault, type Fault, type FaultKind, faultKinds } from './faults.ts';

/** Calls that fail together when a screen is opened. */
export interface Trial {
  faults: readonly Fault[];
  /** The failure blocks nothing and need not be shown. */
  silent: boolean;
}

/** Returns one kind of failure after another, endlessly. */
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

/** Each call alone with every kind of failure, and all calls together with every kind. */
function allTrials(calls: readonly string[], maySilentlyFail: (call: string) => boolean): Trial[] {
  const alone = calls.flatMap((call) =>
    faultKinds.map((kind) => ({ faults: [fault(call, kind)], silent: maySilentlyFail(call) })),
  );
  const silent = calls.every(maySilentlyFail);
  return [...alone, ...faultKinds.map((kind) => ({ faults: [{ call: '.', kind }], silent }))];
}

/**
 * Plans the failures of a screen's calls: each call that must be reported fails alone, the silent
 * ones fail together, and all fail at once; each trial has the next kind, until every kind was used.
 * @param first the index of the first kind; another number on each screen.
 */
export function planTrials(
  calls: readonly string[],
  maySilentlyFail: (call: string) => boolean,
  first: number,
): Trial[] {
  if (everyFault) return allTrials(calls, maySilentlyFail);
  const kind = rotation(first);
  const reported = calls.filter((call) => !maySilentlyFail(call));
  const silent = calls.filter(maySilentlyFail);
  const trials: Trial[] = reported.map((call) => ({
    faults: [fault(call, kind())],
    silent: false,
  }));
  if (silent.length > 0) {
    trials.push({ faults: silent.map((call) => fault(call, kind())), silent: true });
  }
  const tried = () => new Set(trials.flatMap(({ faults }) => faults.map((each) => each.kind)));
  // A server-rendered page may send no request on load.
  const everything = () =>
    calls.length > 0 ? calls.map((call) => fault(call, kind())) : [{ call: '.', kind: kind() }];
  do {
    trials.push({ faults: everything(), silent: reported.length === 0 });
  } while (tried().size < faultKinds.length);
  return trials;
}
