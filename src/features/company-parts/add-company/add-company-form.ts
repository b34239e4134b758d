import type { NewCustomer, Profile } from '#generated/api/model/index.ts';
import { PersonNameMax } from '#generated/api/model/personName.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, maxLength, personName, type Rule, required } from '#src/lib/validation.ts';

/** Values of the dialog, as typed; the owner's only where the profile has none. */
export const emptyCompany = {
  query: '',
  organization: '',
  lastName: '',
  firstName: '',
  phone: '',
  confirmed: false,
};

export type CompanyValues = typeof emptyCompany;

/** Fields of the owner that the profile does not supply. */
export type OwnerField = 'lastName' | 'firstName' | 'phone';

/** What the account lacks and an owner of a company needs; empty until the profile is loaded. */
export function missingOwnerFields(profile: Profile | undefined): OwnerField[] {
  if (!profile) return [];
  const { lastName, firstName, phone: known } = profile.user;
  const fields = { lastName, firstName, phone: known };
  return (Object.keys(fields) as OwnerField[]).filter((field) => !fields[field]);
}

/** What the dialog shows: the search, then the organization found. */
export type Step = 'find' | 'confirm';

/** Rules of the fields; those of the owner apply only to the missing ones. */
export function ownerRules(missing: readonly OwnerField[]): Record<OwnerField, Rule> {
  const name = all(required, maxLength(PersonNameMax), personName);
  const only = (field: OwnerField, rule: Rule): Rule =>
    missing.includes(field) ? rule : () => null;
  return {
    lastName: only('lastName', name),
    firstName: only('firstName', name),
    phone: only('phone', all(required, typedPhone)),
  };
}

/** The rules of a step when it is submitted. */
export function companyRules(step: Step, missing: readonly OwnerField[]) {
  const chosen = (value: string) => (value ? null : 'Выберите организацию из списка');
  const confirmed = (value: boolean) =>
    value ? null : 'Подтвердите, что вправе покупать от\u00A0имени организации';
  return step === 'find'
    ? { query: required, organization: chosen }
    : { ...ownerRules(missing), confirmed };
}

/** What the user typed of the missing fields. */
export function typedOwner(
  values: CompanyValues,
  missing: readonly OwnerField[],
): Partial<Record<OwnerField, string>> {
  return Object.fromEntries(
    missing.map((field) => [
      field,
      field === 'phone' ? normalizePhone(values.phone) : values[field].trim(),
    ]),
  );
}

/** The request body for a chosen organization. */
export function newCompany(
  { inn, kpp }: { inn: string; kpp: string | null },
  values: CompanyValues,
  missing: readonly OwnerField[],
): NewCustomer {
  return { kind: 'Partner', inn, kpp, ...typedOwner(values, missing) };
}
