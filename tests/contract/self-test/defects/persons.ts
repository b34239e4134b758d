import type { Person } from '../../vocabulary.ts';
import { withHeaders } from '../alter.ts';
import type { World } from '../defect.ts';
import type { Call } from '../exchange.ts';

/** The same call with the token of another person. */
export function asPerson(world: World, person: Person, call: Call): Call {
  return withHeaders(call, { authorization: world.authorization(person) });
}

/** `Authorization` of a call. */
export const tokenOf = (call: Call) => call.headers.get('authorization');
