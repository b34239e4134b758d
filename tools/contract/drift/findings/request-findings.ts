import type { Parameter } from '#server/contract/document.ts';
import {
  type Contract,
  type ContractOperation,
  isRecord,
  joinPointer,
} from '#tools/contract/drift/contract.ts';
import { exampleRequest } from '#tools/contract/drift/example-request.ts';
import type { Counterexample, Finding, Rule, Severity } from '#tools/contract/drift/finding.ts';
import { namePlace } from '#tools/contract/drift/place-names.ts';
import { parameterKey } from '#tools/contract/drift/roots.ts';
import type { Pair, Side } from '#tools/contract/drift/schema-change.ts';
import { sampleValue } from '#tools/contract/drift/values/values.ts';

/** Changes of parameters and of the body as a whole; their schemas are compared elsewhere. */
export function findRequestChanges(
  contracts: Pair<Contract>,
  pair: Pair<ContractOperation>,
): Finding[] {
  const request = new RequestPair(contracts, pair);
  return [...request.compareParameters(), ...request.compareBodies()];
}

class RequestPair {
  readonly #contracts: Pair<Contract>;
  readonly #pair: Pair<ContractOperation>;

  constructor(contracts: Pair<Contract>, pair: Pair<ContractOperation>) {
    this.#contracts = contracts;
    this.#pair = pair;
  }

  compareParameters(): Finding[] {
    const { before, after } = this.#pair;
    const old = new Map(before.parameters.map((one) => [parameterKey(before, one), one]));
    const findings = after.parameters.flatMap((parameter) => {
      const key = parameterKey(after, parameter);
      const was = old.get(key);
      old.delete(key);
      return was === undefined ? [this.#added(parameter)] : this.#changed(was, parameter);
    });
    return [...findings, ...[...old.values()].map((parameter) => this.#removed(parameter))];
  }

  #added(parameter: Parameter): Finding {
    return this.#finding('parameter-added', parameter, parameter.required && 'breaking', {
      after: parameter.required,
      rejection: `the ${parameter.in} parameter “${parameter.name}” is required now`,
    });
  }

  #removed(parameter: Parameter): Finding {
    const value = sampleValue(this.#contracts.before, {
      schema: { $ref: parameter.pointer },
      pointer: '',
    });
    return this.#finding('parameter-removed', parameter, 'breaking', {
      part: `${parameter.in} ${parameter.name}`,
      value,
      rejection: `there is no ${parameter.in} parameter “${parameter.name}”`,
    });
  }

  #changed(was: Parameter, is: Parameter): Finding[] {
    const findings: Finding[] = [];
    if (was.required !== is.required) {
      const rule = is.required ? 'parameter-required' : 'parameter-optional';
      findings.push(
        this.#finding(rule, is, is.required && 'breaking', {
          rejection: `the ${is.in} parameter “${is.name}” is required now`,
        }),
      );
    }
    if (was.explode !== is.explode) {
      const spell = ({ name, explode }: Parameter) =>
        explode ? `${name}=1&${name}=2` : `${name}=1,2`;
      findings.push(
        this.#finding('parameter-style', is, 'breaking', {
          part: `${is.in} ${is.name}`,
          value: spell(was),
          rejection: `lists are written ${spell(is)} now`,
        }),
      );
    }
    return findings;
  }

  compareBodies(): Finding[] {
    const [was, is] = [this.#pair.before.body, this.#pair.after.body];
    if (was === null && is === null) return [];
    if (is === null) {
      return [this.#finding('body-removed', 'body', 'breaking', { rejection: 'there is no body' })];
    }
    if (was === null) {
      const rejection = 'a body is required now';
      return [this.#finding('body-added', 'body', is.required && 'breaking', { rejection })];
    }
    const findings: Finding[] = [];
    if (was.required !== is.required) {
      const rule = is.required ? 'body-required' : 'body-optional';
      const example = { part: 'without a body', value: null, rejection: 'a body is required now' };
      findings.push(this.#finding(rule, 'body', is.required && 'breaking', example));
    }
    findings.push(...this.#compareMaxBytes(was.maxBytes, is.maxBytes));
    for (const type of is.contents.keys()) {
      if (was.contents.has(type)) {
        findings.push(...this.#compareEncodings(type));
        continue;
      }
      findings.push(
        this.#finding('media-type-added', 'body', false, { name: type, rejection: '' }),
      );
    }
    for (const type of was.contents.keys()) {
      if (is.contents.has(type)) continue;
      const rejection = `the body is ${[...is.contents.keys()].join(' or ')} now`;
      findings.push(
        this.#finding('media-type-removed', 'body', 'breaking', { name: type, rejection }),
      );
    }
    return findings;
  }

  /** A body that was small enough may be too large now. */
  #compareMaxBytes(was: number | null, is: number | null): Finding[] {
    if (was === is) return [];
    const narrows = is !== null && (was === null || is < was);
    const rejection = `a body has at most ${is} bytes now`;
    const finding = this.#finding('bound', 'body', narrows && 'breaking', { rejection });
    const detail = { name: 'x-max-bytes', before: was ?? undefined, after: is ?? undefined };
    return [{ ...finding, detail }];
  }

  /** The media types of the parts of a form; without a declaration any goes. */
  #compareEncodings(type: string): Finding[] {
    const [was, is] = (['before', 'after'] as const).map((side) => this.#encodingsOf(side, type));
    const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
    return [...names].flatMap((name) => {
      const [before, after] = [was?.[name] ?? ['*/*'], is?.[name] ?? ['*/*']];
      const gone = before.filter((one) => !after.some((other) => coversType(other, one)));
      const come = after.filter((one) => !before.some((other) => coversType(other, one)));
      if (gone.length + come.length === 0) return [];
      const rejection = `a part “${name}” is ${after.join(' or ')} now, not ${gone.join(' or ')}`;
      const finding = this.#finding('encoding', 'body', gone.length > 0 && 'breaking', {
        rejection,
      });
      return [
        {
          ...finding,
          place: `${finding.place}/${name}`,
          detail: { name, before: before.join(', '), after: after.join(', ') },
        },
      ];
    });
  }

  #encodingsOf(side: Side, type: string): Readonly<Record<string, readonly string[]>> {
    const contract = this.#contracts[side];
    const own = joinPointer(this.#pair[side].pointer, 'requestBody');
    const body = contract.at(own);
    const at = isRecord(body) && typeof body.$ref === 'string' ? body.$ref : own;
    const content = contract.at(joinPointer(at, 'content'));
    const [, media] =
      Object.entries(isRecord(content) ? content : {}).find(
        ([name]) => name.toLowerCase() === type,
      ) ?? [];
    const encoding = isRecord(media) && isRecord(media.encoding) ? media.encoding : {};
    return Object.fromEntries(
      Object.entries(encoding).flatMap(([name, part]) => {
        if (!isRecord(part) || typeof part.contentType !== 'string') return [];
        return [[name, part.contentType.split(',').map((one) => one.trim().toLowerCase())]];
      }),
    );
  }

  #finding(
    rule: Rule,
    of: Parameter | 'body',
    severity: Severity | false,
    {
      name,
      after,
      ...example
    }: { name?: string; after?: unknown } & Partial<Counterexample> & {
        rejection: string;
      },
  ): Finding {
    const { before: old, after: now } = this.#pair;
    const [label, called] =
      of === 'body' ? ['body', name] : [`parameters/${of.name}`, `${of.in} ${of.name}`];
    const side = rule.endsWith('-removed') && rule !== 'media-type-removed' ? old : now;
    const isShared = /-(?:required|optional|style)$/.test(rule) && of !== 'body';
    const at = of === 'body' ? `${side.pointer}/requestBody` : of.pointer.replace(/\/schema$/, '');
    const pointers = side === old ? { before: at } : { after: at };
    return {
      rule,
      severity: severity || 'info',
      // A parameter shared by many operations has a name of its own.
      place: isShared ? namePlace(this.#contracts, pointers) : `${now.id}/${label}`,
      pointers,
      detail: { ...(called ? { name: called } : {}), ...(after === undefined ? {} : { after }) },
      direction: 'request',
      calls: [now.call],
      ...(severity === 'breaking'
        ? { counterexample: { ...exampleRequest(this.#contracts.before, old), ...example } }
        : {}),
    };
  }
}

/** Whether each media type of `one` is among those of `wide`: `image/png` among `image/*`. */
function coversType(wide: string, one: string): boolean {
  if (wide === '*/*' || wide === one) return true;
  return wide.endsWith('/*') && one.startsWith(wide.slice(0, -1));
}
