import * as z from 'zod';
import { parseTrustedProxy } from './client-address.ts';

/*
 * What the value of a setting can be. The description of a kind is what the operator reads after
 * "expected", in an error and in docs/configuration.md.
 */

const WEB = /^https?$/;

export const text = z.string().describe('text');

/** A text, or null for the word that switches the setting off. */
export function textOrNull(off: string) {
  return z
    .string()
    .transform((value) => (value === off ? null : value))
    .describe(`text, or ${off}`);
}

/** The phone of a Russian company as the contract writes it. */
export const phoneNumber = z
  .string()
  .regex(/^\+7\d{10}$/)
  .describe('a phone number as +7 and ten digits');

/** A setting that is a whole number, both limits included. */
export function integer(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max).describe(`a whole number from ${min} to ${max}`);
}

export const flag = z
  .stringbool({ truthy: ['on', 'true', 'yes', '1'], falsy: ['off', 'false', 'no', '0'] })
  .describe('on or off');

function isPercentEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

export const share = z.coerce.number().min(0).max(1).describe('a number from 0 to 1');

/** As OpenTelemetry writes them: `name=value,name=value`, percent-encoded. */
export const headers = z
  .string()
  .regex(/^[\w-]+=[^,\s]*(?:,[\w-]+=[^,\s]*)*$/, { abort: true })
  .refine(isPercentEncoded)
  .transform((pairs) =>
    Object.fromEntries(
      pairs.split(',').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, decodeURIComponent(value.join('='))];
      }),
    ),
  )
  .describe('headers such as name=value, with commas between them and percent-encoded');

/** A setting with a few values. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).describe(`one of ${values.join(', ')}`);
}

/** Keeps the URL as it was given, but for a slash at the end. */
export const webUrl = z
  .url({ protocol: WEB })
  .transform((url) => url.replace(/\/$/, ''))
  .describe('a URL that begins with https:// or http://');

/** A script of a third party: its URL becomes part of a header, and a changed script changes the page. */
export const scriptUrl = z
  .url({ protocol: WEB, abort: true })
  .refine((url) => isSecure(new URL(url)))
  .refine((url) => !/[\s;,'"]/.test(url))
  .describe('a URL that begins with https://, without spaces, commas, semicolons and quotes');

/** Where scripts of a third party come from that may load others of theirs. */
export const scriptOrigin = scriptUrl
  .transform((url) => new URL(url).origin)
  .describe('an origin that begins with https://');

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A script from this machine, for tests, cannot be changed on its way. */
function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || LOOPBACK.has(hostname);
}

/** A server of SMTP, and how to sign in there. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, abort: true })
  .transform((value, context) => {
    const { protocol, hostname, port, username, password } = new URL(value);
    const isSecure = protocol === 'smtps:';
    try {
      return {
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? (isSecure ? 465 : 587) : Number(port),
        /** Encrypted from the start, not by STARTTLS. */
        isSecure,
        /** No password leaves this machine as plain text. */
        requiresTLS: username !== '' && !LOOPBACK.has(hostname),
        credentials:
          username === ''
            ? null
            : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
      };
    } catch {
      context.addIssue('user and password must be percent-encoded');
      return z.NEVER;
    }
  })
  .describe('a URL that begins with smtps:// or smtp://');

const MAILBOX =
  /^(?:(?<name>[^<>"\r\n]*?)\s*<(?<named>[^<>@\s,]+@[^<>@\s,]+)>|(?<plain>[^<>@\s,]+@[^<>@\s,]+))$/;

/** Whom an e-mail is from. */
export const mailbox = z
  .string()
  .regex(MAILBOX)
  .transform((value) => {
    const { name = '', named, plain = '' } = MAILBOX.exec(value)?.groups ?? {};
    return { name, address: named ?? plain };
  })
  .describe('an e-mail address, or a name with the address in <>');

/** It becomes a part of a path. */
export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  .describe('3 to 63 lower-case letters, digits, hyphens and dots');

/** As Telegram names bots. */
export const botName = z
  .string()
  .transform((name) => name.replace(/^@/, ''))
  .refine((name) => /^[A-Za-z]\w{4,31}$/.test(name))
  .describe('the name of a bot: 5 to 32 Latin letters, digits and underscores');

/** As @BotFather issues it. */
export const botToken = z
  .string()
  .regex(/^\d+:[\w-]{30,}$/)
  .describe('the token of a bot: its number, a colon and a secret');

export const counterNumber = z
  .string()
  .regex(/^[0-9]{1,12}$/)
  .describe('the number of a counter, up to 12 digits');

export const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/ })
  .describe('a URL that begins with postgres://');

export const engineUrl = z
  .url({ protocol: /^sphinxql$/ })
  .describe('a URL that begins with sphinxql://');

function isOrigin(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && search === '' && hash === '';
}

export const origin = z
  .url({ protocol: WEB, abort: true })
  .refine(isOrigin)
  .transform((url) => new URL(url).origin)
  .describe('an origin: scheme, host and port, without a path');

function list<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item));
}

/** Whatever the path of the URLs, their origins count. */
function origins(protocol: RegExp) {
  return list(z.url({ protocol }).transform((url) => new URL(url).origin));
}

/** At most as many as the contract has. */
export const scriptUrls = list(scriptUrl.transform((url) => url.replace(/[?#].*$/, '')))
  .refine(({ length }) => length <= 50)
  .describe('up to 50 URLs that begin with https://, with commas between them');

export const texts = list(z.string()).describe('texts with commas between them');
export const webOrigins = origins(WEB).describe('origins with commas between them');
export const secureOrigins = origins(/^https$/).describe(
  'https:// origins with commas between them',
);

/** They become part of a header: only what a policy's name may contain passes. */
export const policyNames = list(z.string().regex(/^[\w#=@/.%-]+$/)).describe(
  'names of Trusted Types policies with commas between them',
);

/** Price types of 1С: that of everybody, and those that belong to a contract. */
export const priceTypes = z
  .string()
  .transform((value, context) => {
    const entries = value.split(';').map((entry) => entry.split('=').map((part) => part.trim()));
    const contracts = entries
      .filter(({ length }) => length === 2)
      .map(([type = '', contractNumber = '']) => ({ type, contractNumber }));
    const open = entries.filter(({ length }) => length === 1).map(([type = '']) => type);
    const isReadable =
      open.length <= 1 &&
      open.length + contracts.length === entries.length &&
      entries.flat().every((part) => part !== '');
    if (!isReadable) {
      context.addIssue('at most one of them without a contract');
      return z.NEVER;
    }
    return { publicType: open[0] ?? null, contracts };
  })
  .describe(
    'names or ids of price types with semicolons between them, some with = and a contract number',
  );

/** A private key of the curve P-256, as generators of VAPID keys print it. */
export const pushKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('32 bytes in base64url');

export const proxies = z
  .string()
  .transform((value, context) => {
    try {
      return parseTrustedProxy(value);
    } catch {
      context.addIssue('it is neither a number nor networks');
      return z.NEVER;
    }
  })
  .describe('how many proxies are in a row, or their networks with commas between them');

function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue('it is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const member = z.string('must be a text').min(1, 'must not be empty');
const signatory = member.nullable().default(null);

/** Who sells: what an invoice must name. */
export const seller = json(
  z.object(
    {
      name: member,
      inn: member,
      kpp: member,
      address: member,
      bank: member,
      bic: member,
      account: member,
      correspondentAccount: member,
      /** Who signs papers, as `Фамилия И. О.`; null leaves the line to be filled by hand. */
      director: signatory,
      accountant: signatory,
    },
    'it is not an object',
  ),
).describe(
  'JSON: {name, inn, kpp, address, bank, bic, account, correspondentAccount} and, optional, {director, accountant}',
);

export const services = json(
  z.array(
    z.object(
      {
        name: member,
        url: z.url({
          protocol: WEB,
          normalize: true,
          error: 'must be a URL that begins with https:// or http://',
        }),
        description: z.string('must be a text').default(''),
      },
      'must be an object',
    ),
    'it is not a list',
  ),
).describe('JSON: a list of {name, url} and, optional, {description}');
