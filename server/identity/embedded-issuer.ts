/**
 * What stands for the embedded provider in `users.issuer`. Its real issuer holds the port and the
 * host, and a shop started on another port must still know its people.
 */
export const EMBEDDED_ISSUER = 'embedded';
