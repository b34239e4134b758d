import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Place } from '../suite.ts';
import { splitPointer } from './pointer.ts';

interface Source {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

interface Spot {
  readonly source: Source;
  readonly node: unknown;
  readonly offset: number;
}

/** Folders and files whose top-level names become `#/components/<kind>/<name>` in the bundle. */
const componentFiles: Readonly<Record<string, (folder: string) => string[]>> = {
  schemas: (folder) =>
    readdirSync(path.join(folder, 'schemas'))
      .sort()
      .map((name) => `schemas/${name}`),
  parameters: () => ['parameters.yaml'],
  headers: () => ['headers.yaml'],
  responses: () => ['responses.yaml'],
};

/** Files that were read, by path: several runs of a process share them. */
const opened = new Map<string, Source>();

/** Finds where a place of the bundle stands in the sources of the contract. */
export class SourceMap {
  readonly #folder: string;
  readonly #label: string;

  /** @param folder the one with `openapi.yaml`; places are named from its parent. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#label = path.basename(folder);
  }

  /** The nearest known place of a pointer into the bundle (`#/paths/~1api~1v1~1cart/get`). */
  find(pointer: string): Place {
    const parts = splitPointer(pointer);
    const component = parts[0] === 'components' ? this.#component(parts) : undefined;
    const spot = component
      ? this.#walk(component, parts.slice(3))
      : this.#walk(this.#open('openapi.yaml'), parts);
    const { line } = spot.source.lines.linePos(spot.offset);
    return { file: `${this.#label}/${spot.source.file}`, line };
  }

  #component([, kind = '', name = '']: readonly string[]): Spot | undefined {
    for (const file of componentFiles[kind]?.(this.#folder) ?? []) {
      const spot = this.#open(file);
      if (isMap(spot.node) && spot.node.has(name)) return this.#step(spot, name);
    }
    return undefined;
  }

  #open(file: string): Spot {
    const place = path.join(this.#folder, file);
    let source = opened.get(place);
    if (!source) {
      const lines = new LineCounter();
      const text = readFileSync(place, 'utf8');
      source = { file, lines, document: parseDocument(text, { lineCounter: lines }) };
      opened.set(place, source);
    }
    return { source, node: source.document.contents, offset: 0 };
  }

  #walk(start: Spot, parts: readonly string[]): Spot {
    let spot = start;
    for (const part of parts) {
      const next = this.#step(this.#follow(spot), part);
      if (!next) break;
      spot = next;
    }
    return spot;
  }

  #step({ source, node }: Spot, part: string): Spot | undefined {
    if (isSeq(node)) {
      const item = node.items[Number(part)];
      return item === undefined ? undefined : { source, node: item, offset: startOf(item) };
    }
    if (!isMap(node)) return undefined;
    const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === part);
    return pair && isPair(pair)
      ? { source, node: pair.value, offset: startOf(pair.key) }
      : undefined;
  }

  /** Goes where `$ref` leads; the place stays the one that is left. */
  #follow(spot: Spot): Spot {
    const reference = isMap(spot.node) ? spot.node.get('$ref') : undefined;
    if (typeof reference !== 'string') return spot;
    const [file = '', fragment = ''] = reference.split('#');
    const from = path.posix.dirname(spot.source.file);
    const target = this.#open(
      file === '' ? spot.source.file : path.posix.normalize(path.posix.join(from, file)),
    );
    return this.#follow(this.#walk(target, splitPointer(fragment)));
  }
}

function startOf(node: unknown): number {
  return (node as { range?: readonly number[] | null } | null)?.range?.[0] ?? 0;
}
