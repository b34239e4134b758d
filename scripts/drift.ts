/**
 * Checks a change of the contract: `npm run drift`.
 *
 *   --base REF    the commit, branch or tag to compare with (default: where the branch left main)
 *   --changelog   prints only the changes, as Markdown in Russian
 *   --changes     compares only; without it, also lint, generated files, examples and types
 *
 * Ends with 0 when nothing breaks, 1 when something does, 2 when it could not compare.
 */
import { parseArgs } from 'node:util';
import {
  type ContractVersion,
  findBase,
  listUntracked,
  readPresent,
} from '#tools/contract/drift/base.ts';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import type { Finding } from '#tools/contract/drift/finding.ts';
import { reportChanges } from '#tools/contract/drift/report/change-report.ts';
import { writeChangelog } from '#tools/contract/drift/report/changelog.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { checks, runChecks } from '#tools/stages/checks.ts';

const { values: flags } = parseArgs({
  options: {
    base: { type: 'string' },
    changelog: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
  },
});

/** The checks of `npm run drift` besides the comparison. */
const contractChecks = ['contract', 'generated files', 'examples', 'types'];

try {
  if (flags.changelog) printChangelog();
  else await validate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function validate(): Promise<void> {
  const chosen = flags.changes ? [] : checks.filter(({ name }) => contractChecks.includes(name));
  const { failed } = await runChecks(chosen);
  const isSound = await validateChanges();
  if (failed > 0 || !isSound) process.exitCode = 1;
}

/** Prints the comparison; returns whether nothing in it must be fixed. */
async function validateChanges(): Promise<boolean> {
  const untracked = describeUntracked();
  const versions = findVersions();
  if (versions === null) return untracked;
  const { text, isSound } = reportChanges(versions);
  console.log(text);
  return isSound && untracked;
}

function findVersions(): Pair<ContractVersion> | null {
  const base = findBase(flags.base);
  if (!('missing' in base)) return { before: base, after: readPresent() };
  // With an explicit base a missing one is an error.
  if (flags.base !== undefined) throw new Error(`Nothing to compare with: ${base.missing}`);
  console.log(`nothing to compare the contract with: ${base.missing}`);
  return null;
}

function compare({ before, after }: Pair<ContractVersion>): Finding[] {
  return compareContracts({ before: before.contract, after: after.contract });
}

function printChangelog(): void {
  const versions = findVersions();
  if (versions === null) return;
  const { before, after } = versions;
  process.stdout.write(
    writeChangelog(
      compare(versions),
      { before: before.contract.version, after: after.contract.version },
      // It is added to openapi/CHANGELOG.md, which users of the shop's API read.
      'ru',
    ),
  );
}

/** Files unknown to git are missing for everybody else: a note locally, a failure in CI. */
function describeUntracked(): boolean {
  const files = listUntracked();
  for (const file of files) console.log(`! ${file} is not in git yet`);
  return files.length === 0 || !process.env.CI;
}
