import {
  staffTicketResponseNameMax,
  staffTicketResponseTextMax,
} from '#generated/api/model/staffTicketResponse.ts';
import { isValidInn, NOT_ENTREPRENEUR_INN, WRONG_INN } from '#src/lib/contacts/inn.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Maximum length of a response to a ticket. */
export const RESPONSE_LIMIT = staffTicketResponseTextMax;

/** Why a response cannot be sent any longer. */
export const CLOSED_MEANWHILE = 'Обращение уже закрыто: обновлённая переписка – на странице.';

const NAME_LIMIT = staffTicketResponseNameMax;

const entrepreneurInn: Rule = (typed) => {
  const inn = (typed ?? '').trim();
  if (!/^\d{12}$/.test(inn)) return NOT_ENTREPRENEUR_INN;
  return isValidInn(inn) ? null : WRONG_INN;
};

/** What granting an application requires besides a message. */
interface Requirements {
  /** An entrepreneur's ИНН. */
  inn: boolean;
  /** The name of a company that neither its request nor the register has. */
  name: boolean;
}

/** Rules of a response. */
export function responseRules(requires: Requirements): { text: Rule; inn: Rule; name: Rule } {
  return {
    text: all(required, maxLength(RESPONSE_LIMIT)),
    inn: requires.inn ? all(required, entrepreneurInn) : () => null,
    name: requires.name ? all(required, maxLength(NAME_LIMIT)) : () => null,
  };
}
