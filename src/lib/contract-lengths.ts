/** Lengths of the contract that a page needs before its generated models are loaded; a test compares them. */
export const TAG_NAME_LENGTH = 50;
export const COUPON_CODE_LENGTH = 50;
