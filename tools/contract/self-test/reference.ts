import { readFile } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { pino } from 'pino';
import {
  demoApprover,
  demoEmployee,
  demoIndividual,
  demoNewcomer,
  demoOwner,
  demoStaff,
} from '#demo/people.ts';
import { seedDemo } from '#demo/seed/seed.ts';
import { createApp } from '#server/app.ts';
import { type IdentityConfig, readConfig } from '#server/config/config.ts';
import type { ContractDocument } from '#server/contract/document.ts';
import type { Database } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { handlers } from '#server/handlers.ts';
import { type IdentitySecrets, loadSecrets } from '#server/identity/secrets.ts';
import { sessionResolver } from '#server/identity/sessions/resolve-session.ts';
import { createTokenVerifier, localKeys } from '#server/identity/token-verifier.ts';
import { createServices } from '#server/services.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';
import type { World } from './defect.ts';
import type { Serve } from './proxy.ts';
import { seedShown } from './seed-shown.ts';

/** The reference server in this process, with demo data, and tokens for all people of a run. */
export interface Reference {
  readonly serve: Serve;
  readonly contract: ContractDocument;
  readonly world: World;
  readonly tokens: Readonly<Record<Person, string>>;
  /** The last code that was sent to the person; null when there is none. */
  oneTimeCode(person: Person): Promise<string | null>;
  /** Advances the server's clock, so that the windows of rate limits restart. */
  passHour(): void;
  close(): Promise<void>;
}

/** Longer than any run. */
const TOKEN_LIFE = '2h';
const HOUR_MS = 3_601_000;

const subjects: Record<Person, string> = {
  main: demoIndividual.id,
  other: demoNewcomer.id,
  owner: demoOwner.id,
  employee: demoEmployee.id,
  approver: demoApprover.id,
  staff: demoStaff.id,
  noScope: demoIndividual.id,
};

const phones: Partial<Record<Person, string>> = {
  main: demoIndividual.phone,
  owner: demoOwner.phone,
  employee: demoEmployee.phone,
  approver: demoApprover.phone,
};

/** Starts the reference server that the self-test breaks. */
export async function startReference(): Promise<Reference> {
  const logger = pino({ level: 'silent' });
  // The suite validates the responses: the server's own validation would turn a defect into a 500. The
  // suite sends more requests per minute than any user.
  const settings = {
    NODE_ENV: 'test',
    READ_LIMIT: '0',
    // Every channel is there; nothing is sent, because no background job runs here.
    MESSAGE_GATEWAY_URL: 'http://127.0.0.1:9/messages',
    TELEGRAM_BOT_NAME: 'example_shop_bot',
    TELEGRAM_BOT_TOKEN: '1:a-secret-of-thirty-letters-or-more',
  };
  const config = { ...readConfig(settings), validateResponses: false };
  const database = await openMemoryDatabase();
  const services = createServices(config, database.db);
  await seedDemo(database.db, services, logger);
  await seedShown(database.db);
  const secrets = await loadSecrets(database.db);
  const contract = await readContract();
  let ahead = 0;
  const app = await createApp({
    config,
    logger,
    database,
    services,
    contract,
    handlers,
    authenticator: {
      verifyToken: createTokenVerifier(config.identity, localKeys(secrets)),
      resolveSession: sessionResolver(true),
    },
    identity: null,
    pictures: null,
    now: () => new Date(Date.now() + ahead),
  });
  const tokens = await signTokens(secrets, config.identity);
  return {
    serve: async (request) => {
      const response = await app.fetch(request, {});
      // Node's own header would have the time of a clock that is not advanced.
      response.headers.set('date', new Date(Date.now() + ahead).toUTCString());
      return response;
    },
    contract,
    world: worldOf(tokens),
    tokens,
    oneTimeCode: (person) => lastCode(database.db, phones[person]),
    passHour: () => {
      ahead += HOUR_MS;
    },
    close: () => database.close(),
  };
}

async function readContract(): Promise<ContractDocument> {
  const file = new URL('../../../generated/openapi.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as ContractDocument;
}

/** Signs tokens as the embedded provider does, without its sign-in page. */
async function signTokens(
  { signingKeys }: IdentitySecrets,
  { issuer, audience, tokenType, requiredScope, staffRolesClaim }: IdentityConfig,
): Promise<Record<Person, string>> {
  const [jwk] = signingKeys;
  if (jwk === undefined) throw new Error('The embedded provider has no signing key');
  const { alg = 'ES256', kid = '' } = jwk;
  const key = await importJWK(jwk, alg);
  const sign = (person: Person) =>
    new SignJWT({
      scope: person === 'noScope' ? 'openid' : `openid ${requiredScope ?? ''}`,
      ...(person === 'staff' && { [staffRolesClaim ?? 'roles']: demoStaff.staffRoles }),
    })
      .setProtectedHeader({ alg, kid, typ: tokenType ?? 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subjects[person])
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(key);
  const signed = await Promise.all(persons.map(async (person) => [person, await sign(person)]));
  return Object.fromEntries(signed);
}

function worldOf(tokens: Readonly<Record<Person, string>>): World {
  const sound = new Set(Object.values(tokens).map((token) => `Bearer ${token}`));
  return {
    authorization: (person) => `Bearer ${tokens[person]}`,
    isSound: (authorization) => authorization !== null && sound.has(authorization),
  };
}

async function lastCode(db: Database, phone: string | undefined): Promise<string | null> {
  const [message] = await db
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.endPoint, phone ?? ''), eq(outboxMessages.channel, 'Sms')))
    .orderBy(desc(outboxMessages.createdAt))
    .limit(1);
  return /\b\d{4,8}\b/.exec(message?.text ?? '')?.[0] ?? null;
}
