import {
  type ApplicationSearch,
  parseApplicationSearch,
} from '#src/features/company/applications/application-search.ts';

/** Search parameters of `/profile/companies`. */
export interface CompaniesSearch extends ApplicationSearch {
  /** The dialog that adds a company is open. */
  add?: true;
  /** Filter of a long list. */
  text?: string;
}

/** Search parameters of `/profile/companies`; ignores what it does not understand. */
export function parseCompaniesSearch(search: Record<string, unknown>): CompaniesSearch {
  const { add, text } = search;
  return {
    ...parseApplicationSearch(search),
    ...(add === true || add === 'true' ? { add: true } : {}),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.slice(0, 200) }),
  };
}
