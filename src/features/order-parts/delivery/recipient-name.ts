import type { Recipient } from '#generated/api/model/index.ts';

/** «Ковалёва Анна Сергеевна»; unknown parts are omitted. */
export function recipientName({ lastName, firstName, middleName }: Recipient): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}
