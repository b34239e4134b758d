import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { type Observation, observe } from './facts.ts';

/** A fact in one response. */
export interface Sighting {
  readonly exchange: Exchange;
  readonly value: unknown;
  /** Place in the response. */
  readonly at: string;
}

/** Two responses that disagree about a fact. */
export interface Disagreement {
  readonly fact: string;
  readonly one: Sighting;
  readonly other: Sighting;
}

/** What the responses to a person say, by fact; names the responses that disagree. */
export class World {
  readonly #contract: Contract;
  readonly #facts = new Map<string, Sighting>();
  readonly #disagreements = new Map<string, Disagreement>();
  /** Places whose values were compared with those of another operation. */
  readonly #compared = new Set<string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Stores the facts of a successful response and compares them with what was known. */
  learn(exchange: Exchange): Observation {
    const observation = observationOf(this.#contract, exchange);
    for (const { name, value, at } of observation.facts) {
      const next = { exchange, value, at };
      const known = this.#facts.get(name);
      if (known === undefined) {
        this.#facts.set(name, next);
        continue;
      }
      if (known.exchange.call.operation !== exchange.call.operation) {
        this.#compared.add(placeOf(known)).add(placeOf(next));
      }
      if (!isDeepStrictEqual(known.value, value)) this.#disagree(name, known, next);
    }
    return observation;
  }

  /** One for each pair of operations and property. */
  get disagreements(): readonly Disagreement[] {
    return [...this.#disagreements.values()];
  }

  /** Facts by name, of places none of whose values another operation has shown. */
  get lonely(): ReadonlyMap<string, Sighting> {
    return new Map(
      [...this.#facts].filter(([, sighting]) => !this.#compared.has(placeOf(sighting))),
    );
  }

  #disagree(fact: string, one: Sighting, other: Sighting): void {
    const [kind, , ...property] = fact.split(' ');
    const pair = [one, other].map(({ exchange }) => exchange.call.operation.id);
    const key = [kind, ...property, ...pair].join(' ');
    if (!this.#disagreements.has(key)) this.#disagreements.set(key, { fact, one, other });
  }
}

/** The facts and relations of a response; none when it is an error. */
export function observationOf(contract: Contract, exchange: Exchange): Observation {
  const { call, response } = exchange;
  const media = call.operation.responses.get(String(response?.status))?.media[0];
  if (!isSuccess(exchange) || media === undefined) return { facts: [], related: [] };
  return observe(contract, media.schema, response?.json);
}

/**
 * The fact in a response again, where it was seen: a response may show a record more than once. Undefined when it is not
 * there any more.
 */
export function sight(
  contract: Contract,
  exchange: Exchange,
  fact: string,
  place: string,
): Sighting | undefined {
  const found = observationOf(contract, exchange).facts.find(
    ({ name, at }) => name === fact && anyOf(at) === anyOf(place),
  );
  return found && { exchange, value: found.value, at: found.at };
}

function placeOf({ exchange, at }: Sighting): string {
  return `${exchange.call.operation.id} ${anyOf(at)}`;
}

/** The place of any element of the lists that a value is in. */
function anyOf(place: string): string {
  return place.replaceAll(/\/\d+/g, '/*');
}
