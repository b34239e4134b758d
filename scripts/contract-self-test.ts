/**
 * Tests the contract suite: `npm run contract:self-test`. The suite must detect each defect that is
 * injected into the reference server, and must find nothing in the valid server.
 *
 *   npm run contract:self-test -- --only etag-missing --only hang   some defects
 *   npm run contract:self-test -- --quick                           valid server: only what seeds change
 *   npm run contract:self-test -- --generated 20 --seed 7           generated defects, so many of each kind
 *   npm run contract:self-test -- --sample 1                        some of them beside the written ones
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defects } from '#tools/contract/self-test/defects.ts';
import {
  type DefectKind,
  type GeneratedDefect,
  generateDefects,
  notVerifiable,
  sampleDefects,
} from '#tools/contract/self-test/generated/generated.ts';
import type { CleanRun, Outcome } from '#tools/contract/self-test/self-test.ts';
import type { Task, TaskResult } from '#tools/contract/self-test/tasks.ts';
import { runTasks } from '#tools/contract/self-test/workers.ts';
import type { Finding } from '#tools/contract/suite.ts';
import type { Check } from '#tools/contract/vocabulary.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    /** So many generated defects of each kind, chosen by the seed, in place of the written ones. */
    generated: { type: 'string' },
    /** So many of each kind in addition; the seed is the day unless it is given. */
    sample: { type: 'string' },
    seed: { type: 'string' },
    /** Generated defects of these kinds only. */
    kind: { type: 'string', multiple: true },
    /** A file for the counts, read by the stage of `npm test`. */
    report: { type: 'string' },
  },
});

/** Seeds of the runs against the valid server. */
const seeds = [1, 2, 3, 4, 5];
/** Generated requests for each operation in these runs. */
const runs = flags.quick ? 2 : 10;
/** Checks whose requests depend on the seed. */
const seeded: readonly Check[] = ['valid'];

const generatedDefects = generateDefects();
const all = [...defects, ...generatedDefects];
/** Generated defects that the run has found, missed, or that changed no call, by kind. */
const counts = new Map<DefectKind, { found: number; missed: number; idle: number }>();
const unknown = flags.only?.filter((id) => all.every((defect) => defect.id !== id)) ?? [];
if (unknown.length > 0) {
  console.error(`No such defect: ${unknown.join(', ')}`);
  process.exit(2);
}

const isSampled = flags.generated !== undefined || flags.sample !== undefined;
const seed = Number(flags.seed ?? (flags.sample === undefined ? 1 : today()));
/** Generated defects that follow when one of their kind has changed no call. */
const replacements = new Map<DefectKind, GeneratedDefect[]>();
const mostReplacements = 10;
const started = performance.now();
const found: boolean[] = [];
const clean: boolean[] = [];
await runTasks(tasks(), (result) => report(result));
for (const [kind, { found: hits, missed }] of counts) {
  if (hits + missed > 0) continue;
  found.push(false);
  console.log(`  ✗ ${kind}: no defect took effect with seed ${seed}`);
}

const seconds = Math.round((performance.now() - started) / 1000);
const [foundCount, cleanCount] = [found, clean].map((all) => all.filter(Boolean).length);
console.log(
  `\n  ${foundCount} of ${found.length} defects found, ` +
    `${cleanCount} of ${clean.length} runs on the sound server without a finding, ${seconds} s`,
);
for (const [kind, { found: hits, missed, idle }] of counts) {
  const share = hits + missed === 0 ? '–' : `${Math.round((hits * 100) / (hits + missed))} %`;
  console.log(
    `  ${kind.padEnd(20)} ${share} found of ${hits + missed} in effect, ${idle} without effect`,
  );
}
if (isSampled) {
  console.log(`  generated from the contract: ${generatedDefects.length}, seed ${seed}`);
  for (const [kind, reason] of Object.entries(notVerifiable)) {
    console.log(`  ${kind.padEnd(20)} not verifiable: ${reason}`);
  }
}
const results = [...found, ...clean];
const passed = results.filter(Boolean).length;
if (flags.report !== undefined) {
  await mkdir(path.dirname(flags.report), { recursive: true });
  await writeFile(flags.report, JSON.stringify({ passed, failed: results.length - passed }));
}
process.exit(passed < results.length || passed === 0 ? 1 : 0);

/**
 * The longest defects first, so that no process waits at the end. Lists before sequences, which fill
 * the lists with equal records.
 */
function tasks(): Task[] {
  if (flags.generated !== undefined) return sampled(Number(flags.generated));
  const chosen = flags.only ? all.filter(({ id }) => flags.only?.includes(id)) : defects;
  const isList = ({ checks }: (typeof defects)[number]) => checks.includes('lists');
  const looked = [...chosen.filter(isList), ...chosen.filter((defect) => !isList(defect))];
  const validated = flags.only === undefined ? seeds : [];
  return [
    ...validated.map((seed) => ({
      seed,
      runs,
      ...(flags.quick ? { checks: seeded } : {}),
    })),
    ...looked.map(({ id }) => ({ defect: id })),
    ...(flags.sample === undefined ? [] : sampled(Number(flags.sample))),
  ];
}

/** Generated defects, so many of each kind; the next ones of each kind are replacements. */
function sampled(perKind: number): Task[] {
  const chosen = generatedDefects.filter(({ kind }) => flags.kind?.includes(kind) ?? true);
  const first = sampleDefects(chosen, perKind, seed);
  for (const defect of sampleDefects(chosen, perKind + mostReplacements, seed)) {
    if (first.includes(defect)) continue;
    replacements.set(defect.kind, [...(replacements.get(defect.kind) ?? []), defect]);
  }
  return first.map(({ id }) => ({ defect: id }));
}

/** Days since 1970: every day tries others. */
function today(): number {
  return Math.floor(Date.now() / 86_400_000);
}

/** Prints a result; returns another defect of a kind of which none has taken effect yet. */
function report(result: TaskResult): readonly Task[] {
  if ('clean' in result) {
    reportClean(result.clean);
    return [];
  }
  reportOutcome(result.outcome);
  const kind = generatedDefects.find(({ id }) => id === result.outcome.defect)?.kind;
  const counted = kind && counts.get(kind);
  if (!kind || !counted || counted.found + counted.missed > 0) return [];
  const next = replacements.get(kind)?.shift();
  return next === undefined ? [] : [{ defect: next.id }];
}

function reportOutcome(outcome: Outcome): void {
  const { finding, others, effects } = outcome;
  const defect = all.find(({ id }) => id === outcome.defect);
  const generated = generatedDefects.find(({ id }) => id === outcome.defect);
  if (generated && count(generated, outcome)) return;
  const isFound = finding !== null && effects > 0;
  found.push(isFound);
  const verdict = isFound ? '✓ found ' : '✗ missed';
  const time = `${outcome.seconds.toFixed(1)} s`.padStart(7);
  const named = finding
    ? `${finding.operation}: ${finding.rule}`
    : (defect?.operations.join(', ') ?? '');
  console.log(`  ${verdict}${time}  ${outcome.defect.padEnd(28)} ${named}`);
  if (isFound) return;
  console.log(`      ${defect?.title}`);
  console.log(`      again: npm run contract:self-test -- --only '${outcome.defect}'`);
  if (effects === 0) console.log('      The defect never took effect: no call was changed.');
  for (const other of others) console.log(`      found instead: ${summarize(other)}`);
}

/** Counts a generated defect; returns whether it changed no call: its place was in no response. */
function count({ kind }: GeneratedDefect, { finding, effects }: Outcome): boolean {
  const counted = counts.get(kind) ?? { found: 0, missed: 0, idle: 0 };
  counts.set(kind, counted);
  if (effects === 0) counted.idle += 1;
  else if (finding === null) counted.missed += 1;
  else counted.found += 1;
  return effects === 0;
}

function reportClean({ seed, findings, requests, seconds: spent }: CleanRun): void {
  const isClean = findings.length === 0;
  clean.push(isClean);
  console.log(
    `  ${isClean ? '✓ clean ' : '✗ found '}${`${spent.toFixed(1)} s`.padStart(7)}  ` +
      `seed ${seed}, ${requests} requests, ${findings.length} findings`,
  );
  for (const finding of findings) console.log(`      ${summarize(finding)}`);
}

function summarize({ operation, rule, subject, expected, actual }: Finding): string {
  return `${operation}: ${rule} (${subject}): expected ${expected}, got ${actual}`;
}
