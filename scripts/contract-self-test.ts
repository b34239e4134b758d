/**
 * Proves that the contract suite finds things: `npm run contract:self-test`. The reference server is
 * broken in one way after another, and each must be found; sound, it must give no finding.
 *
 *   npm run contract:self-test -- --only etag-missing --only hang   some defects, without clean runs
 *   npm run contract:self-test -- --runs 10                         longer clean runs
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defects } from '#tests/contract/self-test/defects.ts';
import { type CleanRun, type Outcome, SelfTest } from '#tests/contract/self-test/self-test.ts';
import type { Finding } from '#tests/contract/suite.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seeds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '2' },
    /** Where the counts go, for the stage of the tests. */
    report: { type: 'string' },
  },
});

const chosen = defects.filter(({ id }) => flags.only?.includes(id) ?? true);
const unknown = flags.only?.filter((id) => defects.every((defect) => defect.id !== id)) ?? [];
if (unknown.length > 0) throw new Error(`No such defect: ${unknown.join(', ')}`);
const seeds = flags.only === undefined ? Number(flags.seeds) : 0;

const test = await SelfTest.start();
const outcomes: Outcome[] = [];
const cleanRuns: CleanRun[] = [];
try {
  console.log(`  sound server, ${seeds} seeds`);
  for (let seed = 1; seed <= seeds; seed += 1) {
    const clean = await test.judgeClean(seed, { runs: Number(flags.runs) });
    cleanRuns.push(clean);
    printClean(clean);
  }
  console.log(`\n  ${chosen.length} defects`);
  for (const defect of chosen) {
    const outcome = await test.look(defect, 1);
    outcomes.push(outcome);
    printOutcome(outcome);
  }
} finally {
  await test.close();
}

const found = outcomes.filter(isFound);
const sound = cleanRuns.filter(({ findings }) => findings.length === 0);
console.log(
  `\n  ${found.length} of ${outcomes.length} defects found, ` +
    `${sound.length} of ${cleanRuns.length} clean runs without a finding`,
);
const passed = found.length + sound.length;
const failed = outcomes.length + cleanRuns.length - passed;
if (flags.report !== undefined) {
  await mkdir(path.dirname(flags.report), { recursive: true });
  await writeFile(flags.report, JSON.stringify({ passed, failed }));
}
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function isFound({ finding, effects }: Outcome): boolean {
  return finding !== null && effects > 0;
}

function printOutcome(outcome: Outcome): void {
  const { defect, finding, others, effects, seconds } = outcome;
  const verdict = isFound(outcome) ? '✓ found ' : '✗ missed';
  const named = finding ? `${finding.operation}: ${finding.rule}` : defect.operations.join(', ');
  console.log(`  ${verdict} ${seconds.toFixed(1).padStart(5)} s  ${defect.id.padEnd(28)} ${named}`);
  if (isFound(outcome)) return;
  console.log(`      ${defect.title}`);
  if (effects === 0) console.log('      The defect never took effect: no call was changed.');
  for (const other of others) console.log(`      found instead: ${tell(other)}`);
}

function printClean({ seed, findings, requests, seconds }: CleanRun): void {
  const mark = findings.length === 0 ? '✓' : '✗';
  console.log(
    `  ${mark} seed ${seed}: ${requests} requests, ${findings.length} findings, ${seconds.toFixed(1)} s`,
  );
  for (const finding of findings) console.log(`      ${tell(finding)}`);
}

function tell({ operation, rule, subject, expected, actual }: Finding): string {
  return `${operation}: ${rule} (${subject}): expected ${expected}, got ${actual}`;
}
