/** The shop with hot reload against the contract's named examples: `npm run dev:mock`. */
import { mockServer, watchContract } from '#tools/mock/mock-server.ts';
import { requireFreePort } from '#tools/process/ports.ts';
import { runTogether } from '#tools/process/programs.ts';

const shopPort = Number(process.env.PORT ?? 5173);
const mockPort = Number(process.env.MOCK_PORT ?? 4010);

try {
  await requireFreePort('127.0.0.1', shopPort, 'PORT');
  await requireFreePort('127.0.0.1', mockPort, 'MOCK_PORT');
  await watchContract();
  console.log(`The shop opens at http://localhost:${shopPort} when both programs are ready.`);
  process.exit(
    await runTogether([
      mockServer(mockPort),
      {
        name: 'shop  ',
        command: 'vite',
        args: ['--mode', 'mock'],
        env: { PORT: String(shopPort), API_TARGET: `http://127.0.0.1:${mockPort}` },
      },
    ]),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
