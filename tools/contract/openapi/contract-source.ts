import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#tools/process/project-root.ts';
import { Contract, readContract } from './contract.ts';
import { versionFault } from './openapi-version.ts';
import { isObject, type JsonObject } from './schema.ts';
import { SourceMap } from './source-map.ts';

/** A contract to test against, and where its parts are written. */
export interface ContractSource {
  readonly contract: Contract;
  readonly places: SourceMap;
}

/** The shop's own contract: the bundle, with places in the files of `openapi/`. */
export function ownContract(): ContractSource {
  return {
    contract: readContract(),
    places: SourceMap.ofFolder(path.join(projectRoot, 'openapi')),
  };
}

/**
 * Opens another contract: OpenAPI 3.1 in one file, JSON or YAML.
 * @param location path of a file, or an `http(s)` URL.
 * @throws Error when there is none, or when it refers to other files.
 */
export async function openContract(location: string): Promise<ContractSource> {
  const { document, text } = await readDocument(location);
  return { contract: new Contract(document), places: SourceMap.ofFile(location, text) };
}

/** A contract in one file, and its text. @throws Error as {@link openContract}. */
export async function readDocument(
  location: string,
): Promise<{ document: JsonObject; text: string }> {
  const text = await read(location);
  const document = parseDocument(location, text);
  if (!isObject(document) || !isObject(document.paths)) {
    throw new Error(`${location} is no OpenAPI description: it has no paths`);
  }
  const fault = versionFault(document);
  if (fault !== null) throw new Error(`${location}: ${fault}`);
  const outside = outsideReference(document);
  if (outside !== null) {
    throw new Error(`${location} refers to ${outside}: bundle the contract into one file first`);
  }
  return { document, text };
}

/** JSON is YAML, too: the message has line and column. */
function parseDocument(location: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${location}: ${error instanceof Error ? error.message : error}`);
  }
}

async function read(location: string): Promise<string> {
  if (!/^https?:/.test(location)) {
    return readFile(location, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'ENOENT'
          ? `${location}: there is no such file`
          : `${location}: ${error.message}`,
      );
    });
  }
  const response = await fetch(location, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${location} responds with ${response.status}`);
  return response.text();
}

/** A `$ref` to another file; null when all parts are in this one. Examples may contain anything. */
function outsideReference(node: unknown): string | null {
  if (Array.isArray(node)) return firstOf(node);
  if (!isObject(node)) return null;
  const { $ref, example: _one, examples: _several, ...parts } = node as JsonObject;
  if (typeof $ref === 'string' && !$ref.startsWith('#')) return $ref;
  return firstOf(Object.values(parts));
}

function firstOf(nodes: readonly unknown[]): string | null {
  for (const node of nodes) {
    const found = outsideReference(node);
    if (found !== null) return found;
  }
  return null;
}
