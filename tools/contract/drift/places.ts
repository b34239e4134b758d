import path from 'node:path/posix';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { splitPointer } from './contract.ts';
import type { SourcePlace } from './finding.ts';

/** The files of a contract's sources, by their path in `openapi/`. */
export interface SourceFiles {
  /** Content of a file, `paths/cart.yaml`; empty when there is none. */
  read(file: string): string;
  /** Files of a folder, `schemas` → `['schemas/cart.yaml', …]`. */
  list(folder: string): string[];
}

/** The file of a contract that names all others. */
export const rootFile = 'openapi.yaml';
const folder = 'openapi';

interface Position {
  readonly file: string;
  readonly node: Node;
  /** Where its key is; the node begins on the next line. */
  readonly offset: number;
}

interface Source {
  readonly content: Node | null;
  readonly lines: LineCounter;
}

/** Maps a pointer into the bundle to a source location in `openapi/`. */
export class ContractSources {
  readonly #files: SourceFiles;
  readonly #sources = new Map<string, Source>();
  #schemas: Map<string, Position> | undefined;

  constructor(files: SourceFiles) {
    this.#files = files;
  }

  /** The file and line of a node; of its nearest ancestor when it does not exist. */
  locate(pointer: string): SourcePlace {
    const [section, kind, name, ...rest] = splitPointer(pointer);
    const component = section === 'components' ? this.#component(kind, name) : undefined;
    const start = component ?? this.#position(rootFile);
    if (start === undefined) return { file: path.join(folder, rootFile), line: 1 };
    return this.#place(this.#descend(start, component ? rest : splitPointer(pointer)));
  }

  #place({ file, offset }: Position): SourcePlace {
    const { line } = this.#source(file).lines.linePos(offset);
    return { file: path.join(folder, file), line: Math.max(1, line) };
  }

  #source(file: string): Source {
    const known = this.#sources.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const { contents } = parseDocument(this.#files.read(file), { lineCounter: lines });
    const made = { content: contents, lines };
    this.#sources.set(file, made);
    return made;
  }

  #position(file: string): Position | undefined {
    const { content } = this.#source(file);
    return content ? { file, node: content, offset: 0 } : undefined;
  }

  /** Descends as far as the names lead, through references to other files. */
  #descend(from: Position, names: readonly string[]): Position {
    let reached = from;
    for (const name of names) {
      const next = childOf(this.#follow(reached), name);
      if (next === undefined) return reached;
      reached = next;
    }
    return reached;
  }

  #follow(position: Position): Position {
    const reference = childOf(position, '$ref')?.node;
    if (!isScalar(reference) || typeof reference.value !== 'string') return position;
    const [file = '', pointer = ''] = reference.value.split('#');
    const target = file === '' ? position.file : path.join(path.dirname(position.file), file);
    const start = this.#position(target);
    return start ? this.#descend(start, splitPointer(pointer)) : position;
  }

  /** Shared parts have the same names in the bundle and in their files. */
  #component(kind = '', name = ''): Position | undefined {
    if (kind === 'schemas') {
      this.#schemas ??= new Map(this.#files.list('schemas').flatMap((file) => this.#namesIn(file)));
      return this.#schemas.get(name);
    }
    const position = this.#position(`${kind}.yaml`);
    return position && childOf(position, name);
  }

  #namesIn(file: string): [string, Position][] {
    const position = this.#position(file);
    if (position === undefined || !isMap(position.node)) return [];
    return position.node.items.flatMap(({ key }) => {
      const name = isScalar(key) ? String(key.value) : '';
      const found = childOf(position, name);
      return found ? [[name, found]] : [];
    });
  }
}

function childOf({ file, node }: Position, name: string): Position | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(name)];
    return isNode(item) ? { file, node: item, offset: item.range?.[0] ?? 0 } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  if (!pair || !isScalar(pair.key) || !isNode(pair.value)) return undefined;
  return { file, node: pair.value, offset: pair.key.range?.[0] ?? 0 };
}
