import { expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

const parse = (text: string) => parseJson(new TextEncoder().encode(text));

it.each(['\\u0000', '__proto__'])('JSON: is read at any depth (%s)', (text) => {
  const depth = 100_000;
  const deep = (inner: string) => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
  expect(() => parse(deep(`{"${text}":1}`))).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => parse(deep('"__proto__"'))).not.toThrow();
});

it('JSON: names the member that would set a prototype, however it is written', () => {
  expect(() => parse('{"a":[{"b/c":{"\\u005f_prot\\u006f__":{}}}]}')).toThrow(
    expect.objectContaining({
      errors: [{ path: '/a/0/b~1c/__proto__', message: 'Неизвестное поле' }],
    }),
  );
});
