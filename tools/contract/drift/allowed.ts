import { parse } from 'yaml';
import type { Finding } from './finding.ts';

/** An intended breaking change. It belongs to one version of the contract and is removed with the next. */
export interface AllowedChange {
  readonly rule: string;
  readonly place: string;
  readonly reason: string;
  /** `0.1.0`: the version of the contract in which the change was made. */
  readonly version: string;
}

/** The breaking changes, sorted by whether they may stay. */
export interface Verdict {
  /** Breaking, and neither allowed nor announced by the version. */
  readonly rejected: readonly Finding[];
  readonly allowed: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Errors in the list itself. */
  readonly problems: readonly string[];
  /** `0.1.0 → 0.2.0` when the new version allows everything. */
  readonly announced: string | undefined;
}

const ownFile = 'openapi/allowed-changes.yaml';

/**
 * Parses the list of allowed changes.
 * @param file its name, for messages.
 * @throws Error when an entry is incomplete or its version is invalid.
 */
export function parseAllowed(text: string, file: string = ownFile): AllowedChange[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new Error(`${file}: a list is expected`);
  return list.map((entry: unknown, index) => {
    const [rule, place, reason, version] = ['rule', 'place', 'reason', 'version'].map((key) => {
      const value: unknown = Reflect.get(Object(entry), key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      throw new Error(`${file}: entry ${index + 1} has no “${key}”`);
    });
    if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
      throw new Error(`${file}: entry ${index + 1}: “version” is no version: ${version}`);
    }
    return { rule: rule ?? '', place: place ?? '', reason: reason ?? '', version: version ?? '' };
  });
}

/** The list of the base; empty when it has an older format. */
export function parseEarlierAllowed(text: string): AllowedChange[] {
  try {
    return parseAllowed(text);
  } catch {
    return [];
  }
}

/** The lists of allowed changes of the two contracts that are compared. */
export interface AllowedLists {
  readonly before: readonly AllowedChange[];
  readonly after: readonly AllowedChange[];
  /** The file of the second one, for messages; the shop's own by default. */
  readonly file?: string;
}

/**
 * Which breaking changes may stay: all when the version announces them (a new major; below 1.0.0 a new
 * minor), otherwise those that the list gives a reason for. An entry stays in the list as long as its
 * version is the current one, whatever the base is; only an entry that the base does not have must
 * match a change, so that a misspelled one is noticed.
 */
export function classifyFindings(
  findings: readonly Finding[],
  allowed: AllowedLists,
  versions: { readonly before: string; readonly after: string },
): Verdict {
  const breaking = findings.filter(({ severity }) => severity === 'breaking');
  const { file = ownFile } = allowed;
  const isAnnounced = allowsBreaking(versions.before, versions.after);
  const fits = (entry: AllowedChange, { rule, place }: Finding) =>
    entry.rule === rule && entry.place === place;
  const isPresent = ({ version }: AllowedChange) => version === versions.after;
  const present = allowed.after.filter(isPresent);
  const idle = present
    .filter((entry) => !allowed.before.some((earlier) => isSameEntry(earlier, entry)))
    .filter((entry) => !findings.some((finding) => fits(entry, finding)));
  const reasons = breaking.map((finding) => ({
    finding,
    reason: present.find((entry) => fits(entry, finding))?.reason,
  }));
  return {
    rejected: isAnnounced
      ? []
      : reasons.filter(({ reason }) => reason === undefined).map(({ finding }) => finding),
    allowed: reasons.flatMap(({ finding, reason }) =>
      reason === undefined ? [] : [{ finding, reason }],
    ),
    problems: [
      ...allowed.after
        .filter((entry) => !isPresent(entry))
        .map(
          ({ rule, place, version }) =>
            `${file}: ${rule} ${place} belongs to ${version}, and this is ${versions.after}: remove it`,
        ),
      ...idle.map(({ rule, place }) => `${file}: ${rule} ${place} fits no change: remove it`),
    ],
    announced: isAnnounced ? `${versions.before} → ${versions.after}` : undefined,
  };
}

/** Whether a version change announces breaking changes, according to Semantic Versioning. */
export function allowsBreaking(before: string, after: string): boolean {
  const [was, is] = [numbersOf(before), numbersOf(after)];
  const isInitial = is[0] === 0 && was[0] === 0;
  return isInitial ? is[1] > was[1] : is[0] > was[0];
}

function isSameEntry(one: AllowedChange, other: AllowedChange): boolean {
  return one.rule === other.rule && one.place === other.place && one.version === other.version;
}

function numbersOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number);
  return [major, minor, patch];
}
