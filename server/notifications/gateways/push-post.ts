import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import { lookupPublic } from '#server/integrations/outgoing/public-address.ts';
import { isAllowedEndpoint } from '#server/notifications/push/push-endpoint.ts';

/** One encrypted message on its way to a push service. */
export interface PushRequest {
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends a message to a push service. Redirects are not followed, and the body of the response is
 * not read. @returns the status. @throws for an endpoint that is not allowed, and without a response.
 */
export function postToPushService(
  { endpoint, headers, body }: PushRequest,
  allowedOrigins: readonly string[],
): Promise<number> {
  if (!isAllowedEndpoint(endpoint, allowedOrigins)) {
    return Promise.reject(new Error('The endpoint is not one of a public push service'));
  }
  const url = new URL(endpoint);
  const isExempt = allowedOrigins.includes(url.origin);
  const options: RequestOptions = {
    method: 'POST',
    headers,
    // A connection of its own each: a pooled one would be reused without a check of the address.
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isExempt ? {} : { lookup: lookupPublic }),
  };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
      .on('error', reject)
      .end(body);
  });
}
