import { describe, expect, it } from 'vitest';
import { toCurl } from './curl.ts';

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
    const headers = { Authorization: 'Bearer $TOKEN', Accept: '*/*' };
    expect(toCurl({ ...request, headers })).toContain(
      `-H "Authorization: Bearer $TOKEN" -H 'Accept: */*'`,
    );
  });

  it('sends a form as a form', () => {
    const file = { fileName: 'a.pdf', mediaType: 'application/pdf', base64: '' };
    const body = { mediaType: 'multipart/form-data', value: { files: [file], day: { day: 1 } } };
    expect(toCurl({ ...request, body })).toContain(
      `-F 'files=@a.pdf;type=application/pdf' -F 'day={"day":1}'`,
    );
  });
});
