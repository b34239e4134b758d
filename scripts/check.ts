/** All that can be said about the code without running it: `npm run check`. */
import { runChecks } from './checks.ts';

const { failed } = await runChecks();
if (failed > 0) process.exitCode = 1;
