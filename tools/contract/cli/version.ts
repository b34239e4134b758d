import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** Name and version of the tool, and of the contract that it brings. */
export function versionText(): string {
  const { name, version } = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as { name: string; version: string };
  const { info } = readContract().document;
  const own = isObject(info) ? `${info.title} ${info.version}` : '';
  return `${name} ${version}\ncontract: ${own}\nNode ${process.version}`;
}
