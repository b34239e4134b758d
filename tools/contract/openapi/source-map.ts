import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContractSources } from '#tools/contract/drift/places.ts';
import type { Place } from '#tools/contract/suite.ts';

/** Parsed sources by folder: several runs of a process share them. */
const opened = new Map<string, ContractSources>();

/** Maps a pointer into the bundle to a location in the contract's source files. */
export class SourceMap {
  readonly #sources: ContractSources;

  /** @param folder the one with `openapi.yaml`. */
  constructor(folder: string) {
    this.#sources = opened.get(folder) ?? openSources(folder);
    opened.set(folder, this.#sources);
  }

  /** The nearest known location of a pointer into the bundle (`#/paths/~1api~1v1~1cart/get`). */
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
