import { startDemoServer } from '#tools/contract/demo-server.ts';
import { findingText, summaryText } from '#tools/contract/reports/text.ts';
import { runSuite } from '#tools/contract/suite.ts';
import type { StageResult } from './test-results.ts';

/** The same requests in every run, with few generated ones for each operation. */
const seed = 20_261;
const runs = 2;
/** Rate limits of the reference server are tested by `npm run contract`, not here. */
const burst = 0;

/** Runs the suite on a reference server; counts each operation under a check, and each sequence. */
export async function runContractStage(): Promise<StageResult> {
  const server = await startDemoServer();
  try {
    const result = await runSuite({ ...server, writeAccess: 'all', seed, samples: runs, burst });
    console.log(summaryText(result).replaceAll(/^/gm, '  '));
    const tested = result.verdicts.filter(({ untested }) => untested === null);
    const failed = tested.filter((verdict) => verdict.failed).length;
    return {
      passed: tested.length - failed,
      failed: Math.max(failed, Math.sign(result.findings.length)),
      ...(failed === 0
        ? {}
        : { problem: result.findings.map((finding) => findingText(finding)).join('\n\n') }),
    };
  } finally {
    await server.stop();
  }
}
