import type { Language } from '#tools/contract/reports/texts.ts';

/** The language of `--lang`. @throws Error for one that the reports do not have. */
export function languageOf(lang = 'en'): Language {
  if (lang === 'en' || lang === 'ru') return lang;
  throw new Error(`--lang ${lang}: the reports are in en or ru`);
}
