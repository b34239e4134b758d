import type { Choice, MockOperation } from '#src/app/scenario/operations.ts';

interface Example {
  $ref?: string;
  summary?: string;
}

interface ReceivedResponse {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, Example> }>;
}

interface Operation {
  operationId: string;
  summary?: string;
  responses: Record<string, ReceivedResponse>;
}

/** The parts of a bundled contract that the mock response panel uses. */
export interface MockContract {
  paths: Record<string, Record<string, Operation>>;
  components?: { examples?: Record<string, Example>; responses?: Record<string, ReceivedResponse> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
/** The response of a server to an unexpected failure. */
const unforeseen = '500';

/** The operations with all their responses; those that match fewer paths come first. */
export function listMockOperations(contract: MockContract): MockOperation[] {
  return Object.entries(contract.paths)
    .sort(([one], [other]) => countParameters(one) - countParameters(other))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [toMockOperation(contract, method, path, operation)] : [];
      }),
    );
}

function countParameters(path: string): number {
  return path.split('{').length;
}

function toMockOperation(
  contract: MockContract,
  method: string,
  path: string,
  { operationId, summary = '', responses }: Operation,
): MockOperation {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    pattern: `^${escaped.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
    summary,
    choices: Object.entries(responses).flatMap(([status, response]) =>
      listChoices(contract, status === 'default' ? unforeseen : status, follow(contract, response)),
    ),
  };
}

function listChoices(contract: MockContract, status: string, response: ReceivedResponse): Choice[] {
  const examples = Object.values(response.content ?? {}).flatMap((media) =>
    Object.entries(media.examples ?? {}),
  );
  if (examples.length === 0) return [{ value: status, status, summary: '' }];
  return examples.map(([name, example]) => {
    const shared = contract.components?.examples?.[nameOf(example)] ?? example;
    // A failure with one example is named by its status.
    const isOnly = examples.length === 1 && !status.startsWith('2');
    return { value: isOnly ? status : name, status, summary: shared.summary ?? '' };
  });
}

function follow(contract: MockContract, response: ReceivedResponse): ReceivedResponse {
  return contract.components?.responses?.[nameOf(response)] ?? response;
}

function nameOf({ $ref = '' }: { $ref?: string }): string {
  return $ref.split('/').at(-1) ?? '';
}
