/** A whole JSON answer; its length is known, so that it can be compressed in one go. */
export function jsonResponse(status: number, value: unknown, headers: Headers): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}
