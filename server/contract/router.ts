import { Hono } from 'hono';
import type { ServerConfig } from '#server/config/config.ts';
import { isAcceptable } from '#server/contract/body/media-type.ts';
import { CaptchaCheck } from '#server/contract/limits/captcha-check.ts';
import { ReadLimit } from '#server/contract/limits/read-limit.ts';
import { readAnywhere } from '#server/contract/replica/replica-reads.ts';
import { errorResponse } from '#server/contract/response/error-response.ts';
import { type AnyReply, assertValidResponse, toResponse } from '#server/contract/response/reply.ts';
import { assertStaffRole } from '#server/contract/staff/staff-roles.ts';
import { ContractRules } from '#server/contract/validation/validations.ts';
import { createValidator, type Validator } from '#server/contract/validation/validators.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { withLoading } from '#server/integrations/not-loaded.ts';
import type { Services } from '#server/integrations/services.ts';
import { type Authenticator, authenticate } from './authenticate.ts';
import { type ContractDocument, type Operation, readOperations } from './document.ts';
import type { Context } from './handlers.ts';
import type { HttpContext, HttpEnv } from './http-env.ts';
import { ApiProblem } from './problem.ts';
import { type ParsedRequest, type RequestRules, readRequest } from './request.ts';

/** Handlers by operationId, without their types; `Handlers` types the table itself. */
export type HandlerTable = Readonly<
  Record<string, (request: never, context: Context) => Promise<AnyReply>>
>;

export interface RouterOptions {
  readonly contract: ContractDocument;
  readonly handlers: HandlerTable;
  readonly authenticator: Authenticator;
  readonly database: Pick<OpenDatabase, 'db' | 'jobs' | 'replica'>;
  readonly config: ServerConfig;
  readonly services: Services;
  readonly now: () => Date;
  readonly fetchOwnFile: Context['fetchOwnFile'];
}

interface RouterParts extends RouterOptions {
  readonly rules: RequestRules;
  readonly readLimit: ReadLimit;
  readonly captchaCheck: CaptchaCheck;
  readonly validateResponse: Validator;
  readonly contractRules: ContractRules;
}

function assertAcceptable(c: HttpContext, operation: Operation): void {
  const types = [...operation.responses]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { contents }]) => [...contents.keys()]);
  if (types.length > 0 && !isAcceptable(c.req.header('accept'), types)) {
    throw new ApiProblem(406, `Ответ возможен только в виде ${types.join(', ')}`, {
      reason: 'NotAcceptable',
    });
  }
}

async function handleRequest(
  c: HttpContext,
  operation: Operation,
  parts: RouterParts,
): Promise<Response> {
  const { database, config, services, handlers, now, fetchOwnFile } = parts;
  const { db } = database;
  const session = await authenticate(c, operation.security, parts.authenticator, db);
  if (session !== null) c.set('userID', session.userID);
  await parts.readLimit.count(c, operation);
  assertStaffRole(operation, session, config);
  assertAcceptable(c, operation);
  const request = await readRequest(c, operation, parts.rules);
  await parts.captchaCheck.assertPassed(c, operation, session);
  const handler = handlers[operation.id];
  if (handler === undefined) throw new Error(`No handler for ${operation.id}`);
  const context: Context = {
    db,
    jobs: database.jobs,
    session,
    config,
    services,
    now,
    fetchOwnFile,
    logger: c.get('logger').child({ operation: operation.id }),
    traceID: c.get('traceID'),
    idempotencyKey: c.req.header('idempotency-key') ?? null,
  };
  const run = (own: Database) =>
    withLoading(() => handler(request as ParsedRequest as never, { ...context, db: own }));
  return toResponse(operation, await readAnywhere(operation.id, session, database, run));
}

/** The response to one call: the handler's reply or the problem it threw, both validated. */
async function serve(c: HttpContext, operation: Operation, parts: RouterParts): Promise<Response> {
  c.set('route', `${operation.method} ${operation.path}`);
  c.set('operationID', operation.id);
  const response = await handleRequest(c, operation, parts).catch((error: unknown) =>
    errorResponse(c, error),
  );
  if (!parts.config.validateResponses || response.status >= 500) return response;
  try {
    await assertValidResponse(operation, response, parts.validateResponse, parts.contractRules);
    return response;
  } catch (error) {
    return errorResponse(c, error);
  }
}

/** `/product/{id}` in Hono's syntax. */
function honoPath(path: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, ':$1');
}

/**
 * Operations by path, literal paths before paths with a parameter, so that `/order/pending` is not
 * the order of that id. (A brace sorts after all letters.)
 */
function byPath(operations: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = honoPath(operation.path);
    groups.set(path, [...(groups.get(path) ?? []), operation]);
  }
  return groups;
}

function rejectMethod(operations: readonly Operation[]) {
  const methods = operations.map(({ method }) => method);
  const Allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (c: HttpContext): Response =>
    c.req.method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: { Allow } })
      : errorResponse(
          c,
          new ApiProblem(405, 'Метод не поддерживается', {
            reason: 'MethodNotAllowed',
            headers: { Allow },
          }),
        );
}

/** One Hono app that serves every operation of the contract, and nothing else. */
export function createContractRouter(options: RouterOptions): Hono<HttpEnv> {
  const { contract, config, services } = options;
  const validateResponse = createValidator(contract, false);
  const parts: RouterParts = {
    ...options,
    rules: {
      document: contract,
      validate: createValidator(contract, true),
      limits: { json: config.jsonLimit, upload: config.uploadLimit },
    },
    readLimit: new ReadLimit(config.readLimit, config.trustedProxy),
    captchaCheck: new CaptchaCheck(services.captcha, config.trustedProxy),
    validateResponse,
    contractRules: new ContractRules(contract, validateResponse),
  };
  const router = new Hono<HttpEnv>();
  for (const [path, operations] of byPath(readOperations(contract))) {
    for (const operation of operations) {
      router.on(operation.method, path, (c) => serve(c, operation, parts));
    }
    router.all(path, rejectMethod(operations));
  }
  return router;
}
