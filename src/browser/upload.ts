/** The part of a body that has been sent, 0 to 1. */
export type OnSent = (part: number) => void;

/**
 * Returns a replacement of `fetch` for one upload that reports how much of the body has been sent,
 * which `fetch` cannot.
 */
export function createUpload(onSent: OnSent) {
  return (url: string, { method = 'POST', headers, body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      request.onload = () => {
        onSent(1);
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: readHeaders(request.getAllResponseHeaders()),
          }),
        );
      };
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) request.abort();
      else request.send(body as XMLHttpRequestBodyInit);
    });
}

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
