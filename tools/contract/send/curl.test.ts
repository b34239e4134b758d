import { describe, expect, it } from 'vitest';
import { toCurl } from './curl.ts';
import { tokenLines } from './token-variables.ts';

const request = { method: 'POST', url: 'http://localhost/api?q=a', headers: {}, body: null };

describe('toCurl', () => {
  it('escapes characters that a terminal could hide or change', () => {
    const value = { name: "О'Нил\u00a0" };
    const body = { mediaType: 'application/json', value };
    expect(toCurl({ ...request, body })).toBe(
      `curl -i -X POST 'http://localhost/api?q=a' --data-binary '{"name":"\\u041e'\\''\\u041d\\u0438\\u043b\\u00a0"}'`,
    );
  });

  it('uses a shell variable for the token', () => {
    const headers = { Authorization: 'Bearer $TOKEN_NO_SCOPE', Accept: '*/*' };
    expect(toCurl({ ...request, headers })).toContain(
      `-H "Authorization: Bearer $TOKEN_NO_SCOPE" -H 'Accept: */*'`,
    );
  });

  it('says how the variables of its tokens are set', () => {
    const commands = [
      'curl -H "Authorization: Bearer $TOKEN_NO_SCOPE"',
      'curl $TOKEN_MAIN',
      'curl',
    ];
    expect(tokenLines(commands, 'sh ./token.sh')).toEqual([
      'export TOKEN_MAIN="$(export CONTRACT_PERSON=main; sh ./token.sh)"',
      'export TOKEN_NO_SCOPE="$(export CONTRACT_PERSON=noScope; sh ./token.sh)"',
    ]);
    expect(tokenLines(['$TOKEN_MAIN'], undefined)).toEqual([
      "export TOKEN_MAIN='…'  # an access token of main",
    ]);
  });

  it('sends a form as a form', () => {
    const file = { fileName: 'a.pdf', mediaType: 'application/pdf', base64: '' };
    const body = { mediaType: 'multipart/form-data', value: { files: [file], day: { day: 1 } } };
    expect(toCurl({ ...request, body })).toContain(
      `-F 'files=@a.pdf;type=application/pdf' -F 'day={"day":1}'`,
    );
  });
});
