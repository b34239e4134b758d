import { bool, parseParam, text } from '#src/lib/search-params.ts';

const known = text(200);

/** What is known of the person to invite. */
export interface InvitedPerson {
  lastName?: string | undefined;
  firstName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Search parameters of the form of an invitation. */
export interface InvitationSearch extends InvitedPerson {
  /** The form is open, filled with what is known of the person. */
  invite?: true | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseInvitationSearch(given: Record<string, unknown>): InvitationSearch {
  return {
    invite: parseParam(given.invite, bool),
    lastName: parseParam(given.lastName, known),
    firstName: parseParam(given.firstName, known),
    phone: parseParam(given.phone, known),
    email: parseParam(given.email, known),
  };
}
