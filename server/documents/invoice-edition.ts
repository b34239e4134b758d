/** The first moment of 1 April 2026 in Moscow. */
const CHANGED_AT = new Date('2026-03-31T21:00:00.000Z');

/** The edition of the VAT invoice form (resolution of 26.12.2011 № 1137) valid on a day. */
export interface InvoiceEdition {
  /** The resolution that changed it last: «23 января 2026 г. № 26». */
  name: string;
  /** It names the invoices for the prepayments that it settles. */
  hasPrepayments: boolean;
  /** What an entrepreneur writes beside the signature. */
  entrepreneur: string;
}

/** The edition of the invoice form that is in force on a day. */
export function invoiceEdition(day: Date): InvoiceEdition {
  return day >= CHANGED_AT
    ? {
        name: '23 января 2026 г. № 26',
        hasPrepayments: true,
        entrepreneur:
          'основной государственный регистрационный номер индивидуального предпринимателя и дата присвоения такого номера',
      }
    : {
        name: '16 августа 2024 г. № 1096',
        hasPrepayments: false,
        entrepreneur:
          'реквизиты свидетельства о государственной регистрации индивидуального предпринимателя',
      };
}
