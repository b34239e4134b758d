import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '#server/config/config.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';
import { type GatewayMessage, type MessageGateway, UndeliverableError } from './gateway.ts';

/** For each, milliseconds: the name, the connection, the greeting. */
const CONNECT_MS = 5000;
/** Without a byte from the server, milliseconds; some check a message before they accept it. */
const SILENCE_MS = 20_000;

/** What nodemailer adds to its errors. */
interface SmtpFailure {
  /** Its own name of the failure: EAUTH, ECONNECTION … */
  code?: unknown;
  /** The name that the system has for it: ECONNREFUSED … */
  originalCode?: unknown;
  /** The SMTP command, or `API` when none was sent. */
  command?: unknown;
  /** The status of RFC 5321. */
  responseCode?: unknown;
  /** The whole response, which mostly names the recipient. */
  response?: unknown;
}

/** The status, and the more precise one of RFC 3463 where there is one: `550 5.1.1`. */
function statusOf({ response }: SmtpFailure): string {
  const found = /^(\d{3})[ -](\d\.\d{1,3}\.\d{1,3}\b)?/.exec(String(response ?? ''));
  return found === null ? '' : found.slice(1).filter(Boolean).join(' ');
}

/**
 * Separates a message that is rejected for good (5xx to its recipient or its text) from all that may
 * pass or be fixed: the connection, the password, the sender, 4xx.
 */
function describeFailure(error: unknown): Error {
  const failure = error as SmtpFailure;
  const { code = 'failed', originalCode, command } = failure;
  const parts = [code, originalCode, command, statusOf(failure)];
  const what = `SMTP: ${parts.filter(Boolean).join(' ')}`;
  const isOfMessage = command === 'RCPT TO' || command === 'DATA';
  const isRejected = isOfMessage && Number(failure.responseCode) >= 500;
  // No server was called: the address can not be written into a command.
  const isUnusable = code === 'EENVELOPE' && command === 'API';
  if (isRejected || isUnusable) return new UndeliverableError(what);
  return new ServiceError(what, { isUncertain: true });
}

/** The same for each attempt, so that a mail server recognizes a message that it has already. */
function messageIDOf({ id }: GatewayMessage, { from }: SmtpConfig): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<outbox-${id}@${domain}>`;
}

/** Sends e-mails by SMTP, as plain text, over a connection for each. */
export function createSmtpGateway(config: SmtpConfig): MessageGateway {
  const { host, port, isSecure, requiresTLS, credentials, from } = config;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTLS,
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channels: ['Email'],
    send: async (message) => {
      const { endPoint, subject, text, link } = message;
      try {
        await transport.sendMail({
          from,
          // As an object: a text would be read as a list of recipients.
          to: { name: '', address: endPoint },
          subject,
          text: link === null ? text : `${text}\n\n${link}`,
          messageId: messageIDOf(message, config),
          // No machine need reply to it (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
        });
      } catch (error) {
        throw describeFailure(error);
      }
    },
  };
}
