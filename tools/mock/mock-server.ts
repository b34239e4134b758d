import { watch } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '#tools/process/programs.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';
import { contractForPrism } from './mock-contract.ts';

/**
 * The file that the mock serves. Not `generated/openapi.json`: an unfinished change of the contract must
 * not touch committed files.
 */
export const mockBundle = path.join('node_modules', '.cache', 'mock', 'openapi.json');
/** The same as it was written, for the switcher of responses. */
export const plainBundle = path.join(path.dirname(mockBundle), 'bundle.json');
const prism = path.join('tools', 'mock', 'prism.ts');
const settleMs = 150;

/** Prism on a port of 127.0.0.1; reloads the contract when its file changes. */
export function mockServer(port: number, file = mockBundle): Program {
  return {
    name: 'mock  ',
    command: 'node',
    args: [
      ...[prism, 'mock', file, '--host', '127.0.0.1', '--port', String(port)],
      ...['--verboseLevel', 'warn'],
    ],
  };
}

/** Bundles the contract now, and again whenever a source file changes until the process ends. */
export async function watchContract(): Promise<void> {
  await bundleContract();
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(projectRoot, 'openapi'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      bundleContract().then(
        () => console.log('mock   │ the contract changed and is served again'),
        (error: Error) => console.error(`mock   │ ${error.message}`),
      );
    }, settleMs);
  }).unref();
}

async function bundleContract(): Promise<void> {
  await run('redocly', ['bundle', 'openapi/openapi.yaml', '--output', plainBundle]);
  const contract = contractForPrism(
    JSON.parse(await readFile(path.join(projectRoot, plainBundle), 'utf8')),
  );
  await writeFile(path.join(projectRoot, mockBundle), JSON.stringify(contract));
}
