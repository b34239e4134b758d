import { readFileSync } from 'node:fs';

/** Counters in the first line of `/proc/stat`, in order; `steal` is the time the host gave to others. */
const STEAL = 7;

function processorTimes(): number[] {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return all
      .trim()
      .split(/\s+/)
      .slice(1, STEAL + 2)
      .map(Number);
  } catch {
    // Only Linux reports it.
    return [];
  }
}

/**
 * Starts measuring. The returned function gives the share of CPU time that the host of a virtual machine
 * has given to others since then, 0 to 1; 0 where the system does not report it.
 */
export function watchStolenTime(): () => number {
  const before = processorTimes();
  return () => {
    const spent = processorTimes().map((ticks, kind) => ticks - (before[kind] ?? 0));
    const total = spent.reduce((sum, ticks) => sum + ticks, 0);
    return total === 0 ? 0 : (spent[STEAL] ?? 0) / total;
  };
}
