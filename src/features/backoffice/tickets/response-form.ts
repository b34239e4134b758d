import { staffTicketResponseTextMax } from '#generated/api/model/staffTicketResponse.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Maximum length of a response to a ticket. */
export const RESPONSE_LIMIT = staffTicketResponseTextMax;

const entrepreneurInn: Rule = (typed) =>
  /^\d{12}$/.test((typed ?? '').trim()) ? null : 'ИНН предпринимателя – 12 цифр';

/** Rules of a response; an entrepreneur's application is granted with the ИНН. */
export function responseRules(requiresInn: boolean): { text: Rule; inn: Rule } {
  return {
    text: all(required, maxLength(RESPONSE_LIMIT)),
    inn: requiresInn ? all(required, entrepreneurInn) : () => null,
  };
}
