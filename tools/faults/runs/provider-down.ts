import { setTimeout as delay } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { startFakeService } from '#tests/support/fakes/fake-service.ts';
import { ApiProcess } from '#tools/faults/api-process.ts';
import { makePerson } from '#tools/faults/arena.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { freePort } from '#tools/process/ports.ts';

/** The clock of the process runs that much faster, so that twelve minutes take 24 seconds. */
const RATE = 30;
const OUTAGE_MS = 720_000;
const CALL_EVERY_MS = 100;
/** By the process's clock. */
const RECOVERED_WITHIN_MS = 60_000;
const SLOW_MS = 1000;
const HOUR_SECONDS = 3600;

interface Key {
  id: string;
  sign: (subject: string, issuedAt: number, issuer: string) => Promise<string>;
  jwk: JWK;
}

async function makeKey(id: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return {
    id,
    jwk: { ...(await exportJWK(publicKey)), kid: id, alg: 'ES256', use: 'sig' },
    sign: (subject, issuedAt, issuer) =>
      new SignJWT({ scope: 'shop', sub: subject, iss: issuer, aud: 'urn:dental:api' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + HOUR_SECONDS)
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: id })
        .sign(privateKey),
  };
}

export const providerDown: FaultRun = {
  name: 'provider',
  title:
    'the outside provider of identities is down for twelve minutes of a clock that runs 30 times faster',
  run: async (arena) => {
    const provider = await startFakeService();
    const [known, renewed] = await Promise.all([makeKey('known'), makeKey('renewed')]);
    const serve = (keys: readonly JWK[]) =>
      provider.responses((response, request) => {
        const body = request.url?.includes('openid-configuration')
          ? { issuer: provider.url, jwks_uri: `${provider.url}/keys` }
          : { keys };
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      });
    serve([known.jwk]);
    const options = { clockRate: RATE, issuer: provider.url };
    const api = new ApiProcess(await freePort(), arena.databaseUrl, options);
    await api.start();
    const faults: string[] = [];
    try {
      const user = await makePerson(arena.db);
      const issuedAt = Math.floor(Date.now() / 1000);
      const token = await known.sign(user, issuedAt, provider.url);
      const unknown = await renewed.sign(user, issuedAt, provider.url);
      const call = async (path: string, bearer?: string) => {
        const began = performance.now();
        const { status } = await fetch(`${api.url}/api/v1${path}`, {
          headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
        });
        return { status, took: performance.now() - began };
      };
      expectFigure(faults, 'a token before the outage', (await call('/cart', token)).status, 200);

      // Half of the time it hangs, half of the time it responds with an error.
      provider.responses(() => {});
      const began = performance.now();
      let calls = 0;
      let slow = 0;
      let isHanging = true;
      while (performance.now() - began < OUTAGE_MS / RATE) {
        const personal = await call('/cart', token);
        const open = await call('/product/hits');
        expectFigure(faults, 'a valid token during the outage', personal.status, 200);
        expectFigure(faults, 'a public read during the outage', open.status, 200);
        calls += 2;
        slow += [personal, open].filter(({ took }) => took > SLOW_MS).length;
        if (isHanging && performance.now() - began > OUTAGE_MS / RATE / 2) {
          isHanging = false;
          provider.responses((response) => response.writeHead(502).end());
        }
        await delay(CALL_EVERY_MS);
      }
      const uncertain = await call('/cart', unknown);
      expectFigure(faults, 'a token with a key that nobody can look up', uncertain.status, 503);
      expectFigure(faults, `calls slower than ${SLOW_MS} ms`, slow, 0);

      serve([known.jwk, renewed.jwk]);
      const returned = performance.now();
      while ((await call('/cart', unknown)).status !== 200) {
        if (performance.now() - returned > RECOVERED_WITHIN_MS / RATE) {
          faults.push('the new key is not known a minute after the return');
          break;
        }
        await delay(CALL_EVERY_MS);
      }
      const took = ((performance.now() - returned) * RATE) / 1000;
      return {
        acknowledged: [],
        figures: `${calls} calls during the outage, none rejected; the new key known ${Math.ceil(took)} s of its clock after the return`,
        faults: [...new Set(faults)],
      };
    } finally {
      await api.kill();
      await provider.close();
    }
  },
};
