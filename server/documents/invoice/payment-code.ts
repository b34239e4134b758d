import type { SellerConfig } from '#server/config/config.ts';

/** What is paid to whom; the sum in kopecks. */
export interface Payment {
  seller: SellerConfig;
  sum: number;
  purpose: string;
}

/** Longest values of GOST R 56042-2014, characters. */
const limits = { name: 160, bankName: 45, purpose: 210 } as const;
/** What the mandatory fields may take together, bytes. */
const MANDATORY_BYTES = 300;
/** Format, its version and UTF-8. */
const HEADER = 'ST00012';

const ACCOUNT = /^\d{20}$/;
const BIC = /^\d{9}$/;
const INN = /^(\d{10}|\d{12})$/;
const KPP = /^\d{9}$/;

/** A value of one line; the separator of fields means nothing else, so it becomes a space. */
function clean(text: string, limit: number): string {
  const line = text.replace(/[|\s]+/g, ' ').trim();
  return [...line].slice(0, limit).join('').trimEnd();
}

function field(name: string, value: string): string {
  return `${name}=${value}`;
}

function mandatoryFields({ name, account, bank, bic, correspondentAccount }: SellerConfig): string {
  const fieldsOf = (seller: string) =>
    [
      field('Name', seller),
      field('PersonalAcc', account),
      field('BankName', clean(bank, limits.bankName)),
      field('BIC', bic),
      field('CorrespAcc', correspondentAccount),
    ].join('|');
  let seller = clean(name, limits.name);
  while (Buffer.byteLength(fieldsOf(seller)) > MANDATORY_BYTES)
    seller = clean(seller, [...seller].length - 1);
  return fieldsOf(seller);
}

/**
 * The text of a payment's QR code by GOST R 56042-2014, which banks' apps read.
 * @returns null when the seller's account is not one a bank would take: no code is better than one
 * that leads nowhere.
 */
export function paymentCode({ seller, sum, purpose }: Payment): string | null {
  const { account, bic, correspondentAccount, inn, kpp } = seller;
  if (!ACCOUNT.test(account) || !BIC.test(bic) || !ACCOUNT.test(correspondentAccount)) return null;
  return [
    HEADER,
    mandatoryFields(seller),
    field('Sum', String(sum)),
    field('Purpose', clean(purpose, limits.purpose)),
    ...(INN.test(inn) ? [field('PayeeINN', inn)] : []),
    ...(KPP.test(kpp) ? [field('KPP', kpp)] : []),
  ].join('|');
}
