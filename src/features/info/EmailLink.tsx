import { contactEmail } from '#src/lib/contacts.ts';

/** The shop's e-mail as a link. */
export function EmailLink() {
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
