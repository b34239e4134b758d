import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { startFakeService } from './fake-service.ts';

/** What a browser passes to its service worker. */
export interface PushedMessage {
  id: string;
  title: string;
  text: string;
  url: string;
}

interface ReceivedPush {
  path: string;
  ttl: number;
  message: PushedMessage;
  /** Claims of the VAPID token (RFC 8292), whose signature is valid. */
  claims: Record<string, unknown>;
  /** The public key that the token names. */
  publicKey: string;
}

/** A subscribed browser and its push service, which decrypts what it receives. */
export interface FakePushService {
  url: string;
  /** A new subscription, as `PushSubscription.toJSON()` has it. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  received: readonly ReceivedPush[];
  /** The status of the next responses. */
  respondWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

const PUBLIC_KEY_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message of one record: RFC 8188 for its form, RFC 8291 for its key. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): PushedMessage {
  const salt = body.subarray(0, SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const idStart = SALT_BYTES + 5;
  if (idLength !== PUBLIC_KEY_BYTES) throw new Error('The sender names no public key');
  const sender = body.subarray(idStart, idStart + idLength);
  const encrypted = body.subarray(idStart + idLength);
  if (body.readUInt32BE(SALT_BYTES) < encrypted.length) throw new Error('More than one record');
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(auth, browser.computeSecret(sender), keyInfo, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  const padded = Buffer.concat([
    decipher.update(encrypted.subarray(0, -TAG_BYTES)),
    decipher.final(),
  ]);
  const end = padded.lastIndexOf(2);
  return JSON.parse(padded.subarray(0, end).toString());
}

/** Verifies `Authorization: vapid t=…, k=…`. */
async function verifyVapid(header: string, origin: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['ES256'],
    audience: origin,
    requiredClaims: ['exp', 'sub'],
  });
  return { claims: payload, publicKey };
}

/** Starts a push service on the loopback interface. */
export async function startPushService(): Promise<FakePushService> {
  const service = await startFakeService();
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  let reply: [status: number, headers: Record<string, string>] = [201, {}];
  service.responses((response, request) => {
    const take = async () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser === undefined || reply[0] !== 201) return reply;
      const body = await buffer(request);
      const { authorization = '', ttl } = request.headers;
      received.push({
        path,
        ttl: Number(ttl),
        message: decrypt(body, browser.keys, browser.auth),
        ...(await verifyVapid(authorization, service.url)),
      });
      return reply;
    };
    take().then(
      ([status, headers]) => response.writeHead(status, headers).end('x'.repeat(100)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  return {
    url: service.url,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, { keys, auth });
      return {
        endpoint: `${service.url}${path}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    received,
    respondWith: (status, headers = {}) => {
      reply = [status, headers];
    },
    close: () => service.close(),
  };
}
