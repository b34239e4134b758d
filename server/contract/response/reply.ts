import { parseMediaType } from '#server/contract/body/media-type.ts';
import type { Operation, ResponseDeclaration } from '#server/contract/document.ts';
import type { RawBody, ReplyHeaders } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { toFieldProblems } from '#server/contract/validation/field-problems.ts';
import type { ContractRules } from '#server/contract/validation/validations.ts';
import type { Validator } from '#server/contract/validation/validators.ts';
import { jsonResponse } from './json-response.ts';

/** Any operation's reply, as the router sees it. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: ReplyHeaders;
}

const JSON_TYPE = 'application/json';
const BODILESS = new Set([204, 205, 304]);

function declarationOf(operation: Operation, status: number): ResponseDeclaration | undefined {
  return operation.responses.get(String(status)) ?? operation.responses.get('default');
}

function headersOf(reply: AnyReply, type: string | null): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (type !== null) headers.set('Content-Type', type);
  for (const [name, value] of Object.entries(reply.headers ?? {})) headers.set(name, String(value));
  return headers;
}

/** The wire form of a reply: JSON where the contract says so, else bytes as the handler made them. */
export function toResponse(operation: Operation, reply: AnyReply): Response {
  const contents = declarationOf(operation, reply.status)?.contents;
  if (BODILESS.has(reply.status) || reply.body === undefined) {
    return new Response(null, { status: reply.status, headers: headersOf(reply, null) });
  }
  const types = [...(contents?.keys() ?? [JSON_TYPE])];
  if (types.length === 0 || types.includes(JSON_TYPE)) {
    return jsonResponse(reply.status, reply.body, headersOf(reply, null));
  }
  const headers = headersOf(reply, types[0] ?? 'application/octet-stream');
  return new Response(reply.body as RawBody, { status: reply.status, headers });
}

/** The contract violations of a response, as text for the log; empty when valid. */
async function findProblems(
  operation: Operation,
  response: Response,
  validate: Validator,
  rules: ContractRules,
): Promise<readonly string[]> {
  const declared = declarationOf(operation, response.status);
  if (declared === undefined) return [`status ${response.status} is not documented`];
  const problems: string[] = [];
  for (const { name, required, pointer, schema } of declared.headers) {
    const value = response.headers.get(name);
    if (value === null) {
      // The request id header is added later, to every response.
      if (required && name.toLowerCase() !== 'x-request-id')
        problems.push(`header ${name} is missing`);
      continue;
    }
    const number = schema.type === 'integer' || schema.type === 'number';
    if (validate({ schema, pointer }, number ? Number(value) : value) !== null) {
      problems.push(`header ${name} breaks its schema: ${value}`);
    }
  }
  if (declared.contents.size === 0) {
    return response.body === null ? problems : [...problems, 'a body where none is documented'];
  }
  const type = parseMediaType(response.headers.get('content-type') ?? undefined)?.essence ?? '';
  const content = declared.contents.get(type);
  if (content === undefined) return [...problems, `media type '${type}' is not documented`];
  if (type !== JSON_TYPE) return problems;
  const body: unknown = JSON.parse(await response.clone().text());
  const errors = toFieldProblems(validate(content, body) ?? [], '');
  // What has another form would break the rules about it too.
  const broken = errors.length > 0 ? [] : rules.findBroken(content.pointer, body);
  return [
    ...problems,
    ...errors.map(({ path, message }) => `${path || '/'}: ${message}`),
    ...broken.map(({ path, rule, values }) => `${path || '/'}: ${rule} (${values})`),
  ];
}

/**
 * Validates a response by the contract's schemas and rules.
 * @throws ApiProblem 500 with the operation and the invalid value's path.
 */
export async function assertValidResponse(
  operation: Operation,
  response: Response,
  validate: Validator,
  rules: ContractRules,
): Promise<void> {
  const problems = await findProblems(operation, response, validate, rules);
  if (problems.length === 0) return;
  const text = `${operation.id} answered ${response.status} against the contract: ${problems.join('; ')}`;
  throw new ApiProblem(500, text, { reason: 'ResponseInvalid' });
}
