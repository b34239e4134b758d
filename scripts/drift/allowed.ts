import { parse } from 'yaml';
import type { Finding } from './finding.ts';

/** A breaking change that is meant: it holds until the version that may break anyway. */
export interface AllowedChange {
  readonly rule: string;
  readonly place: string;
  readonly reason: string;
  /** `0.2.0`: from there on the entry is spent. */
  readonly until: string;
}

/** What became of the breaking changes. */
export interface Verdict {
  /** Breaking and neither allowed nor announced by the version. */
  readonly refused: readonly Finding[];
  readonly allowed: readonly { readonly finding: Finding; readonly reason: string }[];
  /** What is wrong with the list itself. */
  readonly problems: readonly string[];
  /** `0.1.0 → 0.2.0` when the version allows everything. */
  readonly announced: string | undefined;
}

const file = 'openapi/allowed-changes.yaml';

/**
 * Reads the list of allowed changes.
 * @throws Error when an entry lacks a part or its version is none.
 */
export function parseAllowed(text: string): AllowedChange[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new Error(`${file}: a list is expected`);
  return list.map((entry: unknown, index) => {
    const [rule, place, reason, until] = ['rule', 'place', 'reason', 'until'].map((key) => {
      const value: unknown = Reflect.get(Object(entry), key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      throw new Error(`${file}: entry ${index + 1} has no “${key}”`);
    });
    if (!/^\d+\.\d+\.\d+$/.test(until ?? '')) {
      throw new Error(`${file}: entry ${index + 1}: “until” is no version: ${until}`);
    }
    return { rule: rule ?? '', place: place ?? '', reason: reason ?? '', until: until ?? '' };
  });
}

/**
 * Which breaking changes may stay: all when the version says so (a new major; below 1.0.0 a new
 * minor), else those that the list gives a reason for.
 */
export function judgeFindings(
  findings: readonly Finding[],
  allowed: readonly AllowedChange[],
  versions: { readonly before: string; readonly after: string },
): Verdict {
  const breaking = findings.filter(({ severity }) => severity === 'breaking');
  const isAnnounced = allowsBreaking(versions.before, versions.after);
  const fits = (entry: AllowedChange, { rule, place }: Finding) =>
    entry.rule === rule && entry.place === place;
  const spent = allowed.filter(({ until }) => compareVersions(versions.after, until) >= 0);
  const idle = allowed.filter(
    (entry) => !spent.includes(entry) && !findings.some((finding) => fits(entry, finding)),
  );
  const reasons = breaking.map((finding) => ({
    finding,
    reason: allowed.find((entry) => !spent.includes(entry) && fits(entry, finding))?.reason,
  }));
  return {
    refused: isAnnounced
      ? []
      : reasons.filter(({ reason }) => reason === undefined).map(({ finding }) => finding),
    allowed: reasons.flatMap(({ finding, reason }) =>
      reason === undefined ? [] : [{ finding, reason }],
    ),
    problems: [
      ...spent.map(
        ({ rule, place, until }) =>
          `${file}: ${rule} ${place} held until ${until}, and this is ${versions.after}: remove it`,
      ),
      ...idle.map(({ rule, place }) => `${file}: ${rule} ${place} fits no change: remove it`),
    ],
    announced: isAnnounced ? `${versions.before} → ${versions.after}` : undefined,
  };
}

/** Whether a rise of the version announces breaking changes, as Semantic Versioning has it. */
export function allowsBreaking(before: string, after: string): boolean {
  const [was, is] = [numbersOf(before), numbersOf(after)];
  const isInitial = is[0] === 0 && was[0] === 0;
  return isInitial ? is[1] > was[1] : is[0] > was[0];
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function numbersOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number);
  return [major, minor, patch];
}
