/**
 * Tests a back end against the contract: `npm run contract -- --url https://…`. Without a URL it starts
 * and tests the reference server.
 */
import { runCommand } from '#tools/contract/cli/command.ts';
import { demoBurst, startDemoServer } from '#tools/contract/demo-server.ts';

await runCommand(
  {
    name: 'npm run contract --',
    start: async () => {
      console.log('Starting the reference server with its demo data …');
      return { ...(await startDemoServer()), burst: demoBurst };
    },
  },
  process.argv.slice(2),
);
