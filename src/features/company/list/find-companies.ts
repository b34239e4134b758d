import type { PartnerSummary } from '#generated/api/model/index.ts';

/** Companies whose name contains the text, or whose ИНН begins with it; all without a text. */
export function findCompanies(
  companies: readonly PartnerSummary[],
  text: string | undefined,
): readonly PartnerSummary[] {
  const phrase = text?.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');
  if (!phrase) return companies;
  return companies.filter(({ name, inn }) => {
    const title = name.toLocaleLowerCase('ru').replaceAll('ё', 'е');
    return title.includes(phrase) || inn.startsWith(phrase);
  });
}
