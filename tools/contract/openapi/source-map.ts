import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContractSources, rootFile } from '#tools/contract/drift/places.ts';
import type { Place } from '#tools/contract/suite.ts';

/** Parsed sources by folder: several runs of a process share them. */
const opened = new Map<string, SourceMap>();

/** Maps a pointer into the bundle to a location in the contract's source files. */
export class SourceMap {
  readonly #sources: ContractSources;
  readonly #file: string | null;

  private constructor(sources: ContractSources, file: string | null) {
    this.#sources = sources;
    this.#file = file;
  }

  /** The sources of a contract in several files. @param folder the one with `openapi.yaml`. */
  static ofFolder(folder: string): SourceMap {
    const map = opened.get(folder) ?? new SourceMap(openSources(folder), null);
    opened.set(folder, map);
    return map;
  }

  /** A contract in one file. @param file as it is shown in findings. */
  static ofFile(file: string, text: string): SourceMap {
    const read = (name: string) => (name === rootFile ? text : '');
    return new SourceMap(new ContractSources({ read, list: () => [] }), file);
  }

  /** The nearest known location of a pointer into the bundle (`#/paths/~1api~1v1~1cart/get`). */
  find(pointer: string): Place {
    const { file, line } = this.#sources.locate(pointer);
    return { file: this.#file ?? file, line };
  }
}

function openSources(folder: string): ContractSources {
  return new ContractSources({
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    list: (name) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  });
}
