import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('password', () => {
  it('matches its own hash and no other', async () => {
    const hash = await hashPassword('пароль');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await verifyPassword('пароль', hash)).toBe(true);
    expect(await verifyPassword('Пароль', hash)).toBe(false);
    expect(await hashPassword('пароль')).not.toBe(hash);
  });

  it('is the same with composed or decomposed letters', async () => {
    const hash = await hashPassword('й');
    expect(await verifyPassword('и\u0306', hash)).toBe(true);
  });

  it('is rejected for an invalid hash or an excessive length', async () => {
    expect(await verifyPassword('x', 'plain')).toBe(false);
    const long = 'x'.repeat(201);
    expect(await verifyPassword(long, await hashPassword(long))).toBe(false);
  });
});
