import { isPublicName } from '#server/integrations/outgoing/public-address.ts';

/**
 * Whether the server may send to an endpoint, which a browser names and therefore anyone can: `https:` at
 * the usual port of a host with a public name, without credentials, or one of the allowed origins.
 */
export function isAllowedEndpoint(endpoint: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowedOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && isPublicName(hostname);
}
