import type { components } from '#generated/server/operations.ts';

export type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** Suggests postal addresses. An external service (DaData, a postal register) implements it. */
export interface AddressDirectory {
  /**
   * Cities, streets and houses for partial input, best first; empty when nothing matches. It is called
   * at every pause in typing, so an adapter caches and limits its own calls.
   * @throws when the service does not respond; the call fails and can be repeated.
   */
  suggest(query: string, limit: number): Promise<AddressSuggestion[]>;
}
