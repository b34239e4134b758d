import path from 'node:path/posix';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { splitPointer } from './contract.ts';
import type { SourcePlace } from './finding.ts';

/** The files of a contract's sources, by their path in `openapi/`. */
export interface SourceFiles {
  /** Text of a file, `paths/cart.yaml`; empty when there is none. */
  read(file: string): string;
  /** Files of a folder, `schemas` → `['schemas/cart.yaml', …]`. */
  list(folder: string): string[];
}

const root = 'openapi.yaml';
const folder = 'openapi';

interface Position {
  readonly file: string;
  readonly node: Node;
}

interface Source {
  readonly content: Node | null;
  readonly lines: LineCounter;
}

/** Finds in `openapi/` what stands at a pointer of the bundle made from it. */
export class ContractSources {
  readonly #files: SourceFiles;
  readonly #sources = new Map<string, Source>();
  #schemas: Map<string, Position> | undefined;

  constructor(files: SourceFiles) {
    this.#files = files;
  }

  /** The file and line of a place; of the nearest one around it when it is not there itself. */
  locate(pointer: string): SourcePlace {
    const [section, kind, name, ...rest] = splitPointer(pointer);
    const component = section === 'components' ? this.#component(kind, name) : undefined;
    const start = component ?? this.#position(root);
    if (start === undefined) return { file: path.join(folder, root), line: 1 };
    return this.#place(this.#descend(start, component ? rest : splitPointer(pointer)));
  }

  #place({ file, node }: Position): SourcePlace {
    const offset = node.range?.[0] ?? 0;
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
    return content ? { file, node: content } : undefined;
  }

  /** Goes down as far as the names lead, through references to other files. */
  #descend(from: Position, names: readonly string[]): Position {
    let reached = from;
    for (const name of names) {
      const { file, node } = this.#follow(reached);
      const next = childOf(node, name);
      if (next === undefined) return reached;
      reached = { file, node: next };
    }
    return reached;
  }

  #follow(position: Position): Position {
    const reference = childOf(position.node, '$ref');
    if (!isScalar(reference) || typeof reference.value !== 'string') return position;
    const [file = '', pointer = ''] = reference.value.split('#');
    const target = file === '' ? position.file : path.join(path.dirname(position.file), file);
    const start = this.#position(target);
    return start ? this.#descend(start, splitPointer(pointer)) : position;
  }

  /** Shared parts are named in the bundle as they are in their files. */
  #component(kind = '', name = ''): Position | undefined {
    if (kind === 'schemas') {
      this.#schemas ??= new Map(this.#files.list('schemas').flatMap((file) => this.#namesIn(file)));
      return this.#schemas.get(name);
    }
    const position = this.#position(`${kind}.yaml`);
    const node = position && childOf(position.node, name);
    return node && position ? { file: position.file, node } : undefined;
  }

  #namesIn(file: string): [string, Position][] {
    const { content } = this.#source(file);
    if (!isMap(content)) return [];
    return content.items.flatMap(({ key, value }) =>
      isScalar(key) && isNode(value) ? [[String(key.value), { file, node: value }]] : [],
    );
  }
}

function childOf(node: Node, name: string): Node | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const found = node.get(isSeq(node) ? Number(name) : name, true);
  return isNode(found) ? found : undefined;
}
