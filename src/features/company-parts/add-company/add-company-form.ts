import type { NewCustomer, Profile } from '#generated/api/model/index.ts';
import { PersonNameMax } from '#generated/api/model/personName.ts';
import { normalizePhone } from '#src/lib/phone.ts';
import { typedPhone } from '#src/lib/typed-phone.ts';
import { all, maxLength, personName, type Rule, required } from '#src/lib/validation.ts';

/** Values of the dialog, as typed; the owner's only where the profile has none. */
export const emptyCompany = { query: '', organization: '', lastName: '', firstName: '', phone: '' };

export type CompanyValues = typeof emptyCompany;

/** Fields of the owner that the profile does not supply. */
export type OwnerField = 'lastName' | 'firstName' | 'phone';

export function missingOwnerFields(profile: Profile | undefined): OwnerField[] {
  if (!profile) return [];
  const { lastName, firstName, phone: known } = profile.user;
  const fields = { lastName, firstName, phone: known };
  return (Object.keys(fields) as OwnerField[]).filter((field) => !fields[field]);
}

/** Rules of the fields; those of the owner apply only to the asked ones. */
export function companyRules(asked: readonly OwnerField[]): Record<keyof CompanyValues, Rule> {
  const name = all(required, maxLength(PersonNameMax), personName);
  const only = (field: OwnerField, rule: Rule): Rule => (asked.includes(field) ? rule : () => null);
  return {
    query: required,
    organization: (value) => (value ? null : 'Выберите организацию из списка'),
    lastName: only('lastName', name),
    firstName: only('firstName', name),
    phone: only('phone', all(required, typedPhone)),
  };
}

/** The request body for a chosen organization. */
export function newCompany(
  { inn, kpp }: { inn: string; kpp: string | null },
  values: CompanyValues,
  asked: readonly OwnerField[],
): NewCustomer {
  const owner = Object.fromEntries(
    asked.map((field) => [
      field,
      field === 'phone' ? normalizePhone(values.phone) : values[field].trim(),
    ]),
  );
  return { kind: 'Partner', inn, kpp, ...owner };
}
