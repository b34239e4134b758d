import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { demoIndividual } from '#demo/people.ts';

const mount = '/oidc';
const sessionCookie = 'mock-session';
const lifeSeconds = 86_400;

/**
 * An identity provider for the mock: signs everybody in as the demo individual without a form. It is
 * stateless: its state is in the authorization code and a cookie.
 */
export function mockIdentity(enabled: boolean): Plugin {
  return {
    name: 'mock-identity',
    apply: () => enabled,
    configureServer(server) {
      server.middlewares.use(mount, (request, response, next) => {
        const origin = `http://${request.headers.host}`;
        const url = new URL(request.url ?? '/', origin);
        const received = endpoints[url.pathname];
        if (!received) return next();
        void received({ request, response, origin, query: url.searchParams });
      });
    },
  };
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  origin: string;
  query: URLSearchParams;
}

const endpoints: Record<string, (call: Call) => unknown> = {
  '/.well-known/openid-configuration': discover,
  '/auth': authorize,
  '/token': giveTokens,
  '/session/end': endSession,
  '/jwks': ({ response }) => sendJSON(response, { keys: [] }),
};

function discover({ response, origin }: Call): void {
  const issuer = origin + mount;
  sendJSON(response, {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
  });
}

function authorize({ request, response, origin, query }: Call): void {
  const back = urlOfShop(query.get('redirect_uri'), origin);
  back.searchParams.set('state', query.get('state') ?? '');
  back.searchParams.set('iss', origin + mount);
  const signedIn = request.headers.cookie?.includes(`${sessionCookie}=on`);
  if (query.get('prompt') === 'none' && !signedIn) {
    back.searchParams.set('error', 'login_required');
  } else {
    back.searchParams.set('code', encode({ nonce: query.get('nonce') }));
    response.setHeader('Set-Cookie', `${sessionCookie}=on; Path=/; SameSite=Lax`);
  }
  redirect(response, back);
}

async function giveTokens({ request, response, origin }: Call): Promise<void> {
  const body = new URLSearchParams(await text(request));
  const code = body.get('code');
  const now = Math.floor(Date.now() / 1000);
  const { id, firstName, middleName, lastName, email, phone } = demoIndividual;
  const claims = {
    iss: origin + mount,
    sub: id,
    aud: body.get('client_id'),
    iat: now,
    exp: now + lifeSeconds,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    middle_name: middleName,
    family_name: lastName,
    email,
    phone_number: phone,
    user_id: id,
    has_partners: false,
    ...(code ? JSON.parse(Buffer.from(code, 'base64url').toString()) : {}),
  };
  sendJSON(response, {
    access_token: 'mock',
    token_type: 'Bearer',
    expires_in: lifeSeconds,
    refresh_token: 'mock',
    scope: 'openid profile email phone shop',
    id_token: `${encode({ alg: 'ES256' })}.${encode(claims)}.mock`,
  });
}

function endSession({ response, origin, query }: Call): void {
  response.setHeader('Set-Cookie', `${sessionCookie}=; Path=/; Max-Age=0`);
  redirect(response, urlOfShop(query.get('post_logout_redirect_uri'), origin));
}

/** The URL when it belongs to the shop, otherwise the shop's home page. */
function urlOfShop(address: string | null, origin: string): URL {
  const url = new URL(address ?? '/', origin);
  return url.origin === origin ? url : new URL('/', origin);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function redirect(response: ServerResponse, address: URL): void {
  response.writeHead(302, { Location: address.href }).end();
}

function sendJSON(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}
