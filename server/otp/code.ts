import { createHash, randomBytes, randomInt } from 'node:crypto';

export const CODE_LENGTH = 6;

export interface NewCode {
  /** Returned to the caller, who sends it back with the code. */
  token: string;
  /** Sent to the phone. */
  code: string;
  tokenHash: string;
  codeHash: string;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is stored of a token: its SHA-256, in hexadecimal. */
export function hashToken(token: string): string {
  return sha256(token);
}

/**
 * The code is hashed with the token, 128 random bits that are not stored, so that nobody with
 * access to the database can brute-force a million codes.
 */
export function hashCode(token: string, code: string): string {
  return sha256(`${token}:${code}`);
}

/** A new token and a new code of six digits. */
export function makeCode(): NewCode {
  const token = `op_${randomBytes(16).toString('base64url')}`;
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { token, code, tokenHash: hashToken(token), codeHash: hashCode(token, code) };
}
