import { run } from '#tools/process/run-command.ts';

/** A static check: resolves when it passes, rejects with its findings. */
export interface Check {
  name: string;
  /** A result that is a one-line text is printed beside the name. */
  run: () => Promise<unknown>;
}

const folderRules = ['--config', '.dependency-cruiser.folders.mjs'];

/** The checks of `npm run check` and of the first stage of `npm test`. */
export const checks: readonly Check[] = [
  { name: 'format and lint', run: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  {
    name: 'import rules',
    run: () => run('depcruise', ['src', 'server', 'demo', 'scripts', 'tests', 'tools']),
  },
  {
    name: 'folders',
    run: () => run('depcruise', ['src', 'server', 'demo', ...folderRules]),
  },
  { name: 'contract', run: lintContract },
  { name: 'generated files', run: () => run('node', ['scripts/generate.ts', '--check']) },
  { name: 'examples', run: validateExamples },
  { name: 'changes of the contract', run: validateChanges },
  { name: 'migrations', run: assertMigrations },
  { name: 'unused code', run: () => run('knip', []) },
  { name: 'types', run: () => run('tsc', ['--noEmit', '--project', '.']) },
];

/** Redocly passes with warnings; the contract must have none. */
async function lintContract(): Promise<void> {
  const lint = ['lint', 'openapi/openapi.yaml', '--format'];
  const report = JSON.parse(await run('redocly', [...lint, 'json']).catch(() => 'null'));
  if (report?.totals.errors === 0 && report.totals.warnings === 0) return;
  throw new Error(
    await run('redocly', [...lint, 'stylish', '--max-problems', '1000']).catch(String),
  );
}

async function validateExamples(): Promise<string> {
  const { findBadExamples, listExamples } = await import('#tools/contract/drift/examples.ts');
  const { readPresent } = await import('#tools/contract/drift/base.ts');
  const { contract, sources } = readPresent();
  const bad = findBadExamples(contract).map(({ example, validator, problem }) => {
    const { file, line } = sources.locate(example.pointer);
    return `${file}:${line} ${example.title}: ${validator}: ${problem}`;
  });
  if (bad.length > 0) throw new Error([...new Set(bad)].join('\n'));
  return `${listExamples(contract).length} validated by Ajv and Zod`;
}

async function assertMigrations(): Promise<void> {
  const { lintMigrations } = await import('#tools/migrations/lint-migrations.ts');
  const problems = await lintMigrations();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs in a separate process, because it needs the memory of two contracts. */
async function validateChanges(): Promise<string> {
  const printed = await run('node', ['scripts/drift.ts', '--changes']);
  return printed.trim().split('\n').at(-1) ?? '';
}

/**
 * Runs the checks, two at a time; prints a line for each and the findings of the failed ones.
 * @returns the number of passed and of failed checks.
 */
export async function runChecks(
  chosen: readonly Check[] = checks,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...chosen];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      let note = '';
      const problem = await check.run().then(
        (result) => {
          if (typeof result === 'string' && /^[^\n]+$/.test(result)) note = `: ${result}`;
        },
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  ${problem === undefined ? '✓' : '✗'} ${check.name}${note} (${seconds} s)`);
      if (problem !== undefined) {
        failed += 1;
        console.log(indent(problem));
      }
    }
  };
  await Promise.all([work(), work()]);
  return { passed: chosen.length - failed, failed };
}

function indent(text: string): string {
  return text.replace(/^/gm, '      ');
}
