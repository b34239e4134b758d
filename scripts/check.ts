/** All static checks: `npm run check`. */
import { runChecks } from '#tools/stages/checks.ts';

const { failed } = await runChecks();
if (failed > 0) process.exitCode = 1;
