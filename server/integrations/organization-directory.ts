import type { components } from '#generated/server/operations.ts';

type PartnerSuggestion = components['schemas']['PartnerSuggestion'];

/** An organization in a register of organizations. */
export interface Organization
  extends Omit<PartnerSuggestion, 'partnerID' | 'allowed' | 'reason' | 'registered' | 'status'> {
  isLiquidated: boolean;
}

/**
 * A register of organizations. An external one (DaData, ЕГРЮЛ) implements it; both calls throw when it
 * does not respond, and can be repeated.
 */
export interface OrganizationDirectory {
  /** Organizations by ИНН, ОГРН or a part of the name, best first; liquidated ones included. */
  suggest(query: string, limit: number): Promise<Organization[]>;
  /** The organization of an ИНН, or its branch of this КПП; null when the register has none. */
  find(inn: string, kpp: string | null): Promise<Organization | null>;
}
