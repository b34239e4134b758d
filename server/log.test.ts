import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './log.ts';

function lines(): { text: () => string; log: pino.Logger } {
  const written: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => written.push(line) });
  return { text: () => written.join(''), log };
}

describe('the log', () => {
  it('redacts secrets', () => {
    const { log, text } = lines();
    log.info({ authorization: 'Bearer abc', headers: { cookie: 'abc' }, token: 'abc' }, 'x');
    log.info({ body: { password: 'abc', refresh_token: 'abc' } }, 'x');
    expect(text()).not.toContain('abc');
    expect(text().match(/\[redacted\]/g)).toHaveLength(5);
  });

  it('contains the chain of causes, but not the values of a failed query', () => {
    const { log, text } = lines();
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const err = new DrizzleQueryError('insert into x values ($1)', ['+79161234567'], cause);
    log.error({ err }, 'failed');
    const entry = JSON.parse(text());
    expect(entry.err.message).toBe('Failed query: insert into x values ($1)');
    expect(entry.err.stack).toContain('log.test.ts');
    expect(entry.err.cause).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(text()).not.toContain('79161234567');
  });
});
