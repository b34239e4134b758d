import type { PartnerSuggestion } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { isEntrepreneurInn, isValidInn, WRONG_INN } from '#src/lib/contacts/inn.ts';

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
  return isValidInn(text) ? { inn: text, error: null } : { inn: null, error: WRONG_INN };
}

/** What is said of a complete ИНН that the directory does not know, or cannot look up now. */
export function unknownText(inn: string, isUnavailable: boolean): string {
  const isPerson = isEntrepreneurInn(inn);
  const missing = isPerson ? 'такого предпринимателя' : 'такой организации';
  const found = isUnavailable
    ? 'Справочник сейчас не\u00A0отвечает.'
    : `В\u00A0справочнике ${missing} нет.`;
  return `${found} Менеджер проверит реквизиты и\u00A0подключит ${isPerson ? 'его' : 'её'} сам.`;
}
