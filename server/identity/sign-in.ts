import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Database } from '#server/db/connection.ts';
import { checkCredentials, normalizeLogin } from '#server/identity/accounts/accounts.ts';
import { errorPage } from '#server/identity/pages/notice-pages.ts';
import { sendPage } from '#server/identity/pages/page.ts';
import {
  type DemoAccount,
  type SignInView,
  signInPage,
} from '#server/identity/pages/sign-in-page.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { readForm } from './form-body.ts';

export interface SignInDeps {
  provider: Provider;
  db: Database;
  logger: Logger;
  /** The shop's own origin first. */
  origins: readonly string[];
  demoAccounts: readonly DemoAccount[];
  /** The IP address that attempts are counted by; never from a header the client controls. */
  clientAddress: (request: IncomingMessage) => string;
}

type ReceivedResponse = Partial<Pick<SignInView, 'login' | 'password' | 'error'>> & {
  status?: number;
  retryAfter?: number;
};

/** Serves the sign-in page of an interaction: shows it, handles the form and the cancel link. */
export function signInHandler(deps: SignInDeps) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
    abort: boolean,
  ) => {
    const { provider, origins } = deps;
    const interaction = await provider.interactionDetails(request, response).catch(() => null);
    if (interaction?.uid !== uid || interaction.prompt.name !== 'login') {
      const [shopUrl = ''] = origins;
      sendPage(response, 400, errorPage(shopUrl, 'session_not_found', null), origins);
      return;
    }
    if (request.method !== 'POST') return show(deps, response, uid, {});
    if (!comesFromHere(request, origins)) {
      sendPage(response, 403, errorPage(origins[0] ?? '', 'foreign_form', null), origins);
      return;
    }
    if (abort) {
      const result = { error: 'access_denied', error_description: 'the person went back' };
      return provider.interactionFinished(request, response, result);
    }
    const form = await readForm(request);
    const filled = demoAccount(deps, form.get('fill'));
    if (filled) return show(deps, response, uid, filled);
    return submit(deps, request, response, uid, form);
  };
}

async function submit(
  deps: SignInDeps,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
  form: URLSearchParams,
): Promise<void> {
  const { db, logger, provider } = deps;
  const login = form.get('login') ?? '';
  const address = deps.clientAddress(request);
  const { allowed, retryAfter } = await countAttempt(db, normalizeLogin(login), address);
  if (!allowed) {
    logger.warn({ address }, 'identity: too many guesses');
    const minutes = Math.ceil(retryAfter / 60);
    const error = `Слишком много попыток. Попробуйте снова через ${minutes} мин.`;
    return show(deps, response, uid, { login, error, status: 429, retryAfter });
  }
  const account = await checkCredentials(db, login, form.get('password') ?? '');
  if (!account) {
    logger.info({ address }, 'identity: wrong login or password');
    return show(deps, response, uid, { login, error: 'Неверный логин или пароль', status: 401 });
  }
  await forgiveAttempt(db, normalizeLogin(login), address);
  logger.info({ subject: account.id }, 'identity: signed in');
  await provider.interactionFinished(request, response, { login: { accountId: account.id } });
}

function show(
  deps: SignInDeps,
  response: ServerResponse,
  uid: string,
  received: ReceivedResponse,
): void {
  const { login = '', password = '', error = null, status = 200, retryAfter } = received;
  const page = signInPage({
    action: `/oidc/interaction/${uid}`,
    login,
    password,
    error,
    demo: deps.demoAccounts,
  });
  const headers: OutgoingHttpHeaders = {};
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  sendPage(response, status, page, deps.origins, headers);
}

function demoAccount(deps: SignInDeps, login: string | null) {
  return deps.demoAccounts.find((account) => account.login === login) ?? null;
}

/** The interaction's cookie is SameSite=Lax; this also rejects forms from sibling subdomains. */
function comesFromHere(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  return origin === undefined || origins[0] === origin;
}
