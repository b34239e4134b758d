import { createHmac } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { nobody, type RequestParts, type Sender } from '#tools/contract/send/call.ts';
import { tokenVariable } from '#tools/contract/send/token-variables.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { alteredTexts } from './state/signed-values.ts';
import { unknownInPath } from './unknown-ids.ts';

interface Attempt {
  readonly subject: string;
  readonly as: Sender;
  readonly status: 401 | 403;
  readonly rule: RuleId;
}

/** Invalid tokens, made from a valid one. */
async function badTokens(validToken: string): Promise<Attempt[]> {
  const [header = '', payload = '', signature = ''] = validToken.split('.');
  const broken = { status: 401, rule: 'token-bad-accepted' } as const;
  const attempts: Attempt[] = [
    { subject: 'a token that is none', as: { token: 'not-a-token', label: 'broken' }, ...broken },
  ];
  const [head, claims] = [decode(header), decode(payload)];
  // What has dots may be no JWT all the same.
  if (signature === '' || head === null || claims === null) {
    return [...attempts, ...alteredTokens(validToken)];
  }
  const none = encode({ ...head, alg: 'none' });
  const altered = encode({ ...claims, sub: 'contract-somebody-else' });
  const hmacHeader = encode({ ...head, alg: 'HS256' });
  const hmac = createHmac('sha256', 'secret')
    .update(`${hmacHeader}.${payload}`)
    .digest('base64url');
  const { privateKey } = await generateKeyPair('ES256');
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ ...head, alg: 'ES256' })
    .sign(privateKey);
  return [
    ...attempts,
    ...alteredTokens(validToken).slice(-1),
    {
      subject: 'a token with an altered payload',
      as: { token: `${header}.${altered}.${signature}`, label: 'altered' },
      ...broken,
    },
    {
      subject: 'a token without a signature (alg none)',
      as: { token: `${none}.${payload}.`, label: 'unsigned' },
      ...broken,
    },
    {
      subject: 'a token signed with a guessed secret (HS256)',
      as: { token: `${hmacHeader}.${payload}.${hmac}`, label: 'forged' },
      ...broken,
    },
    {
      subject: 'a token signed by another issuer’s key',
      as: { token: foreign, label: 'foreign' },
      status: 401,
      rule: 'token-foreign-accepted',
    },
  ];
}

/** The token with another character; commands show it by its variable, so that nobody can restore it. */
function alteredTokens(validToken: string): Attempt[] {
  const variable = tokenVariable('main');
  return alteredTexts(validToken).map(({ text, place, other }) => ({
    subject: 'a token with another character',
    as: {
      token: text,
      label: 'altered',
      shown: `\${${variable}:0:${place}}${other}\${${variable}:${place + 1}}`,
    },
    status: 401,
    rule: 'token-bad-accepted',
  }));
}

function decode(part: string): JsonObject | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Calls each operation that needs a token without one, with invalid ones, and without the scope. */
export async function checkTokens(run: Run): Promise<void> {
  const validToken = await run.tokens.get('main');
  const attempts: Attempt[] = [
    { subject: 'no token', as: nobody, status: 401, rule: 'token-missing-accepted' },
    ...(validToken === null ? [] : await badTokens(validToken)),
  ];
  const hasScopeless = await run.has('noScope');
  if (hasScopeless) {
    const subject = 'a token without the scope';
    attempts.push({ subject, as: 'noScope', status: 403, rule: 'token-scope-accepted' });
  }
  const operations = run.operations.filter(({ security }) => security !== 'none');
  await run.forEach('tokens', operations, async (operation) => {
    if (!hasScopeless) {
      run.coverage.explain(operation.id, '403', 'no token without the scope (person noScope)');
    }
    const parts = await harmlessParts(run, operation);
    if (parts === null) {
      run.coverage.explain(operation.id, 'tokens', 'it could change what is not the run’s own');
      return;
    }
    for (const attempt of attempts) await tryToken(run, operation, parts, attempt);
  });
}

/**
 * A valid request; where nothing may be changed, one that changes nothing even in a back end without
 * authorization: about ids that nobody has, with a body that cannot be parsed. Null when neither is possible.
 */
async function harmlessParts(run: Run, operation: Operation): Promise<RequestParts | null> {
  const parts = run.cases.plain(operation, await run.actorOf(operation));
  if (run.may(operation, parts)) return parts;
  if (run.consent === 'none') return null;
  const ids = operation.parameters.filter(
    ({ name, in: place }) => place === 'path' && kindOfParameter(operation, name) !== null,
  );
  if (operation.body === null && ids.length === 0) return null;
  const unknown = ids.map((one) => [one.name, unknownInPath(run, operation, one)] as const);
  return {
    ...parts,
    path: { ...parts.path, ...Object.fromEntries(unknown) },
    ...(operation.body && { body: { mediaType: 'application/json', text: '{"broken' } }),
  };
}

/**
 * Whether a contract has the other status for a rejection and not the usual one: HTTP allows 403 for a
 * request without credentials (RFC 9110, 15.5.4), and 401 for one whose credentials are not enough.
 */
function isOtherRejection({ responses }: Operation, usual: number, actual: number): boolean {
  if (actual !== 401 && actual !== 403) return false;
  return responses.has(String(actual)) && !responses.has(String(usual));
}

async function tryToken(
  run: Run,
  operation: Operation,
  parts: RequestParts,
  { subject, as, status, rule }: Attempt,
): Promise<void> {
  // Such a call works for visitors, too: that an invalid token is ignored is no finding, only a crash
  // is, which every response is checked for.
  if (operation.security === 'optional' && as === nobody) return;
  const expect: Expectation = ({ response }) => {
    const actual = response?.status ?? 0;
    if (actual === status || actual >= 500 || actual === 429) return [];
    if (operation.security === 'optional' && actual < 500) return [];
    if (isOtherRejection(operation, status, actual)) return [];
    const flaw: Flaw = {
      // Both are about tokens; with any other status the request came further than it may.
      rule: actual === 401 || actual === 403 ? 'token-wrong-status' : rule,
      expected: `${status} for ${subject}`,
      actual: `${actual}`,
    };
    return [flaw];
  };
  // Errors come before a request is read: the server names those without an id, too.
  const call = { operation, parts, as, ...(as === nobody ? { isAnonymous: true as const } : {}) };
  await run.send(call, { check: 'tokens', subject }, expect);
}
