import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/**
 * The shop's own id of what a feed names: 12 characters (60 bits), the same in every
 * database and at every import.
 */
export function stableID(kind: 'product' | 'brand' | 'promotion', name: string): string {
  const digest = createHash('sha256').update(`${kind}:${name}`).digest();
  let id = '';
  for (let index = 0; index < LENGTH; index += 1) id += ALPHABET[(digest[index] ?? 0) & 31];
  return id;
}
