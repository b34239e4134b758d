import { withHeaders } from '#tools/contract/self-test/alter.ts';
import type { World } from '#tools/contract/self-test/defect.ts';
import type { Call } from '#tools/contract/self-test/exchange.ts';
import type { Person } from '#tools/contract/vocabulary.ts';

/** The same call with another person's token. */
export function asPerson(world: World, person: Person, call: Call): Call {
  return withHeaders(call, { authorization: world.authorization(person) });
}

/** `Authorization` of a call. */
export const tokenOf = (call: Call) => call.headers.get('authorization');
