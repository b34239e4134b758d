import { Fragment } from 'react';
import type { StaffContact } from '#generated/api/model/staffContact.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { AnchorText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './ContactText.module.css';

/** A person's name, phone and e-mail, the last two as links; a deleted account has none of them. */
export function ContactText({ contact: { name, phone, email } }: { contact: StaffContact }) {
  const parts = [
    name,
    phone && <AnchorText href={`tel:${phone}`}>{formatPhone(phone)}</AnchorText>,
    email && <AnchorText href={`mailto:${email}`}>{email}</AnchorText>,
  ].filter(Boolean);
  if (parts.length === 0) return 'Аккаунт удалён';
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
    <Fragment key={index}>
      {index > 0 && <span className={classes.comma}>, </span>}
      <span className={classes.part}>{part}</span>
    </Fragment>
  ));
}
