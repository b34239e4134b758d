/** The shop with hot reload against the reference server: `npm run dev`. */

import { requireFreePort } from '#tools/process/ports.ts';
import { runTogether } from '#tools/process/programs.ts';

const shopPort = Number(process.env.PORT ?? 5173);
const serverPort = Number(process.env.SERVER_PORT ?? 3000);

try {
  await requireFreePort('127.0.0.1', shopPort, 'PORT');
  await requireFreePort('127.0.0.1', serverPort, 'SERVER_PORT');
  console.log(`The shop opens at http://localhost:${shopPort} when both programs are ready.`);
  process.exit(
    await runTogether([
      {
        name: 'server',
        command: 'node',
        args: ['--watch', '--watch-preserve-output', 'server/main.ts'],
        env: {
          PORT: String(serverPort),
          // The browser calls Vite, which proxies the server's paths.
          PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${shopPort}`,
        },
      },
      {
        name: 'shop  ',
        command: 'vite',
        args: [],
        env: { PORT: String(shopPort), API_TARGET: `http://127.0.0.1:${serverPort}` },
      },
    ]),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
