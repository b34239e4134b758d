/**
 * The value of `users.issuer` for the embedded provider. Its real issuer contains host and port,
 * and a shop started on another port must still find its users.
 */
export const EMBEDDED_ISSUER = 'embedded';
