/**
 * Generates everything in `generated/` from the contract and the route files: the bundled contract, the
 * client (hooks, Zod models), the server's types and the route tree; and the documents that are generated
 * from code (`generated-docs.ts`).
 *
 *   npm run generate             writes generated/ and those documents
 *   npm run generate -- --check  writes nothing; fails when one of them is out of date
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Generator, getConfig } from '@tanstack/router-generator';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from '#server/contract/document.ts';
import { deferSchemasIn } from '#tools/generate/defer-schemas.ts';
import { writeDocs } from '#tools/generate/generated-docs.ts';
import { limitsOf } from '#tools/generate/server-limits.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/** Beside `generated/`, so that the relative imports in both are equal. */
const checkFolder = 'generated.check';

try {
  if (flags.check) await check();
  else await generateAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function generateAll(): Promise<void> {
  await generate('generated');
  const docs = writeDocs(await readContract('generated'));
  for (const [file, text] of docs) await writeFile(path.join(projectRoot, file), text);
}

/** Generates all parts into `folder`, a folder directly under the project root. */
async function generate(folder: string): Promise<void> {
  const contract = path.join(projectRoot, folder, 'openapi.json');
  await run('redocly', [
    'bundle',
    'openapi/openapi.yaml',
    '--output',
    contract,
    '--component-renaming-conflicts-severity',
    'error',
  ]);
  await writeServerTypes(contract, path.join(projectRoot, folder, 'server', 'operations.ts'));
  await writeServerLimits(await readContract(folder), path.join(projectRoot, folder, 'server'));
  await run('orval', [], { GENERATED_FOLDER: folder });
  await deferSchemasIn(path.join(projectRoot, folder, 'api'));
  await writeRouteTree(path.join(projectRoot, folder, 'routeTree.gen.ts'));
}

async function readContract(folder: string): Promise<ContractDocument> {
  return JSON.parse(await readFile(path.join(projectRoot, folder, 'openapi.json'), 'utf8'));
}

async function writeServerTypes(contract: string, target: string): Promise<void> {
  const types = await openapiTS(JSON.parse(await readFile(contract, 'utf8')), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A file in a form reaches its handler as a File, not as text.
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode('File') : undefined,
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, astToString(types));
}

async function writeServerLimits(contract: ContractDocument, folder: string): Promise<void> {
  const limits = JSON.stringify(limitsOf(contract), null, 2);
  await writeFile(
    path.join(folder, 'limits.ts'),
    `/** What the contract allows at most, by schema and property. */\nexport const limits = ${limits} as const;\n`,
  );
}

async function writeRouteTree(generatedRouteTree: string): Promise<void> {
  const config = getConfig({ generatedRouteTree }, projectRoot);
  await new Generator({ config, root: projectRoot }).run();
}

/** Generates into a temporary folder and compares it with `generated/`, file by file. */
async function check(): Promise<void> {
  try {
    await rm(path.join(projectRoot, checkFolder), { recursive: true, force: true });
    await generate(checkFolder);
    const [committed, fresh] = await Promise.all([
      readFolder(path.join(projectRoot, 'generated')),
      readFolder(path.join(projectRoot, checkFolder)),
    ]);
    const stale = [...new Set([...committed.keys(), ...fresh.keys()])]
      .filter((file) => committed.get(file) !== fresh.get(file))
      .map((file) => `generated/${file}`)
      .sort();
    const docs = writeDocs(await readContract(checkFolder));
    for (const [file, text] of docs) {
      const known = await readFile(path.join(projectRoot, file), 'utf8').catch(() => null);
      if (known !== text) stale.push(file);
    }
    if (stale.length > 0) {
      throw new Error(
        `Files are out of date; run \`npm run generate\` and commit them:\n  ${stale.join('\n  ')}`,
      );
    }
    console.log(`generated/ is up to date (${fresh.size} files), as are ${docs.size} documents`);
  } finally {
    await rm(path.join(projectRoot, checkFolder), { recursive: true, force: true });
  }
}

/** Contents of all files in `folder`, by relative path. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const,
      ),
    ),
  );
}
