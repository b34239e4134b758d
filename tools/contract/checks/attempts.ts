/**
 * How often two reads must differ before the difference is a finding: a background job of the server
 * may explain it once.
 */
export const ATTEMPTS = 2;
