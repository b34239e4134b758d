import { ZodMiniType } from 'zod/mini';
import * as models from '#generated/api/model/index.ts';
import { ContractRules } from '#server/contract/validation/validations.ts';
import { createValidator } from '#server/contract/validation/validators.ts';
import { type Contract, isRecord, joinPointer } from './contract.ts';

/** By the name of the shared schema; the union of all their types is too large for TypeScript. */
const modelsByName = new Map(
  Object.entries<unknown>(models).flatMap(([name, model]): [string, ZodMiniType][] =>
    model instanceof ZodMiniType ? [[name, model]] : [],
  ),
);

/** An example of a body or a parameter, with its schema. */
export interface ContractExample {
  /** `getCart 200 cart-empty`. */
  readonly title: string;
  /** Its JSON Pointer. */
  readonly pointer: string;
  readonly schemaPointer: string;
  /** Name of the schema when it is a shared one, which has a generated model. */
  readonly model: string | undefined;
  readonly value: unknown;
}

/** An example that its schema or its generated model rejects. */
export interface BadExample {
  readonly example: ContractExample;
  readonly validator: 'Ajv' | 'Zod' | 'CEL';
  readonly problem: string;
}

/** All examples of bodies, responses and parameters; one that several operations share appears for each. */
export function listExamples(contract: Contract): ContractExample[] {
  return contract.operations.flatMap((operation) => [
    ...examplesAt(contract, `${operation.id} request`, `${operation.pointer}/requestBody`),
    ...[...operation.responses.keys()].flatMap((status) =>
      examplesAt(
        contract,
        `${operation.id} ${status}`,
        joinPointer(operation.pointer, 'responses', status),
      ),
    ),
    ...operation.parameters.flatMap(({ name, pointer }) => {
      const own = pointer.replace(/\/schema$/, '');
      const value = Reflect.get(Object(contract.at(own)), 'example');
      if (value === undefined) return [];
      return [
        {
          title: `${operation.id} ${name}`,
          pointer: own,
          schemaPointer: pointer,
          model: undefined,
          value,
        },
      ];
    }),
  ]);
}

/** Validates every example with Ajv, the generated models and the contract's rules. */
export function findBadExamples(contract: Contract): BadExample[] {
  const { document } = contract;
  const rules = new ContractRules(document, createValidator(document, false));
  return listExamples(contract).flatMap((example) => [
    ...(contract.findErrors(example.schemaPointer, example.value) ?? []).map(
      ({ instancePath, message }): BadExample => ({
        example,
        validator: 'Ajv',
        problem: `${instancePath || '/'} ${message}`,
      }),
    ),
    ...validateByModel(example),
    ...rules.findBroken(example.schemaPointer, example.value).map(
      ({ path, rule, values }): BadExample => ({
        example,
        validator: 'CEL',
        problem: `${path || '/'} ${rule} (${values})`,
      }),
    ),
  ]);
}

/** Names of the shared schemas that have examples but no generated model. */
export function findMissingModels(contract: Contract): string[] {
  const names = listExamples(contract).flatMap(({ model }) => model ?? []);
  return [...new Set(names)].filter((name) => !modelsByName.has(name));
}

function validateByModel(example: ContractExample): BadExample[] {
  const validated = example.model
    ? modelsByName.get(example.model)?.safeParse(example.value)
    : undefined;
  if (validated === undefined || validated.success) return [];
  return validated.error.issues.map(({ path, message }) => ({
    example,
    validator: 'Zod',
    problem: `/${path.join('/')} ${message}`,
  }));
}

/** Examples of the contents of a request or a response, with references resolved. */
function examplesAt(contract: Contract, title: string, pointer: string): ContractExample[] {
  const [place, node] = follow(contract, pointer);
  const content = isRecord(node) && isRecord(node.content) ? node.content : {};
  return Object.entries(content).flatMap(([type, media]) => {
    if (!isRecord(media) || !isRecord(media.examples)) return [];
    const at = joinPointer(place, 'content', type);
    const schema = isRecord(media.schema) ? media.schema : {};
    const model = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
    return Object.keys(media.examples).map((name) => {
      const [, example] = follow(contract, joinPointer(at, 'examples', name));
      return {
        title: `${title} ${name}`,
        pointer: joinPointer(at, 'examples', name, 'value'),
        schemaPointer: joinPointer(at, 'schema'),
        // Forms contain files, for which an example is only a name.
        model: type === 'application/json' ? model : undefined,
        value: isRecord(example) ? example.value : undefined,
      };
    });
  });
}

function follow(contract: Contract, pointer: string): [string, unknown] {
  const node = contract.at(pointer);
  if (isRecord(node) && typeof node.$ref === 'string') return follow(contract, node.$ref);
  return [pointer, node];
}
