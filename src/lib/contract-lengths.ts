/** Lengths of the contract that a page needs before its generated models are loaded; a test compares them. */
export const TAG_NAME_LENGTH = 50;
export const COUPON_CODE_LENGTH = 50;
export const POINT_QUERY_LENGTH = 100;
/** How many records of each kind a company may have. */
export const ADDRESSES_LIMIT = 200;
export const RECIPIENTS_LIMIT = 200;
export const FIN_DOCS_RECIPIENTS_LIMIT = 200;
export const TAGS_LIMIT = 500;
/** How many products a signed-in user may compare. */
export const ACCOUNT_COMPARE_LIMIT = 50;
/** How many products one link may share. */
export const SHARED_PRODUCTS_LIMIT = 500;
