/** Maximum length of the link of a `UserNotification`. */
const MAX_LINK_LENGTH = 500;

/** Who is to join a company, as far as known. */
interface Requester {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * The path of the form that invites the requester to a company, filled. What makes it longer than
 * the link of a notification is omitted: a name takes six characters for each letter.
 */
export function invitationLink(
  partnerID: string,
  { phone, email, lastName, firstName }: Requester,
): string {
  const path = `/profile/companies/${partnerID}/employees?`;
  let query = new URLSearchParams({ invite: 'true' });
  for (const [name, value] of Object.entries({ phone, email, lastName, firstName })) {
    if (!value) continue;
    const longer = new URLSearchParams([...query, [name, value]]);
    if (path.length + longer.toString().length <= MAX_LINK_LENGTH) query = longer;
  }
  return `${path}${query}`;
}
