import { evaluate } from '#server/contract/validation/validations.ts';
import { toQuery } from '#tools/contract/generate/cases.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Call, Exchange } from '#tools/contract/send/call.ts';
import type { Related } from './facts.ts';

/** All parameters of a request by name; a repeated one is a list. */
function parametersOf({ operation, parts }: Call): JsonObject {
  const query: JsonObject = {};
  for (const [name, value] of parts.query) {
    const isList = operation.parameters.some(
      (one) => one.in === 'query' && one.name === name && one.schema.type === 'array',
    );
    query[name] = isList ? [...[query[name] ?? []].flat(), value] : value;
  }
  const body = isObject(parts.body?.value) ? parts.body.value : {};
  return { ...query, ...body, ...parts.path };
}

/** The call whose response has the same value; null when a parameter of it is missing. */
export function relatedCall(contract: Contract, exchange: Exchange, related: Related): Call | null {
  const { relation, self, owner } = related;
  const operation = contract.operation(relation.operation);
  const request = parametersOf(exchange.call);
  const inherited = relation.keep ? request : {};
  const given: JsonObject = {};
  for (const [name, expression] of Object.entries(relation.with ?? {})) {
    const value = evaluate(expression, { self, owner, request });
    if (value === undefined) return null;
    given[name] = value;
  }
  const parameters = { ...withoutPages(inherited), ...given };
  return { operation, as: exchange.call.as, parts: partsOf(operation, parameters) };
}

/** A page of a list is no filter. */
function withoutPages({ page: _page, pageSize: _pageSize, ...others }: JsonObject): JsonObject {
  return others;
}

function partsOf(operation: Operation, parameters: JsonObject): Call['parts'] {
  const placed = (place: string) =>
    operation.parameters.filter((one) => one.in === place && one.name in parameters);
  const elsewhere = new Set([...placed('path'), ...placed('query')].map(({ name }) => name));
  const [media] = operation.body?.media ?? [];
  return {
    path: Object.fromEntries(placed('path').map(({ name }) => [name, String(parameters[name])])),
    query: placed('query').flatMap((one) => toQuery(one, parameters[one.name])),
    headers: {},
    body: media
      ? {
          mediaType: media.type,
          value: Object.fromEntries(
            Object.entries(parameters).filter(([name]) => !elsewhere.has(name)),
          ),
        }
      : null,
  };
}

/** The value in the other response; undefined when it has none. */
export function relatedValue({ relation, self, owner }: Related, { response }: Exchange): unknown {
  return evaluate(relation.value, { response: response?.json, self, owner });
}
