import { run } from './run-command.ts';

/** A static check: resolves when all is well, rejects with what is wrong. */
export interface Check {
  name: string;
  run: () => Promise<unknown>;
}

/** What `npm run check` and the first stage of `npm test` look at. */
export const checks: readonly Check[] = [
  { name: 'format and lint', run: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'import rules', run: () => run('depcruise', ['src', 'server', 'scripts', 'tests']) },
  { name: 'contract', run: lintContract },
  { name: 'generated files', run: () => run('node', ['scripts/generate.ts', '--check']) },
  { name: 'unused code', run: () => run('knip', []) },
  { name: 'types', run: () => run('tsc', ['--noEmit', '--project', '.']) },
];

/** Redocly is content with warnings; the contract must have none. */
async function lintContract(): Promise<void> {
  const lint = ['lint', 'openapi/openapi.yaml', '--format'];
  const report = JSON.parse(await run('redocly', [...lint, 'json']).catch(() => 'null'));
  if (report?.totals.errors === 0 && report.totals.warnings === 0) return;
  throw new Error(
    await run('redocly', [...lint, 'stylish', '--max-problems', '1000']).catch(String),
  );
}

/**
 * Runs the checks, two at a time, and prints a line for each and the findings of the failed ones.
 * @returns the number of passed and of failed checks.
 */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const problem = await check.run().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  ${problem === undefined ? '✓' : '✗'} ${check.name} (${seconds} s)`);
      if (problem !== undefined) {
        failed += 1;
        console.log(indent(problem));
      }
    }
  };
  await Promise.all([work(), work()]);
  return { passed: checks.length - failed, failed };
}

function indent(text: string): string {
  return text.replace(/^/gm, '      ');
}
