import type { PartnerSuggestion } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { isValidInn } from '#src/lib/contacts/inn.ts';

const INN = /^(\d{10}|\d{12})$/;

const statusLabels: Record<PartnerSuggestion['status'], string> = {
  Active: 'Действует',
  Liquidated: 'Ликвидирована',
};

/** Identifies an organization among suggestions: branches share the ИНН. */
export function organizationKey({ inn, kpp }: { inn: string; kpp: string | null }): string {
  return `${inn}/${kpp ?? ''}`;
}

/** «ИНН …, КПП … · Действует · 129085, г Москва …» */
export function organizationFacts(organization: PartnerSuggestion): string {
  const { status, address } = organization;
  return [companyNumbers(organization), statusLabels[status], address].filter(Boolean).join(' · ');
}

/** Everything that the register knows, to be compared with one's own papers. */
export function organizationRequisites(
  organization: PartnerSuggestion,
): { name: string; value: string }[] {
  const { kind, fullName, inn, kpp, ogrn, address, director, status } = organization;
  const known: [string, string | null][] = [
    ['Полное название', fullName],
    ['ИНН', inn],
    ['КПП', kpp],
    [kind === 'Entrepreneur' ? 'ОГРНИП' : 'ОГРН', ogrn],
    ['Адрес', address],
    ['Руководитель', director],
    ['Статус', statusLabels[status]],
  ];
  return known.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

/** What the typed text is: a complete ИНН, one with a typing error, or anything else. */
export function readInn(typed: string): { inn: string | null; error: string | null } {
  const text = typed.replace(/\s/g, '');
  if (!INN.test(text)) return { inn: null, error: null };
  return isValidInn(text)
    ? { inn: text, error: null }
    : { inn: null, error: 'Проверьте ИНН: контрольная сумма не\u00A0сходится' };
}
