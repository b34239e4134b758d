/** Periods that the server applies and that texts of the shop name, in days. */
export const INVITATION_DAYS = 7;
/** How long a link to shared products works. */
export const SHARE_DAYS = 90;
/** A reminder of an ending is sent so many days before its last day, soonest first. */
export const REMINDED_DAYS = [1, 7, 30] as const;
