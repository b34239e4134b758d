/** Prism responds with the contract's named examples: `npm run mock`. */
import { mockServer, watchContract } from '#tools/mock/mock-server.ts';
import { requireFreePort } from '#tools/process/ports.ts';
import { runTogether } from '#tools/process/programs.ts';

const port = Number(process.env.PORT ?? 4010);

try {
  await requireFreePort('127.0.0.1', port, 'PORT');
  await watchContract();
  console.log(`The contract's examples are served at http://localhost:${port}.`);
  process.exit(await runTogether([mockServer(port)]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
