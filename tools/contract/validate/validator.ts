import type { ContractDocument } from '#server/contract/document.ts';
import {
  type BrokenRule,
  ContractRules,
  evaluationError,
} from '#server/contract/validation/validations.ts';
import { createValidator } from '#server/contract/validation/validators.ts';
import type { Contract, Media, Operation, ResponseSpec } from '#tools/contract/openapi/contract.ts';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Exchange, ReceivedResponse } from '#tools/contract/send/call.ts';
import { DEEPEST_JSON } from '#tools/contract/send/read-response.ts';
import { findFileFlaw } from './file-bytes.ts';
import { findMojibake } from './readable-text.ts';
import { type SchemaFlaw, Validators } from './validators.ts';

/** A violation in one response. */
export interface Flaw {
  readonly rule: RuleId;
  readonly expected: string;
  readonly actual: string;
  /** The place in the contract that is violated; the operation by default. */
  readonly pointer?: string;
  /** The response that it disagrees with. */
  readonly other?: Exchange;
}

export interface Verdict {
  readonly flaws: readonly Flaw[];
  /** Key of the contract's response that was used for validation. */
  readonly documented: string | null;
  /** 501 `NotImplemented`. */
  readonly notYet: boolean;
  readonly checks: number;
}

/** Statuses of HTTP itself; documented by `default` wherever an operation has one. */
const protocolStatuses = new Set([405, 406, 413, 414, 415, 429, 431]);
/** Headers the client needs to continue: where documented, a response without them is useless. */
const neededHeaders = new Set(['retry-after', 'etag']);
const requestID = 'x-request-id';
const shownFlaws = 3;

/** Validates single responses against the contract: status, headers, media type, body. */
export class Validator {
  readonly #validators: Validators;
  readonly #rules: ContractRules;
  /** Rules of the contract that could not be evaluated for a valid response. */
  readonly #ruleErrors = new Map<string, string>();

  constructor(contract: Contract) {
    this.#validators = Validators.of(contract.document);
    const document = contract.document as unknown as ContractDocument;
    this.#rules = new ContractRules(document, createValidator(document, false));
  }

  /** What is wrong with rules of the contract, as responses have shown. */
  get ruleErrors(): readonly string[] {
    return [...this.#ruleErrors.values()];
  }

  /** Whether a value matches the schema at a pointer. */
  fits(pointer: string, value: unknown): boolean {
    return this.#validators.findFlaws(pointer, value).length === 0;
  }

  /** The violations of a value against the schema at a pointer. */
  flawsOf(pointer: string, value: unknown): readonly SchemaFlaw[] {
    return this.#validators.findFlaws(pointer, value);
  }

  /** Validates against the operation of the call; a call by another method, against its errors. */
  validate({ call, request, response, failure, isExcessive }: Exchange): Verdict {
    if (response === null) {
      const flaw: Flaw = {
        rule: isExcessive ? 'body-too-large' : 'connection-broken',
        expected: isExcessive ? 'a body that is no larger than --max-body allows' : 'a response',
        actual: failure ?? 'none',
      };
      return { flaws: [flaw], documented: null, notYet: false, checks: 1 };
    }
    if (isNotYet(response)) return { flaws: [], documented: null, notYet: true, checks: 1 };
    const spec = this.#specOf(call.operation, response, call.method !== undefined);
    const flaws = [
      ...validateStatus(call.operation, response, spec),
      ...(echoesRequestID(call.operation) ? validateRequestID(request.headers, response) : []),
      ...(spec && response.status < 500 ? this.#validateContent(response, spec) : []),
    ];
    return {
      flaws,
      documented: spec?.status ?? null,
      notYet: false,
      checks: 3 + (spec?.headers.length ?? 0),
    };
  }

  #specOf(operation: Operation, { status }: ReceivedResponse, foreignMethod: boolean) {
    // Another method has no success here; how it is rejected may be documented by its status.
    const exact =
      foreignMethod && status < 400 ? undefined : operation.responses.get(String(status));
    if (exact) return exact;
    const isProtocol = protocolStatuses.has(status);
    return isProtocol ? (operation.responses.get('default') ?? null) : null;
  }

  #validateContent(response: ReceivedResponse, spec: ResponseSpec): Flaw[] {
    return [...this.#validateHeaders(response, spec), ...this.#validateBody(response, spec)];
  }

  #validateHeaders({ headers }: ReceivedResponse, spec: ResponseSpec): Flaw[] {
    return spec.headers.flatMap(({ name, required, pointer }): Flaw[] => {
      const value = headers.get(name);
      const isNeeded = required || neededHeaders.has(name.toLowerCase());
      if (value === null) {
        if (!isNeeded) return [];
        return [{ rule: 'header-missing', expected: `${name}`, actual: 'no such header', pointer }];
      }
      const read = this.#readHeader(value, pointer);
      return this.#validators.findFlaws(pointer, read).map(({ message }) => ({
        rule: 'header-mismatch',
        expected: `${name} ${message}`,
        actual: value,
        pointer,
      }));
    });
  }

  #readHeader(value: string, pointer: string): unknown {
    const asNumber = Number(value);
    return value !== '' && Number.isFinite(asNumber) && this.fits(pointer, asNumber)
      ? asNumber
      : value;
  }

  #validateBody(response: ReceivedResponse, spec: ResponseSpec): Flaw[] {
    const { bytes, headers } = response;
    const { pointer } = spec;
    if (spec.media.length === 0) {
      if (bytes.length === 0) return [];
      const actual = `${bytes.length} bytes`;
      return [{ rule: 'body-unexpected', expected: 'no body', actual, pointer }];
    }
    const type = headers.get('content-type') ?? '';
    const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
    const media = spec.media.find((one) => one.type === essence);
    const requested = spec.media.map((one) => one.type).join(' or ');
    if (bytes.length === 0) {
      return [{ rule: 'body-missing', expected: requested, actual: 'an empty body', pointer }];
    }
    if (!media) {
      return [
        { rule: 'media-type', expected: requested, actual: type || 'no Content-Type', pointer },
      ];
    }
    const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
      return [{ rule: 'media-type', expected: 'text in UTF-8', actual: type, pointer }];
    }
    return media.type.includes('json')
      ? this.#validateJSON(response, media)
      : validateFile(response, media);
  }

  #validateJSON(response: ReceivedResponse, media: Media): Flaw[] {
    const { json, isTooDeep } = response;
    const { pointer } = media;
    if (isTooDeep) {
      const expected = `JSON of no more than ${DEEPEST_JSON} levels`;
      return [{ rule: 'body-too-deep', expected, actual: 'JSON that is nested deeper', pointer }];
    }
    if (json === undefined) {
      return [{ rule: 'body-unreadable', expected: 'JSON in UTF-8', actual: 'not JSON', pointer }];
    }
    const flaws = this.#validators.findFlaws(media.pointer, json);
    const bySchema = flaws.slice(0, shownFlaws).map(
      (flaw): Flaw => ({
        rule: 'schema-mismatch',
        expected: `${flaw.at || 'the body'} ${flaw.message}`,
        actual: shown(json, flaw.at),
        pointer: flaw.pointer,
      }),
    );
    if (bySchema.length > 0) return bySchema;
    return [...validateTexts(response, media), ...this.#findBrokenRules(media.pointer, json)];
  }

  /** Each broken rule once: on a list it is broken by every line. */
  #findBrokenRules(pointer: string, json: unknown): Flaw[] {
    const broken = new Map<string, BrokenRule>();
    for (const one of this.#rules.findBroken(pointer, json)) {
      const key = `${one.pointer} ${one.rule}`;
      // The value matches its schema: a rule that cannot be evaluated for it is the contract's fault.
      const error = evaluationError(one.rule, Object(valueAt(json, one.path)));
      if (error === null) broken.set(key, one);
      else this.#ruleErrors.set(key, `the rule ${one.rule} cannot be evaluated: ${error}`);
    }
    return [...broken.values()].map((one) => ({
      rule: 'rule-broken',
      expected: `${one.path || 'the body'}: ${one.rule} (${one.message})`,
      actual: one.values,
      pointer: one.pointer,
    }));
  }
}

/** An error may quote what was sent; what succeeds shows what is stored. */
function validateTexts({ status, json, bytes }: ReceivedResponse, { pointer }: Media): Flaw[] {
  const found = status < 300 ? findMojibake(json, bytes.toString('utf8')) : null;
  if (found === null) return [];
  return [{ rule: 'text-garbled', expected: 'text that can be read', actual: found, pointer }];
}

function validateFile({ bytes }: ReceivedResponse, { type, pointer }: Media): Flaw[] {
  const flaw = findFileFlaw(type, bytes);
  if (flaw === null) return [];
  return [{ rule: 'file-broken', expected: `a whole file of ${type}`, actual: flaw, pointer }];
}

/** Whether the back end says that it does not implement the operation yet. */
function isNotYet({ status, json }: ReceivedResponse): boolean {
  return status === 501 && isObject(json) && json.reason === 'NotImplemented';
}

function validateStatus(
  operation: Operation,
  response: ReceivedResponse,
  spec: ResponseSpec | null,
): Flaw[] {
  const actual = `${response.status}`;
  if (response.status >= 500) {
    return [{ rule: 'server-error', expected: 'a status below 500', actual }];
  }
  if (spec !== null) return [];
  const expected = [...operation.responses.keys()].filter((key) => key !== 'default').join(', ');
  return [{ rule: 'status-undocumented', expected: `one of ${expected}`, actual }];
}

/** Whether the contract says that an operation returns the id of the request. */
function echoesRequestID({ responses }: Operation): boolean {
  return [...responses.values()].some(({ headers }) =>
    headers.some(({ name }) => name.toLowerCase() === requestID),
  );
}

function validateRequestID(
  sent: Readonly<Record<string, string>>,
  { headers }: ReceivedResponse,
): Flaw[] {
  const id = Object.entries(sent).find(([name]) => name.toLowerCase() === requestID)?.[1] ?? '';
  // An id that breaks the contract need not be echoed.
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(id) || headers.get(requestID) === id) return [];
  const actual = headers.get(requestID);
  return actual === null
    ? [{ rule: 'header-missing', expected: 'X-Request-ID', actual: 'no such header' }]
    : [
        {
          rule: 'request-id-lost',
          expected: 'X-Request-ID as it was sent',
          actual: `${actual} for ${id}`,
        },
      ];
}

/** The value at a place of the body, shortened. */
function shown(json: unknown, at: string): string {
  let value = json;
  for (const part of at.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
}
