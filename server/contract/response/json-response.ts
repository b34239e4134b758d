/** A complete JSON response; its length is known, so that it can be compressed at once. */
export function jsonResponse(status: number, value: unknown, headers: Headers): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}
