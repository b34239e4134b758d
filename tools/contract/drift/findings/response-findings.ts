import type { ResponseDeclaration } from '#server/contract/document.ts';
import {
  type Contract,
  type ContractOperation,
  isRecord,
  joinPointer,
} from '#tools/contract/drift/contract.ts';
import type {
  Counterexample,
  Detail,
  Finding,
  Rule,
  Severity,
} from '#tools/contract/drift/finding.ts';
import { namePlace } from '#tools/contract/drift/place-names.ts';
import { isSameName, responseOf, statusesOf } from '#tools/contract/drift/roots.ts';
import type { Pair, Side } from '#tools/contract/drift/schema-change.ts';
import { sampleValue } from '#tools/contract/drift/values/values.ts';

/** Changes of statuses, media types and headers; the schemas are compared elsewhere. */
export function findResponseChanges(
  contracts: Pair<Contract>,
  pair: Pair<ContractOperation>,
): Finding[] {
  return statusesOf(pair).flatMap((status) => {
    const documented = new ResponsePair(contracts, pair, status);
    return [...documented.compareStatus(), ...documented.compareContents()];
  });
}

class ResponsePair {
  readonly #contracts: Pair<Contract>;
  readonly #pair: Pair<ContractOperation>;
  readonly #status: string;

  constructor(contracts: Pair<Contract>, pair: Pair<ContractOperation>, status: string) {
    this.#contracts = contracts;
    this.#pair = pair;
    this.#status = status;
  }

  /**
   * Clients do not expect a success status that is added or removed. A failure status is expected where
   * `default` covers all of them.
   */
  compareStatus(): Finding[] {
    const { before, after } = this.#pair;
    const [was, is] = [before, after].map(({ responses }) => responses.has(this.#status));
    if (was === is) return [];
    const isSuccess = this.#status.startsWith('2');
    const covered = (is ? before : after).responses.has('default');
    if (was) {
      const severity = isSuccess || !covered ? 'breaking' : 'warning';
      const left = [...after.responses.keys()].join(', ');
      return [
        this.#finding('status-removed', severity, { name: this.#status }, `only ${left} come now`),
      ];
    }
    const severity = isSuccess ? 'breaking' : covered ? 'info' : 'warning';
    const known = [...before.responses.keys()].join(', ');
    return [this.#finding('status-added', severity, { name: this.#status }, `only ${known} came`)];
  }

  compareContents(): Finding[] {
    const before = responseOf(this.#pair.before, this.#status);
    const after = responseOf(this.#pair.after, this.#status);
    if (before === undefined || after === undefined) return [];
    return [...this.#compareMedia(before, after), ...this.#compareHeaders(before, after)];
  }

  #compareMedia(before: ResponseDeclaration, after: ResponseDeclaration): Finding[] {
    const [was, is] = [[...before.contents.keys()], [...after.contents.keys()]];
    const left =
      is.length === 0 ? 'the response has no body now' : `it comes as ${is.join(', ')} now`;
    const gone = was.filter((type) => !is.includes(type));
    const come = is.filter((type) => !was.includes(type));
    return [
      ...gone.map((name) => this.#finding('media-type-removed', 'breaking', { name }, left)),
      // Adding a media type where there was none is harmless; beside another one a client may get the new one.
      ...come.map((name) =>
        this.#finding('media-type-added', was.length === 0 ? 'info' : 'warning', { name }, ''),
      ),
    ];
  }

  #compareHeaders(before: ResponseDeclaration, after: ResponseDeclaration): Finding[] {
    const gone = before.headers.filter(
      (old) => !after.headers.some(({ name }) => isSameName(name, old.name)),
    );
    const removed = gone.map(({ name, required }) =>
      this.#finding(
        'header-removed',
        required ? 'breaking' : 'warning',
        { name },
        'it is not documented now',
      ),
    );
    const rest = after.headers.flatMap((header) => {
      const { name, required } = header;
      const old = before.headers.find((other) => isSameName(name, other.name));
      if (old === undefined) return [this.#finding('header-added', 'info', { name }, '')];
      if (old.required === required) return [];
      const rule = required ? 'header-required' : 'header-optional';
      const severity = required ? 'info' : 'breaking';
      return [this.#finding(rule, severity, { name }, 'it was always there', header)];
    });
    return [...removed, ...rest];
  }

  #finding(
    rule: Rule,
    severity: Severity,
    detail: Detail,
    rejection: string,
    header?: { readonly pointer: string },
  ): Finding {
    const { before, after } = this.#pair;
    const isStatus = rule.startsWith('status');
    const pointers = header
      ? { after: header.pointer.replace(/\/schema$/, '') }
      : rule === 'status-removed'
        ? { before: this.#pointer('before', isStatus) }
        : { after: this.#pointer('after', isStatus) };
    return {
      rule,
      severity,
      place: namePlace(this.#contracts, pointers),
      pointers,
      detail,
      direction: 'response',
      calls: [(rule === 'status-removed' ? before : after).call],
      ...(severity === 'breaking'
        ? { counterexample: this.#example(rule, detail, rejection) }
        : {}),
    };
  }

  /** The location of a response: in the operation itself, or the target of its reference. */
  #pointer(side: Side, isOwn: boolean): string {
    const { pointer, responses } = this.#pair[side];
    const status = responses.has(this.#status) ? this.#status : 'default';
    const own = joinPointer(pointer, 'responses', status);
    const node = this.#contracts[side].at(own);
    return !isOwn && isRecord(node) && typeof node.$ref === 'string' ? node.$ref : own;
  }

  /** A response that is new, or one that is removed. */
  #example(rule: Rule, { name }: Detail, rejection: string): Counterexample {
    const side = rule === 'status-removed' ? 'before' : 'after';
    const call = `${this.#pair.after.call} → ${this.#status}`;
    if (rule.startsWith('header')) {
      return { kind: 'response', call, part: `without header ${name}`, rejection };
    }
    const [type, content] =
      [...(responseOf(this.#pair[side], this.#status)?.contents ?? [])][0] ?? [];
    if (content === undefined || content.pointer === '') {
      return { kind: 'response', call, part: type ?? 'without a body', rejection };
    }
    const value = sampleValue(this.#contracts[side], {
      schema: { $ref: content.pointer },
      pointer: '',
    });
    return { kind: 'response', call, part: type ?? 'body', value, rejection };
  }
}
