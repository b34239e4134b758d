import type { BodyLimits } from '#server/contract/body/body.ts';
import { readBody } from '#server/contract/body/body.ts';
import { withoutFiles } from '#server/contract/body/multipart.ts';
import { coerceParameter } from '#server/contract/body/parameters.ts';
import { toFieldProblems } from '#server/contract/validation/field-problems.ts';
import type { Validator } from '#server/contract/validation/validators.ts';
import {
  type ContractDocument,
  type Operation,
  type Parameter,
  resolveSchema,
} from './document.ts';
import type { HttpContext } from './http-env.ts';
import { ApiProblem, type FieldProblem } from './problem.ts';

/** A validated request, before the cast to the operation's own types. */
export interface ParsedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface RequestRules {
  readonly document: ContractDocument;
  readonly validate: Validator;
  readonly limits: BodyLimits;
}

function valuesOf(c: HttpContext, { in: place, name }: Parameter): readonly string[] {
  if (place === 'query') return c.req.queries(name) ?? [];
  const value = place === 'path' ? c.req.param(name) : c.req.header(name);
  return value === undefined ? [] : [value];
}

function readParameters(
  c: HttpContext,
  operation: Operation,
  { document, validate }: RequestRules,
  problems: FieldProblem[],
): Omit<ParsedRequest, 'body'> {
  const groups = { path: {}, query: {}, header: {} } as Record<
    Parameter['in'],
    Record<string, unknown>
  >;
  for (const parameter of operation.parameters) {
    const { name, schema } = parameter;
    const texts = valuesOf(c, parameter);
    const value =
      coerceParameter(document, schema, texts, parameter.explode) ??
      resolveSchema(document, schema).default;
    if (value === undefined) {
      if (parameter.required) problems.push({ path: name, message: 'Обязательный параметр' });
      continue;
    }
    const unstorable = texts.some((text) => text.includes('\0') || !text.isWellFormed());
    if (unstorable) problems.push({ path: name, message: 'Используются недопустимые символы' });
    problems.push(...toFieldProblems(validate(parameter, value) ?? [], name));
    groups[parameter.in][name] = value;
  }
  return { params: groups.path, query: groups.query, headers: groups.header };
}

/**
 * The input of an operation, parsed and validated.
 * @throws ApiProblem 400 (`ValidationFailed`, with every invalid value), 413 or 415.
 */
export async function readRequest(
  c: HttpContext,
  operation: Operation,
  rules: RequestRules,
): Promise<ParsedRequest> {
  const problems: FieldProblem[] = [];
  const parameters = readParameters(c, operation, rules, problems);
  const body = await readBody(c, rules.document, operation, rules.limits);
  const declared = body.type === null ? undefined : operation.body?.contents.get(body.type);
  if (declared !== undefined) {
    // The validator fills in defaults: only a body without files is validated in place.
    const validated = body.type === 'application/json' ? body.value : withoutFiles(body.value);
    problems.push(...toFieldProblems(rules.validate(declared, validated) ?? [], ''));
  }
  if (problems.length > 0) {
    throw new ApiProblem(400, 'Проверьте заполнение полей', {
      reason: 'ValidationFailed',
      errors: problems,
    });
  }
  return { ...parameters, body: body.value };
}
