import type { ReactNode } from 'react';
import type { PartnerDetails } from '#generated/api/model/index.ts';
import { isEntrepreneurInn } from '#src/lib/contacts/inn.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import classes from './CompanyDetails.module.css';

/** The company's registered data; what is unknown is omitted. */
export function CompanyDetails({ company }: { company: PartnerDetails }) {
  const { fullName, inn, kpp, ogrn, legalAddress, director, phone, email } = company;
  return (
    <dl className={classes.details}>
      <Detail name="Полное название">{fullName}</Detail>
      <Detail name="ИНН">{inn}</Detail>
      <Detail name="КПП">{kpp}</Detail>
      <Detail name={isEntrepreneurInn(inn) ? 'ОГРНИП' : 'ОГРН'}>{ogrn}</Detail>
      <Detail name="Юридический адрес">{legalAddress}</Detail>
      <Detail name="Руководитель">{director}</Detail>
      <Detail name="Телефон">{phone && formatPhone(phone)}</Detail>
      <Detail name="Email">{email}</Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={classes.detail}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
