/**
 * Builds what `npm pack ./tools/contract/package` packs: the suite in one file without dependencies, the
 * contract and its sources, to which findings point.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { packageReadme } from '#tools/contract/cli/package-readme.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const folder = path.join(projectRoot, 'tools', 'contract', 'package');

// Two folders deep: the suite finds the contract relative to its own file, as in this repository.
const code = path.join(folder, 'dist', 'bin');

await rm(path.join(folder, 'dist'), { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  root: projectRoot,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: path.join(projectRoot, 'tools', 'contract', 'cli', 'packed.ts'),
    outDir: code,
    target: 'node20',
    minify: false,
    license: true,
    rolldownOptions: { output: { entryFileNames: 'contract.js', codeSplitting: false } },
  },
});
await mkdir(path.join(folder, 'generated'), { recursive: true });
await cp(
  path.join(projectRoot, 'generated', 'openapi.json'),
  path.join(folder, 'generated', 'openapi.json'),
);
await writeFile(path.join(folder, 'README.md'), await packageReadme());
await cp(path.join(projectRoot, 'openapi'), path.join(folder, 'openapi'), { recursive: true });
