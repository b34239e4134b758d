import type { Recipient } from '#generated/api/model/index.ts';

/** «Ковалёва Анна Сергеевна»; parts that are not known are left out. */
export function recipientName({ lastName, firstName, middleName }: Recipient): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}
