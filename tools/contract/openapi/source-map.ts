import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContractSources } from '#tools/contract/drift/places.ts';
import type { Place } from '#tools/contract/suite.ts';

/** Sources by folder: several runs of a process share what they have read. */
const opened = new Map<string, ContractSources>();

/** Finds where a place of the bundle stands in the sources of the contract. */
export class SourceMap {
  readonly #sources: ContractSources;

  /** @param folder the one with `openapi.yaml`. */
  constructor(folder: string) {
    this.#sources = opened.get(folder) ?? openSources(folder);
    opened.set(folder, this.#sources);
  }

  /** The nearest known place of a pointer into the bundle (`#/paths/~1api~1v1~1cart/get`). */
  find(pointer: string): Place {
    return this.#sources.locate(pointer);
  }
}

function openSources(folder: string): ContractSources {
  return new ContractSources({
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    list: (name) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  });
}
