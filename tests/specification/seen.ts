import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { listEnumValues, listOperationIDs } from './contract-facts.ts';
import { specifiedRoutes } from './routes.ts';
import { uncalled } from './uncalled.ts';

/** The test that shows a fact of the specification. */
export interface Shown {
  file: string;
  title: string;
}

/** What the browser tests show of the specification. */
export interface Seen {
  /** Tests by what they show: `route /cart`, `operation getCart`, `value OrderStatus.Draft`. */
  shown: Readonly<Record<string, Shown>>;
  /** What no browser test shows yet. */
  notYet: readonly string[];
}

const evidence = path.join(projectRoot, 'test-results', 'evidence');

/** Where the result of a run is stored; `npm run specification` writes it. */
export const seenFile = path.join(projectRoot, 'tests', 'specification', 'seen-in-browser.json');

const decided =
  'the reference server offers decisions in `/approval/{id}`, as `ApprovalAction`, whose values are shown';

/** What no browser test can show, with the reason. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(uncalled).map(([id, reason]) => [`operation ${id}`, `not sent: ${reason}`]),
  ),
  'value OrderAction.Approve': decided,
  'value OrderAction.Decline': decided,
  'value TaskStatus.Pending':
    'the reference server reads a file at once; the mock shows a slower one (`/docs/screens`)',
};

/** Everything that browser tests are to show. */
export function listFacts(): string[] {
  return [
    ...specifiedRoutes.map((route) => `route ${route}`),
    ...listOperationIDs().map((id) => `operation ${id}`),
    ...listEnumValues().map((value) => `value ${value}`),
  ].filter((fact) => !(fact in shownElsewhere));
}

/**
 * Routes and operations that earlier runs of the browser tests showed, but not the last one. Values
 * are left out: some depend on how quickly the demo's order moves on.
 */
export function findLost(): string[] {
  const run = readEvidence();
  return Object.keys(readSeen().shown).filter(
    (fact) => !fact.startsWith('value ') && !run.has(fact),
  );
}

/**
 * What the last run adds to what is known: the known test of a fact stays while it shows the fact,
 * so that the file changes as little as possible.
 */
export function renewSeen(known: Seen): Seen {
  const run = readEvidence();
  const shown: Record<string, Shown> = {};
  for (const fact of listFacts().sort()) {
    const old = known.shown[fact];
    const tests = run.get(fact) ?? [];
    const stays = tests.some(({ file, title }) => file === old?.file && title === old.title);
    const chosen = stays || tests.length === 0 ? old : [...tests].sort(byPlace)[0];
    if (chosen) shown[fact] = chosen;
  }
  return { shown, notYet: listFacts().filter((fact) => !shown[fact]) };
}

/** What is committed of earlier runs. */
export function readSeen(): Seen {
  return JSON.parse(readFileSync(seenFile, 'utf8'));
}

function readEvidence(): Map<string, Shown[]> {
  const run = new Map<string, Shown[]>();
  for (const name of readdirSync(evidence)) {
    for (const line of readFileSync(path.join(evidence, name), 'utf8').split('\n')) {
      if (line === '') continue;
      const { file, title, facts }: Shown & { facts: string[] } = JSON.parse(line);
      for (const fact of facts) run.set(fact, [...(run.get(fact) ?? []), { file, title }]);
    }
  }
  return run;
}

function byPlace(one: Shown, other: Shown): number {
  return `${one.file} ${one.title}` < `${other.file} ${other.title}` ? -1 : 1;
}
